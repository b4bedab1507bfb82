import Unicode

/// Where a bare address in a text ends, as the autolinks of GitHub Flavored Markdown
/// (section 6.9) do: what belongs to the sentence stays outside.
enum BareAddress {
  /// `text` begins with the address, its host at `host`. Nil where it is no address.
  static func end(of text: ArraySlice<UInt8>, host: Int, needsDot: Bool) -> Int? {
    guard isHost(text[host...], needsDot: needsDot) else { return nil }
    let end = trimmed(text[..<stop(of: text)])
    return host < end ? end : nil
  }

  /// A blank, `<`, or a mark of punctuation that no address holds unescaped.
  private static func stop(of text: ArraySlice<UInt8>) -> Int {
    for (scalar, start, _) in Scalars(text) {
      switch scalar {
      case 0...0x20, 0x22, 0x3C, 0x3E, 0x7F, 0xA0, 0xAB, 0xBB, 0x2018...0x201F, 0x2026, 0x2039,
        0x203A, 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0xFF01...0xFF0F,
        0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
        return start
      default: continue
      }
    }
    return text.endIndex
  }

  /// Without marks at the end that close the sentence, and brackets that close what was opened
  /// before the address.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> Int {
    var surplus = (round: 0, square: 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "("): surplus.round -= 1
      case UInt8(ascii: ")"): surplus.round += 1
      case UInt8(ascii: "["): surplus.square -= 1
      case UInt8(ascii: "]"): surplus.square += 1
      default: break
      }
    }
    var end = text.endIndex
    while end > text.startIndex {
      switch text[end - 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "'"):
        end -= 1
      case UInt8(ascii: ")") where surplus.round > 0:
        surplus.round -= 1
        end -= 1
      case UInt8(ascii: "]") where surplus.square > 0:
        surplus.square -= 1
        end -= 1
      default: return end
      }
    }
    return end
  }

  private static func isHost(_ text: ArraySlice<UInt8>, needsDot: Bool) -> Bool {
    let host = text.prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        && $0 != UInt8(ascii: "<")
    }
    guard let first = host.first, first >= 0x80 || MarkScanner.isWord(first) || first == 0x5B else {
      return false
    }
    return !needsDot || host.dropFirst().contains(UInt8(ascii: "."))
  }
}
