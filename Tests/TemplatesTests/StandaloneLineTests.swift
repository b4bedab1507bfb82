import Testing

/// https://github.com/mustache/spec: tags that stand alone on a line leave no line behind.
@Suite struct StandaloneLineTests {
  /// Tags that write nothing, for the variable `t` that is true.
  static let tags = ["{{! note }}", "{{!\n two\n lines\n}}", "{{=<% %>=}}", "{{#t}}{{/t}}"]

  @Test(arguments: tags.dropLast())
  func aLoneTagLeavesNoLine(_ tag: String) {
    #expect(render("a\n\(tag)\nb\n") == "a\nb\n")
    #expect(render("a\r\n\(tag)\r\nb\r\n") == "a\r\nb\r\n")
    #expect(render("a\n \t\(tag)\t \nb\n") == "a\nb\n")
  }

  @Test(arguments: tags.dropLast())
  func theFirstAndTheLastLineCountToo(_ tag: String) {
    #expect(render("  \(tag)\nb") == "b")
    #expect(render("a\n  \(tag)") == "a\n")
    #expect(render("  \(tag)  ") == "")
  }

  @Test(arguments: tags)
  func aTagBesideSomethingKeepsTheWhiteSpace(_ tag: String) {
    #expect(render(" a \(tag) \nb", ["t": true]) == " a  \nb")
    #expect(render(" \(tag) b\n", ["t": true]) == "  b\n")
  }

  @Test func twoTagsOnALineDoNotStandAlone() {
    #expect(render(" {{#t}}a{{/t}}\n", ["t": true]) == " a\n")
    #expect(render(" {{!a}}{{!b}}\n") == " \n")
    #expect(render("{{#t}} {{! x }}\n {{/t}} |\n", ["t": true]) == " \n  |\n")
  }

  @Test func sectionTagsAloneLeaveNoLine() {
    #expect(render("a\n{{#t}}\nb\n{{/t}}\nc\n", ["t": true]) == "a\nb\nc\n")
    #expect(render("a\n  {{#t}}  \nb\n\t{{/t}}\nc\n", ["t": true]) == "a\nb\nc\n")
    #expect(render("a\r\n{{^n}}\r\n{{/n}}\r\nc") == "a\r\nc")
    #expect(render("  {{#t}}\nb{{/t}}\nc", ["t": true]) == "b\nc")
    #expect(render("a{{#t}}\nb\n  {{/t}}", ["t": true]) == "a\nb\n")
  }

  @Test func blankLinesAroundALoneTagStay() {
    #expect(render("a\n\n{{#t}}\n\nb\n\n{{/t}}\n\nc", ["t": true]) == "a\n\n\nb\n\n\nc")
  }

  @Test func loneTagsInAListRepeatOnlyWhatIsBetween() {
    let data: TestValue = ["l": [["a": true, "n": 1], ["a": false, "n": 2]]]
    let template = "{{#l}}\n  {{#a}}\n  A\n  {{/a}}\n  {{n}}\n{{/l}}\n"
    #expect(render(template, data) == "  A\n  1\n  2\n")
  }
}

/// https://github.com/mustache/spec, comments
@Suite struct CommentTests {
  @Test func aCommentIsLeftOut() {
    #expect(render("1{{! 2 }}3") == "13")
    #expect(render("1 {{!2}} 3") == "1  3")
    #expect(render("1{{!\n 2\n\n}}3\n") == "13\n")
  }

  @Test func aCommentIsNoName() {
    #expect(render("({{! a }}{{!a}})", ["! a": "no", "!a": "no", "a": "no"]) == "()")
  }

  @Test func tagsInACommentAreNoTags() {
    #expect(render("1{{! {{#a }}2") == "12")
  }
}

/// https://github.com/mustache/spec, delimiters
@Suite struct DelimiterTests {
  @Test(arguments: ["{{=<% %>=}}(<%a%>)", "{{= <%   %> =}}(<% a %>)", "({{=[ ]=}}[a])"])
  func delimitersCanBeSet(_ template: String) {
    #expect(render(template, ["a": "x"]) == "(x)")
  }

  @Test func theOldDelimitersAreTextThen() {
    #expect(render("{{=| |=}}|a| {{a}}", ["a": "x"]) == "x {{a}}")
  }

  @Test func theyCanBeSetBack() {
    #expect(render("{{=<% %>=}}<%a%><%={{ }}=%>{{a}}<%a%>", ["a": "x"]) == "xx<%a%>")
  }

  @Test func everyKindOfTagUsesThem() {
    let template = "{{=<% %>=}}<%#l%><%.%><%&.%><%{.}%><%/l%><%^n%>-<%/n%><%!c%>"
    #expect(render(template, ["l": ["<"]]) == "&lt;<<-")
  }

  @Test func theyHoldInSections() {
    let template = "{{#s}}{{a}}|a|{{/s}}{{=| |=}}|#s|{{a}}|a||/s|"
    #expect(render(template, ["s": true, "a": "x"]) == "x|a|{{a}}x")
  }

  @Test func theyDoNotReachIntoPartialsNorOutOfThem() {
    #expect(render("{{=| |=}}|>p||a|", ["a": "x"], partials: ["p": ".{{a}}.|a|"]) == ".x.|a|x")
    #expect(render("{{>p}}{{a}}|a|", ["a": "x"], partials: ["p": "{{=| |=}}|a|"]) == "xx|a|")
  }
}
