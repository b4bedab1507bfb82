import Diagnostics
import HTML
import Templates
import Testing

@Suite struct DeepRecursionTests {
  /// Entries each of which is the only one in the one before.
  func chain(_ depth: Int) -> LibrarySource {
    LibrarySource(
      entries: (0..<depth).map {
        LibrarySource.Entry(label: "x", firstChild: $0 + 1 < depth ? $0 + 1 : nil)
      })
  }

  func set(_ entry: String) -> (TemplateSet, [TemplateFile]) {
    var report = Report()
    let files = files(["page": "{{#entries}}{{>entry}}{{/entries}}", "entry": entry])
    let set = TemplateSet(
      compiling: files, vocabulary: LibrarySource.vocabulary,
      roots: [TemplateRoot("page", scope: 0)], reportingTo: &report)
    #expect(report.diagnostics == [])
    return (set, files)
  }

  @Test(.timeLimit(.minutes(10))) func fiftyThousandLevelsRenderInLinearTime() throws {
    let (set, _) = set("<{{label}}{{title}}{{strings.close}}{{#entries}}\n{{>entry}} {{/entries}}>")
    var output = HTMLBuffer()
    // One level may ask every level around it for `title`: that took minutes.
    try set.render(#require(set["page"]), of: .page, from: chain(50_000), into: &output)
    let count = output.count
    #expect(count == 50_000 * "<xPageClose>\n ".utf8.count - 2)
  }

  @Test func anInlineRecursiveTagIsNotIndented() throws {
    let (set, _) = set("  <{{#entries}}{{>entry}}{{/entries}}>\n")
    var output = HTMLBuffer()
    try set.render(#require(set["page"]), of: .page, from: chain(50_000), into: &output)
    let count = output.count
    #expect(count == 50_000 * "  <>\n".utf8.count)
  }

  @Test func recursionWithoutEndIsAFaultWithItsPlace() throws {
    let (set, files) = set("x\n{{label}} {{>entry}}")
    var output = HTMLBuffer()
    do throws(TemplateRecursion) {
      let page = set["page"]
      guard let page else { return }
      try set.render(page, of: .page, from: chain(1), into: &output)
      Issue.record("The recursion ended.")
    } catch {
      let diagnostic = try #require(set.diagnostic(for: error))
      #expect(
        describe(diagnostic, in: files)
          == "Templates/entry.html:2:11-20: the partial \"entry\" includes itself without end; "
          + "include it in a section that ends, such as a list of entries [template-syntax]")
    }
  }

  @Test func sectionsNestDeeply() throws {
    let depth = 50_000
    let (opening, closing) = ("{{#label}}{{^folds}}", "{{/folds}}{{/label}}")
    let (set, _) = set(
      String(repeating: opening, count: depth) + "{{.}}" + String(repeating: closing, count: depth))
    var output = HTMLBuffer()
    try set.render(#require(set["page"]), of: .page, from: chain(1), into: &output)
    let bytes = output.bytes
    #expect(bytes == Array("x".utf8))
  }
}
