import Testing

import YAML

struct YAMLErrorTests {
  /// What must be said about a faulty text: the words, the bytes they mark, the way out.
  struct Case: CustomTestStringConvertible {
    var text: String
    var message: String
    var marked: String
    var fix: String
    var testDescription: String { text }
  }

  static let cases = [
    Case(
      text: "lang: la\ntitle: Latin: a start\n",
      message: "the value of \"title\" holds a colon and is not quoted", marked: "Latin: a start",
      fix: #"quote the value: title: "Latin: a start""#),
    Case(
      text: "title: Say \"hi\": it's me  # greeting\n",
      message: "the value of \"title\" holds a colon and is not quoted",
      marked: "Say \"hi\": it's me", fix: #"quote the value: title: 'Say "hi": it''s me'"#),
    Case(
      text: "a: x\n  b: y\n", message: "a key cannot stand here", marked: ":",
      fix: "indent it as the keys above, or quote the text that holds the colon"),
    Case(
      text: "title: @home\n", message: "nothing in YAML begins with \"@\"", marked: "@home",
      fix: #"quote the value: title: "@home""#),
    Case(
      text: "title: **Bold** words\n",
      message: "the star begins a name in YAML, and none follows", marked: "**Bold** words",
      fix: #"quote the value: title: "**Bold** words""#),
    Case(
      text: "title: *word\n", message: "the alias \"*word\" stands for nothing", marked: "*word",
      fix: "quote the value if the star belongs to it"),
    Case(
      text: "title: !a!b\n",
      message: "the exclamation mark begins a name in YAML, and none follows",
      marked: "!a!b", fix: #"quote the value: title: "!a!b""#),
    Case(
      text: "title: \"A\" and B\n", message: "the value of \"title\" goes on after its end",
      marked: "\"A\" and B", fix: #"quote the value: title: '"A" and B'"#),
    Case(
      text: "title: [A] and B\n", message: "the value of \"title\" goes on after its end",
      marked: "[A] and B", fix: #"quote the value: title: "[A] and B""#),
    Case(
      text: "title: - me\n", message: "a list cannot begin on the line of its key",
      marked: "- me", fix: #"quote the value: title: "- me""#),
    Case(
      text: "theme:\n\tred: x\n", message: "a tab cannot indent YAML", marked: "\t",
      fix: "indent with spaces"),
    Case(
      text: "tags: [a, b\ntitle: x\n", message: "the list is not closed", marked: "[a, b",
      fix: "close it with `]`"),
    Case(
      text: "theme: {red: a\ntitle: x\n", message: "the mapping is not closed",
      marked: "{red: a", fix: "close it with `}`"),
    Case(
      text: "theme: {red: #f00}\ntitle: x\n", message: "the mapping is not closed",
      marked: "{red: #f00}", fix: "quote what begins with `#`, which is a comment"),
    Case(
      text: "title: x\ntheme: {red: #f00}\n", message: "the mapping is not closed",
      marked: "{red: #f00}", fix: "quote what begins with `#`, which is a comment"),
    Case(
      text: "theme: {red: #f00}", message: "the mapping is not closed",
      marked: "{red: #f00}", fix: "quote what begins with `#`, which is a comment"),
    Case(
      text: "theme: {red: #f00, # it's [red]\n  yellow: #fc0}\n\n",
      message: "the mapping is not closed", marked: "{red: #f00, # it's [red]",
      fix: "quote what begins with `#`, which is a comment"),
    Case(
      text: "menu: [a,\n  \"]\",\n", message: "the list is not closed", marked: "[a,",
      fix: "close it with `]`"),
    Case(
      text: "tags: [a, , b]\n", message: "a value is missing here", marked: ",",
      fix: "write one, or take the comma out"),
    Case(
      text: "title: & more\n", message: "the ampersand begins a name in YAML, and none follows",
      marked: "& more", fix: #"quote the value: title: "& more""#),
    Case(
      text: "title: \"open\nlang: la\n", message: "the quote is not closed", marked: "\"open",
      fix: "close it with the same mark"),
    Case(
      text: "title: a\nlang\ntags: b\n", message: "the key has no colon after it", marked: "lang",
      fix: "write it as `key: value`"),
    Case(
      text: "  a: 1\n b: 2\n",
      message: "this line fits neither the indentation nor the form of those above",
      marked: "b", fix: "indent it as the keys above, and write it as `key: value`"),
    Case(
      text: "a:\n    b: 1\n  c: 2\n",
      message: "this line fits neither the indentation nor the form of those above",
      marked: "c", fix: "indent it as the keys above, and write it as `key: value`"),
    Case(
      text: "- a\nb: 1\n",
      message: "this line fits neither the indentation nor the form of those above",
      marked: "b", fix: "indent it as the keys above, and write it as `key: value`"),
    Case(
      text: "a: \"\\d\"\n",
      message: "the backslash begins an escape that YAML does not know",
      marked: "\\", fix: "double the backslash, or use single quotes"),
    Case(
      text: "a: \u{7}\n", message: "a control character cannot stand in YAML", marked: "\u{7}",
      fix: "remove it"),
    Case(
      text: "a: 1\n---\nb: 2\n", message: "a second document begins here", marked: "---",
      fix: "keep one, without a line `---` in it"),
    Case(text: "[a]: 1\n", message: "a key must be a text", marked: "[", fix: "quote the key"),
  ]

  @Test(arguments: cases)
  func `a fault is named, marked and mended`(_ wanted: Case) throws {
    let bytes = Array(wanted.text.utf8)
    let error = try #require(throws: YAMLError.self) { try YAMLParser.parse(bytes) }
    #expect(error.message == wanted.message)
    #expect(String(decoding: bytes[error.range], as: UTF8.self) == wanted.marked)
    #expect(error.fix == wanted.fix)
  }

  @Test func `the fix of a value with a colon can be read`() throws {
    for text in ["t: a: b", "t: it's: \"so\"", "t: c:\\d: e", "t: - x: y", "t: é: ü # c"] {
      let error = try #require(throws: YAMLError.self) { try YAMLParser.parse(Array(text.utf8)) }
      let mended = Array(error.fix.dropFirst("quote the value: ".count).utf8)
      let value = try #require(try YAMLParser.parse(mended)?.entries?.first?.value.text)
      #expect(text.hasPrefix("t: " + value))
    }
  }

  @Test func `places of faults are bytes, after any text and in a slice`() throws {
    let bytes = Array("---\nä: ü\ntitle: Ω: x\n---\n".utf8)
    let error = try #require(throws: YAMLError.self) { try YAMLParser.parse(bytes[4..<24]) }
    #expect(String(decoding: bytes[error.range], as: UTF8.self) == "Ω: x")
  }

  @Test(
    arguments: [
      ([0x97], 0x97, 5), ([0xC3], 0xC3, 5), ([0xC3, 0x0D, 0x0A], 0xC3, 5),
      ([0xE6, 0x97, 0x61], 0x97, 6),
    ] as [([UInt8], UInt8, Int)])
  func `bytes that are not UTF-8 are a fault with its place`(
    tail: [UInt8], byte: UInt8, place: Int
  ) throws {
    let error = try #require(throws: YAMLError.self) {
      try YAMLParser.parse(Array("a: ü".utf8) + tail)
    }
    #expect(error.range == place..<place + 1)
    #expect(error.message == "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8")
  }

  @Test func `aliases of aliases end before they fill the memory`() throws {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, last) in zip("bcdefghij", "abcdefghi") {
      let aliases = Array(repeating: "*\(last)", count: 10).joined(separator: ", ")
      text += "\(name): &\(name) [\(aliases)]\n"
    }
    let error = try #require(throws: YAMLError.self) { try YAMLParser.parse(Array(text.utf8)) }
    #expect(error.message == "the aliases stand for more than 10000 values")
  }

  @Test func `an alias cannot stand for the list it is in`() throws {
    let error = try #require(throws: YAMLError.self) {
      try YAMLParser.parse(Array("a: &a [*a]".utf8))
    }
    #expect(error.message == "the alias \"*a\" stands for nothing")
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func `what is nested beyond all use is refused at once`(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: YAMLError.self) { try YAMLParser.parse(Array(text.utf8)) }
    #expect(error.message == "lists and mappings stand more than 64 deep in each other")
  }

  @Test func `aliases cannot be nested deeper than values`() throws {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let text = "a: &a \(deep)\nb: &b [[[[[[[[[[[[[[[[[[[[[[[[[*a]]]]]]]]]]]]]]]]]]]]]]]]]\n"
    #expect(throws: YAMLError.self) { try YAMLParser.parse(Array(text.utf8)) }
    #expect(throws: Never.self) { try YAMLParser.parse(Array("a: &a \(deep)\nb: [*a]".utf8)) }
  }
}
