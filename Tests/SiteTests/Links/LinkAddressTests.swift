import Site
import Testing

@Suite struct LinkAddressTests {
  private func address(_ text: String, in folder: String = "x") -> LinkAddress? {
    LinkAddress(Array(text.utf8)[...], in: folder)
  }

  @Test(arguments: [
    "https://a.b", "mailto:a@b", "//a.b/c", "tel:1", "", "?q=1", "data:image/png,x",
  ])
  func whatLeadsElsewhereIsNotTakenApart(_ text: String) {
    #expect(address(text) == nil)
  }

  @Test(arguments: [
    ("a.md", "x/a.md"), ("./a.md", "x/a.md"), ("../a.md", "a.md"), ("y/../a.md", "x/a.md"),
    ("/a.md", "a.md"), ("a%20b.md", "x/a b.md"), ("%D0%B0.md", "x/а.md"), ("а.md", "x/а.md"),
    ("a.md?v=1#b", "x/a.md"), ("50%.md", "x/50%.md"), ("%FF.md", "x/%FF.md"),
    ("my notes: a.md", "x/my notes: a.md"),
  ])
  func pathsBeginAtTheFolderOfTheirFile(_ text: String, _ path: String) {
    #expect(address(text)?.path == path)
    #expect(address(text)?.isOutside == false)
  }

  @Test func pathsThatLeaveTheContentAreTold() {
    #expect(address("../../a.png")?.isOutside == true)
    #expect(address("..")?.isOutside == false)
  }

  @Test func placesAreReadWithTheirPercentSigns() {
    #expect(address("#a%20b")?.place == Array("a b".utf8))
    #expect(address("#")?.place == [])
    #expect(address("a.md")?.place == nil)
    #expect(address("#a")?.isSameDocument == true)
    #expect(address("a.md?b=c#d")?.query == Array("?b=c".utf8))
  }
}
