import Markdown
import Unicode

/// Whether a label asks: `?`, `？`, `؟`, and `;` or U+037E behind a Greek letter.
enum QuestionMark {
  static func ends(_ label: NodeID, in document: Document) -> Bool {
    guard label.exists else { return false }
    let last = document[label].lastChild
    if last.exists, document[last].kind == .text, let byte = document.bytes(of: last).last,
      isWordByte(byte)
    {
      return false
    }
    var text: [UInt8] = []
    PlainText.append(label, of: document, to: &text)
    return ends(text[...])
  }

  /// Letters, digits, commas and periods of ASCII end most labels, and ask nothing.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == 0x2C || byte == 0x2E
  }

  static func ends(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let (scalar, start) = Scalars.last(rest) {
      switch scalar {
      case 0x3F, 0xFF1F, 0x61F, 0x2047...0x2049, 0x55E: return true
      case 0x3B, 0x37E: return endsGreek(rest[..<start])
      case 0x20, 0xA0, 0x21: rest = rest[..<start]
      default:
        guard SentenceEnd.closes(scalar) else { return false }
        rest = rest[..<start]
      }
    }
    return false
  }

  private static func endsGreek(_ text: ArraySlice<UInt8>) -> Bool {
    guard let (scalar, _) = Scalars.last(text) else { return false }
    return 0x370...0x3FF ~= scalar || 0x1F00...0x1FFF ~= scalar
  }
}
