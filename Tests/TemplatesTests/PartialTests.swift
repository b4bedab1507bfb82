import Testing

/// https://github.com/mustache/spec, partials
@Suite struct PartialTests {
  @Test func aPartialIsIncluded() {
    #expect(render("({{>p}})", partials: ["p": "in"]) == "(in)")
    #expect(render("({{> p }})", partials: ["p": "in"]) == "(in)")
  }

  @Test func aPartialThatDoesNotExistIsEmpty() {
    #expect(render("({{>p}})") == "()")
  }

  @Test func aPartialSeesTheContext() {
    #expect(
      render("{{#o}}{{>p}}{{/o}}", ["o": ["a": 1], "b": 2], partials: ["p": "{{a}}{{b}}"]) == "12")
    #expect(
      render("{{#l}}{{>p}}{{/l}}", ["l": ["x", "y"]], partials: ["p": "<{{.}}>"]) == "<x><y>")
  }

  @Test func aPartialIncludesOthers() {
    let partials = ["p": "{{a}}({{>q}})", "q": "[{{b}}{{>r}}]", "r": "."]
    #expect(render("{{>p}}{{>r}}", ["a": "A", "b": "B"], partials: partials) == "A([B.]).")
  }

  @Test func aPartialIncludesItself() {
    let data: TestValue = [
      "n": "a", "kids": [["n": "b", "kids": [["n": "c", "kids": []]]], ["n": "d", "kids": []]],
    ]
    let node = "{{n}}<{{#kids}}{{>node}}{{/kids}}>"
    #expect(render("{{>node}}", data, partials: ["node": node]) == "a<b<c<>>d<>>")
  }

  @Test func whiteSpaceAroundAnInlinePartialStays() {
    #expect(render("| {{>p}} |", partials: ["p": "\t|\t"]) == "| \t|\t |")
    #expect(render("  {{a}}  {{>p}}\n", ["a": "|"], partials: ["p": ">\n>"]) == "  |  >\n>\n")
  }

  @Test func aLonePartialLeavesNoLine() {
    #expect(render("a\r\n{{>p}}\r\nb", partials: ["p": ">"]) == "a\r\n>b")
    #expect(render("a\n{{>p}}\nb", partials: ["p": ">\n"]) == "a\n>\nb")
  }

  @Test func aLonePartialIndentsItsLines() {
    #expect(render("  {{>p}}\nb", partials: ["p": "1\n2"]) == "  1\n  2b")
    #expect(render("a\n\t{{>p}}", partials: ["p": "1\r\n2\r\n"]) == "a\n\t1\r\n\t2\r\n")
  }

  @Test func whatIsWrittenInAPartialIsNotIndented() {
    let partials = ["p": "|\n{{{a}}}\n|\n"]
    #expect(
      render("\\\n {{>p}}\n/\n", ["a": "1\n2"], partials: partials) == "\\\n |\n 1\n2\n |\n/\n")
  }

  @Test func aLineIsIndentedOnceWhateverBeginsIt() {
    let partials = ["p": "{{#t}}x{{/t}}\n{{!c}}y\n{{a}}z\n{{>q}}w\n", "q": "q"]
    #expect(
      render("  {{>p}}\n", ["t": true, "a": "A"], partials: partials)
        == "  x\n  y\n  Az\n  qw\n")
  }

  @Test func loneTagsAndBlankLinesInAPartialGetNoIndentation() {
    let partials = ["p": "{{#l}}\n{{.}}\n\n{{/l}}\n\r\nend\n"]
    #expect(
      render("  {{>p}}\n", ["l": ["1", "2"]], partials: partials) == "  1\n\n  2\n\n\r\n  end\n")
  }

  @Test func indentationsAddUpForLonePartials() {
    let partials = ["p": "p\n {{>q}}\np\n", "q": "q\n{{>r}}\nq\n", "r": "r\nr\n"]
    #expect(render("  {{>p}}\n", partials: partials) == "  p\n   q\n   r\n   r\n   q\n  p\n")
  }

  @Test func aPartialInlineInAnIndentedOneIsNotIndented() {
    let partials = ["p": "p {{>q}}\np\n", "q": "1\n2\n{{>r}}\n", "r": "r\n"]
    #expect(render("  {{>p}}\n", partials: partials) == "  p 1\n2\nr\n\n  p\n")
  }

  @Test func indentationEndsWithThePartial() {
    let partials = ["p": "{{>q}}\n {{>q}}\n", "q": "q\n"]
    #expect(render("{{>p}}\n  {{>p}}\n{{>p}}\n", partials: partials) == "q\n q\n  q\n   q\nq\n q\n")
  }

  @Test func aLonePartialThatIncludesItselfIndentsEachLevel() {
    let data: TestValue = ["n": 1, "kid": ["n": 2, "kid": ["n": 3, "kid": false]]]
    let partials = ["node": "{{n}}\n{{#kid}}\n  {{>node}}\n{{/kid}}\n"]
    #expect(render("{{>node}}\n", data, partials: partials) == "1\n  2\n    3\n")
  }
}
