import Testing

import YAML

struct YAMLParserTests {
  @Test func `scalars stay the text that stands there`() throws {
    let entries = try entries(
      of: "title: 1984\nlang: no\ndate: 2024-01-31\nquoted: 'it''s'\nempty:\nfolded: >\n  a\n  b\n")
    #expect(entries.map(\.key) == ["title", "lang", "date", "quoted", "empty", "folded"])
    #expect(entries.map(\.value.text) == ["1984", "no", "2024-01-31", "it's", "", "a b\n"])
    #expect(entries[0].value.kind == .scalar("1984", isPlain: true))
    #expect(entries[3].value.kind == .scalar("it's", isPlain: false))
  }

  @Test func `the reader of a key decides what a scalar means`() throws {
    let values = try entries(
      of: "a: yes\nb: Off\nc: 12\nd: ~\ne: '~'\nf: 12px\ng: [x]\nh: TRUE\ni:\n"
    ).map(\.value)
    #expect(
      values.map(\.boolean) == [true, false, nil, nil, nil, nil, nil, true, nil])
    #expect(values.map(\.integer) == [nil, nil, 12, nil, nil, nil, nil, nil, nil])
    #expect(
      values.map(\.isNull) == [false, false, false, true, false, false, false, false, true])
    #expect(values[6].items?.map(\.text) == ["x"])
    #expect(values.map(\.kindName).suffix(3) == ["a list", "a text", "nothing"])
  }

  @Test func `every value and key knows its bytes`() throws {
    let text =
      "title: \"Ω — a\"  # c\ntags: [x, 'ü', z]\ntheme:\n  red: '#f00'\nlist:\n- é\n- b\n\n\nx:\n"
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let value = try #require(try YAMLParser.parse(bytes))
    let entries = try #require(value.entries)
    #expect(entries.map { slice($0.keyRange) } == ["title", "tags", "theme", "list", "x"])
    #expect(
      entries.map { slice($0.value.range) }
        == ["\"Ω — a\"", "[x, 'ü', z]", "red: '#f00'", "- é\n- b", ""])
    #expect(entries[1].value.items?.map { slice($0.range) } == ["x", "'ü'", "z"])
    #expect(entries[2].value.entries?.map { slice($0.value.range) } == ["'#f00'"])
    #expect(slice(value.range) == text.dropLast())
  }

  @Test func `a slice of a file gives places in the file`() throws {
    let bytes = Array("---\ntitle: ä\n---\ntext".utf8)
    let entries = try #require(try YAMLParser.parse(bytes[4..<14])?.entries)
    #expect(entries[0].value.range == 11..<13)
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `places do not depend on the kind of line end`(lineEnd: String) throws {
    let text = "é: é" + lineEnd + lineEnd + "key: [ü]" + lineEnd
    let entry = try #require(try entries(of: text).last)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[entry.keyRange], as: UTF8.self) == "key")
    #expect(String(decoding: bytes[entry.value.range], as: UTF8.self) == "[ü]")
  }

  @Test func `places hold after more code points than one step of the map`() throws {
    let text = String(repeating: "ключ: значение\n", count: 50) + "last: ж"
    let entry = try #require(try entries(of: text).last)
    #expect(entry.value.range == text.utf8.count - 2..<text.utf8.count)
    #expect(entry.keyRange == text.utf8.count - 8..<text.utf8.count - 4)
  }

  @Test func `a byte order mark is not part of the first key`() throws {
    let entry = try #require(try entries(of: "\u{FEFF}title: a").first)
    #expect(entry.key == "title")
    #expect(entry.keyRange == 3..<8)
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n", "---\n", "--- \n...\n"])
  func `nothing is no fault`(text: String) throws {
    let value = try YAMLParser.parse(Array(text.utf8))
    #expect(value == nil || value?.isNull == true)
  }

  @Test func `a key that stands twice is kept twice`() throws {
    let entries = try entries(of: "a: 1\nb: 2\na: 3\n")
    #expect(entries.map(\.key) == ["a", "b", "a"])
    #expect(entries.map(\.value.text) == ["1", "2", "3"])
  }

  @Test func `an alias is the value of its anchor`() throws {
    let entries = try entries(of: "a: &x [1, 2]\nb: *x\nc: {k: *x}\n")
    #expect(entries[1].value == entries[0].value)
    #expect(entries[2].value.entries?.first?.value == entries[0].value)
  }

  @Test func `tags are ignored`() throws {
    #expect(try entries(of: "a: !!int 7\nb: !mine x\n").map(\.value.text) == ["7", "x"])
  }

  private func entries(of text: String) throws -> [YAMLValue.Entry] {
    try #require(try YAMLParser.parse(Array(text.utf8))?.entries)
  }
}
