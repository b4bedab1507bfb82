/// Plain text as lines and paragraphs.
enum PlainLines {
  /// The paragraphs of a text, each as its lines.
  static func paragraphs(of text: [UInt8]) -> [[ArraySlice<UInt8>]] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
      .split(whereSeparator: isBlank).map(Array.init)
  }

  /// A text without blanks around its lines, without characters that control a terminal, and with
  /// one blank line between paragraphs.
  static func tidied(_ text: [UInt8]) -> [UInt8] {
    let clean =
      ControlCharacters.occur(in: text[...]) ? ControlCharacters.removed(from: text) : text
    var tidy: [UInt8] = []
    tidy.reserveCapacity(clean.count)
    for paragraph in paragraphs(of: clean) {
      if !tidy.isEmpty { tidy.append(contentsOf: [0x0A, 0x0A]) }
      for (index, line) in paragraph.enumerated() {
        if index > 0 { tidy.append(0x0A) }
        tidy.append(contentsOf: trimmed(line))
      }
    }
    return tidy
  }

  /// A text in one line, with single blanks.
  static func flat(_ text: String) -> String {
    let words = Array(text.utf8).split { $0 <= 0x20 || $0 == 0x7F }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy(isBlankByte) }

  static func isBlankByte(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop(while: isBlankByte)
    while let last = line.last, isBlankByte(last) { line.removeLast() }
    return line
  }
}
