internal import Content

/// Whether a line would begin or end a block.
enum LineMark {
  /// Whether its first byte, or the one behind its number, needs a backslash.
  static func needsEscape(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "#"):
      let level = line.prefix { $0 == first }
      return level.count <= 6 && isBlank(line[level.endIndex...].first)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return isBlank(line.dropFirst().first) || isRule(line)
    case UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: ":"):
      return isRule(line)
    case UInt8(ascii: "~"):
      return line.prefix(3).count { $0 == first } == 3
    case 0x30...0x39:
      let behind = line.drop { 0x30...0x39 ~= $0 }
      let isMark = behind.first == UInt8(ascii: ".") || behind.first == UInt8(ascii: ")")
      return isMark && isBlank(behind.dropFirst().first)
    default: return false
    }
  }

  /// Nothing but what makes rules, underlines and the delimiter rows of tables.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { Set("-=*+|: \t".utf8).contains($0) }
  }

  private static func isBlank(_ byte: UInt8?) -> Bool { byte.map(PlainLines.isBlankByte) ?? true }

  /// Whether a line begins with a dash that may stand before a name.
  static func beginsWithDash(_ line: ArraySlice<UInt8>) -> Bool {
    PlainAttribution.beginsWithDash(line)
  }
}
