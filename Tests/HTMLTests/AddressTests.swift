import HTML
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "javascript\t:alert(1)", "vbscript:x",
    "VBScript:x", "file:///etc/passwd", "data:text/html,<script>", "data:,x",
    "data:image/svg+xml,<svg>", "data:image/pngx,", "DATA:text/html;base64,x",
  ])
  func dangerousLinksAreRecognised(_ address: String) {
    #expect(Address.isDangerous(Array(address.utf8)[...], as: .link))
  }

  @Test(arguments: [
    "", "#a", "a.md", "a/b.md#c", "https://a.b", "mailto:a@b", "javascript", "javascripts:x",
    "path/javascript:x", "?javascript:x", "data:image/png;base64,x", "DATA:IMAGE/GIF;base64,x",
    "file.html", "данные:x", "é:javascript:",
  ])
  func otherLinksPass(_ address: String) {
    #expect(!Address.isDangerous(Array(address.utf8)[...], as: .link))
  }

  @Test func aPictureMayBeDrawnFromData() {
    #expect(!Address.isDangerous(Array("data:image/svg+xml,x".utf8)[...], as: .picture))
    #expect(Address.isDangerous(Array("data:text/html,x".utf8)[...], as: .picture))
  }

  @Test(arguments: [
    ("https://a", true), ("mailto:a", true), ("a:b", true), ("a/b:c", false), ("#a:b", false),
    ("?a:b", false), ("1a:b", false), (":a", false), ("", false), ("a b:c", false), (" a:b", true),
  ])
  func aSchemeEndsBeforeThePath(_ address: String, _ has: Bool) {
    #expect(Address.hasScheme(Array(address.utf8)[...]) == has)
  }

  @Test(arguments: [
    "[a](javascript:x)", "[a](<java script:x>)", "[a](&#106;avascript:x)", "[a](&#x6A;avascript:x)",
    "[a](javascript&colon;x)", "[a](java&Tab;script:x)", "[a](java&NewLine;script:x)",
    "<javascript:x>", "[a][r]\n\n[r]: JAVASCRIPT:x",
  ])
  func dangerousLinksOfMarkdownAreTheirText(_ markdown: String) {
    #expect(!body(markdown).contains("href"))
  }

  @Test func dangerousPicturesAreTheirWords() {
    #expect(body("![a *b*](javascript:x)") == "<p>a b</p>\n")
    #expect(body("![a](data:image/png;base64,AA==)").contains("src=\"data:image/png;base64,AA==\""))
  }
}
