/// Entries whose blanks matter: drawings, tables, listings.
enum Drawing {
  /// Whether a text is one: several lines have gaps, or most of it are signs.
  static func isOne(_ lines: ArraySlice<TerminalLine>) -> Bool {
    let filled = lines.filter { !$0.isBlank }
    guard filled.count >= 2 else { return false }
    let gaps = filled.count { hasGap($0.text) }
    if gaps >= 2, gaps * 3 >= filled.count { return true }
    var signs = 0
    var all = 0
    for line in filled {
      for byte in line.text where byte > 0x20 {
        all += 1
        if isSign(byte) { signs += 1 }
      }
    }
    return filled.count >= 3 && signs * 5 >= all * 2
  }

  /// Blanks that no sentence has within it.
  private static func hasGap(_ text: ArraySlice<UInt8>) -> Bool {
    var run = 0
    for byte in text {
      if byte == 0x09 { return true }
      run = byte == 0x20 ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: false
    default: true
    }
  }

  /// The lines as they are, tabs as blanks, without what all begin with.
  static func text(of lines: ArraySlice<TerminalLine>) -> [UInt8] {
    let margin = lines.filter { !$0.isBlank }.map(\.indent).min() ?? 0
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(0x0A) }
      guard !line.isBlank else { continue }
      text.append(contentsOf: repeatElement(0x20, count: line.indent - margin))
      append(line, to: &text)
    }
    return text
  }

  private static func append(_ line: TerminalLine, to text: inout [UInt8]) {
    var column = line.indent
    var rest = line.text
    while let tab = rest.firstIndex(of: 0x09) {
      let run = rest[..<tab]
      text.append(contentsOf: run)
      column += TerminalLine.columns(of: run, from: column)
      let blanks = 8 - column % 8
      text.append(contentsOf: repeatElement(0x20, count: blanks))
      column += blanks
      rest = rest[(tab + 1)...]
    }
    text.append(contentsOf: rest)
  }
}
