import Diagnostics
import HTML
import Templates
import Testing

@Suite struct VocabularyTests {
  static let source = LibrarySource(entries: [
    .init(label: "a", words: ["x", "<"], firstChild: 2, next: 1), .init(label: ""),
    .init(label: "b"),
  ])

  func render(_ templates: [String: String]) throws -> String {
    var report = Report()
    let set = TemplateSet(
      compiling: files(templates), vocabulary: LibrarySource.vocabulary,
      roots: [TemplateRoot("page", scope: 0)], reportingTo: &report)
    #expect(report.diagnostics == [])
    var output = HTMLBuffer()
    try set.render(#require(set["page"]), of: .page, from: Self.source, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  func faults(_ templates: [String: String]) -> [String] {
    TemplatesTests.faults(
      in: templates, vocabulary: LibrarySource.vocabulary,
      roots: [TemplateRoot("page", scope: 0)]
    ).map { String($0.dropFirst("Templates/".count)) }
  }

  // MARK: Rendering

  @Test func namesAreFoundInTheInnermostContextThatDeclaresThem() throws {
    #expect(
      try render(["page": "{{title}}{{#entries}}[{{label}} {{title}}{{/entries}}"])
        == "Page[a Page[ Page")
    #expect(
      try render(["page": "{{#entries}}{{#strings}}{{entries}}{{/strings}};{{/entries}}"])
        == "Entries;Entries;")
  }

  @Test func aPartialCanEnterItsOwnContexts() throws {
    let entry = "({{label}}{{#folds}}:{{#entries}}{{>entry}}{{/entries}}{{/folds}}{{title}})"
    #expect(
      try render(["page": "{{#entries}}{{>entry}}{{/entries}}", "entry": entry])
        == "(a:(bPage)Page)(Page)")
  }

  @Test func outerContextsComeBackAfterInnerOnes() throws {
    let template =
      "{{#entries}}{{#folds}}{{#entries}}{{label}}{{/entries}}{{label}}{{/folds}}{{/entries}}"
    #expect(try render(["page": template]) == "ba")
  }

  @Test func textSectionsGiveTheirText() throws {
    #expect(
      try render(["page": "{{#entries}}{{#label}}<{{.}}{{label}}>{{/label}}{{/entries}}"])
        == "<aa>")
    #expect(
      try render(["page": "{{#entries}}{{#label}}{{>p}}{{/label}}{{/entries}}", "p": "{{.}}"])
        == "a")
    #expect(
      try render(["page": "{{#entries}}{{#words}}{{.}},{{/words}}{{/entries}}"]) == "x,&lt;,")
  }

  @Test func dottedNamesAreFollowed() throws {
    #expect(
      try render(["page": "{{strings.close}}{{#strings.close}}!{{/strings.close}}"]) == "Close!")
  }

  @Test func onlyRootsAreRendered() throws {
    var report = Report()
    let set = TemplateSet(
      compiling: files(["page": "", "part": ""]), vocabulary: LibrarySource.vocabulary,
      roots: [TemplateRoot("page", scope: 0)], reportingTo: &report)
    #expect(set["page"] != nil)
    #expect(set["part"] == nil)
    #expect(set["absent"] == nil)
  }

  // MARK: Faults

  @Test func anUnknownVariableIsReportedWithTheNearestName() {
    #expect(
      faults(["page": "<p>\n{{ tilte }}{{#entrys}}{{/entrys}}{{zebra}}"])
        == [
          "page.html:2:4-8: the variable \"tilte\" does not exist; did you mean \"title\"? "
            + "[unknown-variable]",
          "page.html:2:15-20: the variable \"entrys\" does not exist; did you mean \"entries\"? "
            + "[unknown-variable]",
          "page.html:2:36-40: the variable \"zebra\" does not exist; take a name that the README "
            + "of the templates lists (`florilegium eject README`) [unknown-variable]",
        ])
  }

  @Test func thePartOfADottedNameThatIsUnknownIsMarked() {
    #expect(
      faults(["page": "{{strings.clsoe}}"])
        == [
          "page.html:1:11-15: the variable \"clsoe\" does not exist; did you mean \"close\"? "
            + "[unknown-variable]"
        ])
  }

  @Test func unknownVariablesAreReportedInTemplatesThatNobodyIncludes() {
    #expect(
      faults(["page": "", "spare": "{{labl}}"])
        == [
          "spare.html:1:3-6: the variable \"labl\" does not exist; did you mean \"label\"? "
            + "[unknown-variable]"
        ])
  }

  @Test func aVariableOutsideItsContextsIsReported() {
    #expect(
      faults(["page": "{{label}}{{#entries}}{{label}}{{close}}{{/entries}}{{^folds}}{{/folds}}"])
        == [
          "page.html:1:3-7: the variable \"label\" does not exist here; "
            + "use it between {{#entries}} and {{/entries}} [unknown-variable]",
          "page.html:1:33-37: the variable \"close\" does not exist here; "
            + "use it between {{#strings}} and {{/strings}} [unknown-variable]",
          "page.html:1:55-59: the variable \"folds\" does not exist here; "
            + "use it between {{#entries}} and {{/entries}} [unknown-variable]",
        ])
  }

  @Test func contextsAreFollowedIntoPartials() {
    #expect(
      faults(["page": "{{>p}}{{#entries}}{{>q}}{{/entries}}", "p": "{{>q}}", "q": "{{label}}"])
        == [
          "q.html:1:3-7: the variable \"label\" does not exist here; "
            + "use it between {{#entries}} and {{/entries}} [unknown-variable]"
        ])
    #expect(faults(["page": "{{#entries}}{{>q}}{{/entries}}", "q": "{{label}}"]) == [])
  }

  @Test func aNameHasTheShapeOfTheInnermostContext() {
    #expect(faults(["page": "{{#strings}}{{entries}}{{/strings}}"]) == [])
    #expect(
      faults([
        "page": "{{#entries}}{{#strings}}{{#entries}}{{label}}{{/entries}}{{/strings}}{{/entries}}"
      ])
        == [])
  }

  @Test func whatIsNoTextIsNotWritten() {
    #expect(
      faults(["page": "{{entries}}{{strings}}{{#entries}}{{folds}}{{.}}{{/entries}}{{.}}"])
        == [
          "page.html:1:3-9: the variable \"entries\" is a list, not a text; "
            + "write {{#entries}}…{{/entries}} [unknown-variable]",
          "page.html:1:14-20: the variable \"strings\" is an object, not a text; "
            + "write {{#strings}}…{{/strings}} [unknown-variable]",
          "page.html:1:37-41: the variable \"folds\" is true or false, not a text; "
            + "write {{#folds}}…{{/folds}} [unknown-variable]",
          "page.html:1:46-46: {{.}} has no text here; write the name of a variable "
            + "[unknown-variable]",
          "page.html:1:63-63: {{.}} has no text here; write the name of a variable "
            + "[unknown-variable]",
        ])
  }

  @Test func objectsHaveTheirOwnNamesOnly() {
    #expect(
      faults(["page": "{{strings.title}}{{title.close}}{{entries.label}}"])
        == [
          "page.html:1:3-15: the variable \"strings\" has no \"title\"; the README of the "
            + "templates lists what it has (`florilegium eject README`) [unknown-variable]",
          "page.html:1:20-30: the variable \"title\" has no \"close\"; write {{close}} by itself "
            + "[unknown-variable]",
          "page.html:1:35-47: the variable \"entries\" has no \"label\"; "
            + "write {{#entries}}{{label}}{{/entries}} [unknown-variable]",
        ])
  }

  @Test func aSectionAtFaultIsReportedOnceAndNotFollowed() {
    #expect(faults(["page": "{{#label}}{{label}}{{.}}{{/label}}"]).count == 1)
  }

  @Test func aMissingPartialIsReportedWithTheNearestName() {
    #expect(
      faults(["page": "\n {{> entri }}{{>zebra}}", "entry": ""])
        == [
          "page.html:2:6-10: the partial \"entri\" does not exist; did you mean {{>entry}}? "
            + "[missing-partial]",
          "page.html:2:17-21: the partial \"zebra\" does not exist; write zebra.html beside this "
            + "file, or take the tag out [missing-partial]",
        ])
  }

  @Test func aTemplateAtFaultLeavesTheOthersWhole() throws {
    var report = Report()
    let set = TemplateSet(
      compiling: files(["page": "a{{>p}}b", "p": "{{#x"]), vocabulary: LibrarySource.vocabulary,
      roots: [TemplateRoot("page", scope: 0)], reportingTo: &report)
    var output = HTMLBuffer()
    try set.render(#require(set["page"]), of: .page, from: Self.source, into: &output)
    let bytes = output.bytes
    #expect(bytes == Array("ab".utf8))
    #expect(report.count(.error) == 1)
  }
}
