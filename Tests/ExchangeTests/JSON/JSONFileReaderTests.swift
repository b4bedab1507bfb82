import Diagnostics
import Exchange
import Testing

struct JSONFileReaderTests {
  @Test func `an array of texts is read, their attributions told apart`() {
    let result = Importing(
      #"["Cut stone is patient.", "\"Chalk.\" — A. Reyes, On Stone", "", "石\n灰"]"#, .json)
    #expect(
      result.outline == ["Cut stone is patient.", "\"Chalk.\" (A. Reyes | On Stone)", "石\n灰"])
    #expect(result.report.diagnostics.isEmpty)
  }

  @Test(arguments: [
    #"[{"quote": "Stone.", "author": "A. Reyes"}]"#, #"[{"text": "Stone.", "by": "A. Reyes"}]"#,
    #"{"quotes": [{"content": "Stone.", "author": {"name": "A. Reyes", "id": 4}}], "count": 1}"#,
    #"{"quote": "Stone.", "author": "A. Reyes"}"#,
    "{\"body\": \"Stone.\", \"author\": \"A. Reyes\"}\n{\"body\": \"\"}\n",
    "\u{FEFF}[{\"Quote\": \"Stone.\", \"Author\": \"A. Reyes\"}]",
    #"[{"id": 1, "quoteText": "Stone.", "quoteAuthor": "A. Reyes"}]"#,
  ])
  func `keys are guessed`(source: String) {
    let result = Importing(source, .json)
    #expect(result.outline == ["Stone. (A. Reyes)"])
    #expect(result.notes.count == 1)
  }

  @Test(arguments: [
    (#"{"quote": {"a": "b"}}"#, []), (#"{"quote": {"text": "t", "more": "lost"}}"#, ["t"]),
    (#"[{"quote": "q", "note": [{"text": "t", "by": ["x"]}]}]"#, ["q = t"]),
  ])
  func `a text that is nested and not read is named`(source: String, outline: [String]) {
    let result = Importing(source, .json)
    #expect(result.outline == outline)
    #expect(result.faults == ["nested-text"])
  }

  @Test(arguments: [
    #"[{"quote": {"text": "t", "id": 4, "more": "", "is": null}}]"#,
    #"[{"quote": ["t"], "author": {"name": "A. Reyes", "born": "in Rome"}, "x": {"y": "z"}}]"#,
  ])
  func `what is no text of an entry may be nested`(source: String) {
    #expect(Importing(source, .json).faults == [])
  }

  @Test(arguments: ["\\u000b", "\\f", "\\u0085", "\\u001e", "\\r", "\\r\\n"])
  func `controls that part words do not join them`(control: String) {
    #expect(Importing("[\"one\(control)two\"]", .json).outline == ["one\ntwo"])
    let author = #"[{"quote": "q", "author": "A.\#(control)Reyes"}]"#
    #expect(Importing(author, .json).outline == ["q (A. Reyes)"])
  }

  @Test func `every field has keys`() {
    let source = #"""
      [{"label": "Stone.", "body": "Grey.", "author": ["A. Reyes", "B. Grau"], "source": 1984,
        "url": "https://x.org", "lang": "English", "tags": ["a b", "c"], "section": "Rocks"}]
      """#
    let result = Importing(source, .json)
    #expect(
      result.outline == ["Stone. = Grey. (A. Reyes & B. Grau | 1984 | https://x.org) [a b, c]"])
    #expect(result.records[0].lang == "en")
    #expect(result.records[0].section == "Rocks")
    #expect(
      result.notes == [
        "keys were guessed: label=label,body=body,author=author,source=source,url=url,lang=lang,"
          + "tags=tags,section=section"
      ])
  }

  @Test func `keys can be named`() throws {
    let result = Importing(
      #"[{"q": "Stone.", "a": "A. Reyes"}]"#, .json, columns: try ColumnChoice("label=q,author=a"))
    #expect(result.outline == ["Stone. (A. Reyes)"])
    #expect(result.notes == [])
    let wrong = Importing(
      #"[{"quote": "Stone."}]"#, .json, columns: try ColumnChoice("label=qoute"))
    #expect(wrong.faults.first == "unknown-column")
  }

  @Test(arguments: [
    ("[\"a\",, \"b\"]", 5), ("[\"a\" \"b\"]", 5), ("{\"a\" 1}", 5), ("[\"a\"", 4), ("", 0),
    ("[\"a\nb\"]", 3), ("[\"\\x\"]", 3), ("[1.]", 3), ("[tru]", 4), ("[] x", 3), ("{\"a\": 1,}", 8),
    ("[01]", 1), ("{1: 2}", 1), ("[\"\\u12\"]", 6),
  ])
  func `a fault is shown where it stands`(source: String, place: Int) {
    let result = Importing(source, .json)
    #expect(result.faults == ["not-json"])
    #expect(result.report.diagnostics[0].range?.lowerBound == place)
  }

  @Test func `escapes are resolved, and half a pair is no character`() {
    let source = #"["\u0053tone \"\/\\ \n\ud83e\udea8 \ud83e. \u2014 A. Reyes"]"#
    #expect(Importing(source, .json).outline == ["Stone \"/\\\n🪨 \u{FFFD}. (A. Reyes)"])
  }

  @Test func `deep nesting is an error and no crash`() {
    let source = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(Importing(source, .json).report.hasErrors)
  }

  @Test func `which of several arrays is meant nobody can tell`() {
    let result = Importing(#"{"a": ["Stone."], "b": ["Chalk."], "c": [1, 2]}"#, .json)
    #expect(result.faults == ["several-arrays"])
    #expect(result.report.diagnostics[0].headline.hasSuffix("a, b"))
  }

  @Test func `values that are no entries are told`() {
    let result = Importing(#"["Stone.", 7, null, {"quote": "Chalk."}]"#, .json)
    #expect(result.outline == ["Stone.", "Chalk."])
    #expect(result.faults == ["no-entry"])
  }

  @Test func `objects without a text are an error that names their keys`() {
    let result = Importing(#"[{"x": "Stone.", "y": 2}]"#, .json)
    #expect(result.faults == ["no-label"])
    #expect(result.report.diagnostics[0].explanation == "The keys are x, y.")
  }
}
