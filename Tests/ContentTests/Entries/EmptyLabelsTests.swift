import Content
import Diagnostics
import Testing

@Suite struct EmptyLabelsTests {
  @Test(arguments: [
    "##\n\nx\n\n## B\n\ny\n", "## {#x}\n\nx\n\n## B\n\ny\n", "## &nbsp;\n\nx\n\n## B\n\ny\n",
    "-\n- B\n", "1.\n2. B\n", ">\n\n> B\n", "| a | b |\n|---|---|\n| | x |\n| B | y |\n",
    "<details><summary> </summary>x</details>\n\n> [!note] B\n",
  ])
  func `what shows nothing is shown as dots, and told`(_ text: String) {
    let page = FinishedPage(text)
    #expect(page.tree == "… B")
    #expect(page.rules == ["empty-label"])
  }

  @Test func `several are not called equal`() {
    let page = FinishedPage("-\n- B\n-\n")
    #expect(page.tree == "… B …")
    #expect(page.rules == ["empty-label", "empty-label"])
  }

  @Test func `a picture is something`() {
    #expect(!FinishedPage("## ![](a.png)\n\nx\n\n## B\n\ny\n").rules.contains("empty-label"))
  }
}
