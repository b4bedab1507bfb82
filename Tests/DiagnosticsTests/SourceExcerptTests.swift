import Testing

@testable import Diagnostics

struct SourceExcerptTests {
  /// The line and the line under it that marks `marked`.
  private func drawing(
    _ line: String, _ marked: String, before: String = "x\n", after: String = "\ny"
  )
    throws -> [String]
  {
    let file = SourceFile(Array((before + line + after).utf8))
    let range = try #require(line.firstRange(of: marked))
    let start = before.utf8.count + line[..<range.lowerBound].utf8.count
    let excerpt = SourceExcerpt(of: start..<start + marked.utf8.count, in: file)
    let mark =
      String(repeating: " ", count: excerpt.indent) + String(repeating: "^", count: excerpt.width)
    return [excerpt.text, mark]
  }

  @Test(arguments: ["\n", "\r\n", "\r", ""])
  func `the line stands without its end`(lineEnd: String) throws {
    let drawing = try drawing(
      "title: a", "a", before: "x" + (lineEnd.isEmpty ? "\n" : lineEnd), after: lineEnd)
    #expect(drawing == ["title: a", "       ^"])
  }

  @Test func `a tab takes the columns that it is shown with`() throws {
    #expect(try drawing("\ta\tb", "b") == ["    a    b", "         ^"])
  }

  @Test func `wide letters take two columns and combining marks none`() throws {
    #expect(try drawing("日本 x", "x") == ["日本 x", "     ^"])
    #expect(try drawing("日本語", "本語") == ["日本語", "  ^^^^"])
    #expect(try drawing("e\u{301}a\u{300} x", "x") == ["e\u{301}a\u{300} x", "   ^"])
    #expect(try drawing("👩‍👩‍👧 한글 x", "x") == ["👩‍👩‍👧 한글 x", "        ^"])
    #expect(try drawing("स्त्री x", "x").last == "     ^")
  }

  @Test func `an empty place is marked by one column, at the end of the line too`() throws {
    let file = SourceFile(Array("ab\n\ncd".utf8))
    for (offset, text, indent) in [
      (1, "ab", 1), (2, "ab", 2), (3, "", 0), (6, "cd", 2), (9, "cd", 2),
    ] {
      let excerpt = SourceExcerpt(of: offset..<offset, in: file)
      #expect((excerpt.text, excerpt.indent, excerpt.width) == (text, indent, 1))
    }
  }

  @Test func `a place of several lines is marked to the end of its first`() throws {
    let file = SourceFile(Array("key: [a,\n b]\n".utf8))
    let excerpt = SourceExcerpt(of: 5..<12, in: file)
    #expect((excerpt.text, excerpt.indent, excerpt.width) == ("key: [a,", 5, 3))
  }

  @Test func `a long line is cut on both sides of the place`() throws {
    let long = String(repeating: "word ", count: 60)
    let drawing = try drawing(long + "FAULT " + long, "FAULT")
    #expect(drawing[0].hasPrefix("…") && drawing[0].hasSuffix("…"))
    #expect(drawing[0].count <= 98)
    let start = drawing[0].index(drawing[0].startIndex, offsetBy: drawing[1].count - 5)
    #expect(drawing[0][start...].hasPrefix("FAULT "))
  }

  @Test(.timeLimit(.minutes(10))) func `a line of megabytes costs what is shown of it`() throws {
    let file = SourceFile([UInt8](repeating: UInt8(ascii: "["), count: 4_000_000))
    for offset in stride(from: 0, to: 4_000_000, by: 20_000) {
      #expect(SourceExcerpt(of: offset..<4_000_000, in: file).text.count <= 98)
    }
  }

  @Test func `what a terminal would obey is shown as a sign`() throws {
    #expect(try drawing("a\u{1B}[31m\u{202E}b", "b") == ["a\u{FFFD}[31m\u{FFFD}b", "       ^"])
  }

  @Test func `a byte order mark is no column`() throws {
    var file = SourceFile([0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(file.position(of: 4) == SourcePosition(line: 1, column: 2))
    #expect(SourceExcerpt(of: 4..<5, in: file).indent == 1)
  }

  @Test func `columns count code points, in any order of asking`() throws {
    var file = SourceFile(Array("ж😀x\nü=".utf8))
    #expect(file.position(of: 6) == SourcePosition(line: 1, column: 3))
    #expect(file.position(of: 2) == SourcePosition(line: 1, column: 2))
    #expect(file.position(of: 10) == SourcePosition(line: 2, column: 2))
    #expect(file.position(of: 99) == SourcePosition(line: 2, column: 3))
    #expect(file.position(of: 0) == SourcePosition(line: 1, column: 1))
  }
}
