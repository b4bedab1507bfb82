import Diagnostics
import Templates
import Testing

@Suite struct TemplateSyntaxTests {
  @Test func aTagThatIsNotClosedIsReportedWhereItBegins() {
    #expect(
      faults(in: "<p>\n  {{name\n</p>")
        == ["2:3-8: the tag {{name is not closed; end it with }} [template-syntax]"])
    #expect(
      faults(in: "{{#a}}x{{/a")
        == [
          "1:1-6: the section \"a\" is not closed; end it with {{/a}} [template-syntax]",
          "1:8-11: the tag {{/a is not closed; end it with }} [template-syntax]",
        ])
  }

  @Test func theTagsAfterATagThatIsNotClosedAreRead() {
    #expect(
      faults(in: "{{a {{b}}\n{{c\n{{/d}}{{{e}}{{f}}}")
        == [
          "1:1-3: the tag {{a is not closed; end it with }} [template-syntax]",
          "2:1-3: the tag {{c is not closed; end it with }} [template-syntax]",
          "3:1-6: the tag {{/d}} closes nothing; "
            + "remove it, or open the section with {{#d}} [template-syntax]",
          "3:7-12: the tag {{{e}} is not closed; end it with }}} [template-syntax]",
        ])
  }

  @Test func aCommentThatIsNotClosedIsReported() {
    #expect(
      faults(in: "a\n{{! b\nc")
        == ["2:1-5: the tag {{! b is not closed; end it with }} [template-syntax]"])
  }

  @Test func aTagOfOtherDelimitersIsClosedByThem() {
    #expect(
      faults(in: "{{=<% %>=}}<%a}}")
        == ["1:12-16: the tag <%a}} is not closed; end it with %> [template-syntax]"])
  }

  @Test func aTagWithoutANameIsReported() {
    #expect(
      faults(in: "{{}}{{/}}")
        == [
          "1:1-4: the tag {{}} names nothing; name a variable in it [template-syntax]",
          "1:5-9: the tag {{/}} names nothing; name a variable in it [template-syntax]",
        ])
  }

  @Test(arguments: ["{{=<%=}}", "{{=a b c=}}", "{{= =}}", "{{=a= b=}}"])
  func delimitersMustBeTwoWords(_ tag: String) {
    #expect(
      faults(in: "\n\(tag)")
        == [
          "2:1-\(tag.utf8.count): the tag \(tag) sets no delimiters; write {{=<% %>=}} "
            + "[template-syntax]"
        ])
  }

  @Test func delimitersMustEndWithAnEqualsSign() {
    #expect(
      faults(in: "{{=<% %>}}\n")
        == ["1:1-10: the tag {{=<% %>}} is not closed; end it with =}} [template-syntax]"])
  }

  @Test func everySectionMustBeClosed() {
    #expect(
      faults(in: "{{#a}}\n {{^b.c}}\n")
        == [
          "1:1-6: the section \"a\" is not closed; end it with {{/a}} [template-syntax]",
          "2:2-9: the section \"b.c\" is not closed; end it with {{/b.c}} [template-syntax]",
        ])
  }

  @Test func aSectionLeftOpenInsideAnotherIsTheOneReported() {
    #expect(
      faults(in: "{{#a}}{{#b}}{{/a}}")
        == ["1:7-12: the section \"b\" is not closed; end it with {{/b}} [template-syntax]"])
  }

  @Test func aClosingTagMustNameItsSection() {
    #expect(
      faults(in: "{{#entries}}\n{{/entrys}}")
        == [
          "2:1-11: the tag {{/entrys}} does not close the section \"entries\"; "
            + "write {{/entries}} [template-syntax]"
        ])
  }

  @Test func aClosingTagThatDoesNotMatchTellsWhereTheSectionOpens() throws {
    var report = Report()
    _ = TemplateSet(
      compiling: files(["t": "x{{#a}}{{/b}}"]), vocabulary: .open, reportingTo: &report)
    let note = try #require(report.diagnostics.first?.notes.first)
    #expect(
      note == Diagnostic.Note("\"a\" opens here", path: "Templates/t.html", range: 1..<7))
  }

  @Test(arguments: ["a..b", ".a", "a.", ".."])
  func aNameMustNotHaveEmptyParts(_ name: String) {
    #expect(
      faults(in: "{{\(name)}}")
        == [
          "1:1-\(name.utf8.count + 4): the name \"\(name)\" has an empty part; "
            + "write names with single dots between them, such as site.title [template-syntax]"
        ])
  }

  @Test func theFaultsOfAllTemplatesAreReportedAtOnce() {
    #expect(
      faults(in: ["a": "{{#x}}", "b": "{{/y}}{{z", "c": "fine"])
        == [
          "Templates/a.html:1:1-6: the section \"x\" is not closed; end it with {{/x}} "
            + "[template-syntax]",
          "Templates/b.html:1:1-6: the tag {{/y}} closes nothing; "
            + "remove it, or open the section with {{#y}} [template-syntax]",
          "Templates/b.html:1:7-9: the tag {{z is not closed; end it with }} [template-syntax]",
        ])
  }

  @Test func anEmptyAndAWholeTemplateHaveNoFaults() {
    #expect(faults(in: "") == [])
    #expect(faults(in: "}} {{! {{ }}{{#a}}{{^b}}{{/b}}{{/a}}") == [])
  }
}
