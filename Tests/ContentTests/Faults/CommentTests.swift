import Content
import Diagnostics
import Testing

struct CommentTests {
  @Test func `a comment between quotes makes none of them unfold`() {
    var report = Report()
    let text = "> One.\n\n<!-- a note -->\n\n> Two.\n\n<!-- more --> text\n\n> Three.\n"
    let reader = PageReader(path: "a.md", fallbackTitle: "a")
    var page = reader.read(Array(text.utf8), into: &report)
    PageFinisher.finish(&page, into: &report)
    #expect(page.entries.map { $0.flags.contains(.folds) } == [false, true, false])
  }
}
