import Testing

/// https://github.com/mustache/spec, interpolation
@Suite struct InterpolationTests {
  @Test func textWithoutTagsStaysAsItIs() {
    #expect(render("One } two { three }") == "One } two { three }")
  }

  @Test func anEmptyTemplateIsEmpty() {
    #expect(render("") == "")
  }

  @Test func aVariableIsReplacedByItsText() {
    #expect(render("Salve, {{name}}!", ["name": "Marce"]) == "Salve, Marce!")
  }

  @Test(arguments: ["{{ name }}", "{{\tname}}", "{{name\n}}", "{{\n  name\n}}"])
  func whiteSpaceInATagDoesNotCount(_ tag: String) {
    #expect(render("|\(tag)|", ["name": "Marce"]) == "|Marce|")
  }

  @Test func twoBracesEscape() {
    #expect(render("{{a}}", ["a": #"<i>&"</i>"#]) == "&lt;i&gt;&amp;&quot;&lt;/i&gt;")
  }

  @Test(arguments: ["{{{a}}}", "{{{ a }}}", "{{&a}}", "{{& a }}"])
  func threeBracesAndAmpersandDoNotEscape(_ tag: String) {
    #expect(render("(\(tag))", ["a": #"<&">"#]) == #"(<&">)"#)
  }

  @Test func numbersAreTexts() {
    #expect(render("{{a}} {{{b}}} {{&a}}", ["a": 12, "b": 1.5]) == "12 1.5 12")
  }

  @Test(arguments: ["{{a}}", "{{{a}}}", "{{&a}}"])
  func namesThatNobodyKnowsAndNullAreEmpty(_ tag: String) {
    #expect(render("(\(tag))") == "()")
    #expect(render("(\(tag))", ["a": nil]) == "()")
  }

  @Test func nullHidesANameFartherOut() {
    #expect(render("{{#in}}({{a}}){{/in}}", ["a": "out", "in": ["a": nil]]) == "()")
  }

  @Test func tagsSideBySideKeepNothingBetween() {
    #expect(render("{{a}}{{b}}{{a}}", ["a": "1", "b": "2"]) == "121")
  }

  @Test func aVariableKeepsItsLine() {
    #expect(render("  {{a}}\n", ["a": "x"]) == "  x\n")
    #expect(render("  {{{a}}}\r\n", ["a": "x"]) == "  x\r\n")
    #expect(render("  {{&a}}\n", ["a": "x"]) == "  x\n")
  }

  @Test func whatIsWrittenIsNotReadAgain() {
    #expect(render("{{{a}}}", ["a": "{{b}}{{>main}}", "b": "no"]) == "{{b}}{{>main}}")
  }

  @Test func bytesBeyondASCIIStay() {
    #expect(render("Ж{{ключ}}—", ["ключ": "Ω"]) == "ЖΩ—")
  }

  @Test func aByteOrderMarkIsLeftOut() {
    #expect(render("\u{FEFF}{{#a}}\nx\n{{/a}}\n", ["a": true]) == "x\n")
  }
}

/// Dotted names and the implicit iterator.
@Suite struct NameTests {
  @Test func aDottedNameGoesIntoObjects() {
    let data: TestValue = ["a": ["b": ["c": "deep"]]]
    #expect(render("{{a.b.c}} {{{a.b.c}}} {{&a.b.c}}", data) == "deep deep deep")
    #expect(render("{{#a}}{{#b}}{{c}}{{/b}}{{/a}}", data) == "deep")
  }

  @Test(arguments: ["a.x", "a.b.x", "x.y", "a.b.c.d", "text.x", "list.x"])
  func aBrokenChainIsEmpty(_ name: String) {
    let data: TestValue = ["a": ["b": ["c": "1"]], "x": "no", "text": "t", "list": [["x": "no"]]]
    #expect(render("({{\(name)}})", data) == "()")
    #expect(render("({{#\(name)}}in{{/\(name)}})", data) == "()")
    #expect(render("({{^\(name)}}not{{/\(name)}})", data) == "(not)")
  }

  @Test func onlyTheFirstPartIsLookedForFartherOut() {
    let data: TestValue = ["a": ["b": [:]], "b": ["c": "no"], "c": ["d": "yes"]]
    #expect(render("{{#a}}({{b.c}}){{c.d}}{{/a}}", data) == "()yes")
  }

  @Test func aDottedNameOpensSections() {
    let data: TestValue = ["a": ["list": [1, 2], "no": false, "yes": true, "o": ["x": "X"]]]
    #expect(render("{{#a.list}}<{{.}}>{{/a.list}}", data) == "<1><2>")
    #expect(render("{{#a.no}}x{{/a.no}}{{^a.no}}y{{/a.no}}", data) == "y")
    #expect(render("{{#a.yes}}x{{/a.yes}}{{#a.o}}{{x}}{{/a.o}}", data) == "xX")
  }

  @Test func aDotIsTheContextItself() {
    #expect(render("{{.}}|{{{.}}}|{{&.}}|{{ . }}", "<") == "&lt;|<|<|&lt;")
    #expect(
      render("{{#list}}({{.}}){{/list}}", ["list": ["a", 2, 1.5, "&"]]) == "(a)(2)(1.5)(&amp;)")
  }

  @Test func aDotInATextIsTheText() {
    #expect(render("{{#a}}{{.}} {{a}} {{b}}{{/a}}", ["a": "x", "b": "y"]) == "x x y")
    #expect(render("{{#o.a}}{{.}}{{/o.a}}", ["o": ["a": "x"]]) == "x")
  }

  @Test func aDotOpensSections() {
    #expect(
      render("{{#list}}[{{#.}}{{.}}{{/.}}]{{/list}}", ["list": [[1, 2], ["a"]]]) == "[12][a]")
    #expect(render("{{#.}}{{n}};{{/.}}", [["n": "1"], ["n": "2"]]) == "1;2;")
    #expect(render("{{^.}}none{{/.}}", []) == "none")
  }

  @Test func aDotOfAnObjectIsEmpty() {
    #expect(render("({{.}})", ["a": "x"]) == "()")
  }
}
