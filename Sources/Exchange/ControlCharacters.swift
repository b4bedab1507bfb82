/// Characters that no text needs: controls (C0, C1, DEL), byte order marks within a text and
/// noncharacters. Line ends of every kind become LF, and so do the controls that part pages, records
/// and fields, or the words on both sides would be one; tabs stay.
enum ControlCharacters {
  /// Whether there is one, or a line end that is not LF; a cheap look.
  static func occur(in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { byte in
      byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
    }
  }

  /// The text without them.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0D:
        if index + 1 == bytes.count || bytes[index + 1] != 0x0A { kept.append(0x0A) }
        index += 1
      case 0x0B, 0x0C, 0x1C...0x1F:
        kept.append(0x0A)
        index += 1
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85:
        kept.append(0x0A)
        index += 2
      case 0x09, 0x0A, 0x20..<0x7F, 0x80...:
        let length = length(ofControlAt: index, in: bytes)
        if length == 0 { kept.append(byte) }
        index += max(length, 1)
      default: index += 1
      }
    }
    return kept
  }

  /// How many bytes a control, a byte order mark or a noncharacter beyond ASCII takes; 0 for
  /// another character.
  private static func length(ofControlAt index: Int, in bytes: [UInt8]) -> Int {
    switch bytes[index] {
    case 0xC2 where index + 1 < bytes.count && 0x80...0x9F ~= bytes[index + 1]: return 2
    case 0xEF where index + 2 < bytes.count:
      let pair = (bytes[index + 1], bytes[index + 2])
      return pair == (0xBB, 0xBF) || pair == (0xBF, 0xBE) || pair == (0xBF, 0xBF) ? 3 : 0
    default: return 0
    }
  }
}
