import Unicode

/// The marks that stand before an author's name: `—`, `–`, `―`, `--`, `-` and `~`, and what is typed
/// in their place: the minus sign, the line of tables, the wide hyphen.
enum DashMark {
  /// How many bytes of dashes begin at `index`, blanks behind them not counted; 0 for none.
  static func length(in text: ArraySlice<UInt8>, at index: Int) -> Int {
    var end = index
    while end < text.endIndex {
      let lead = text[end]
      if lead == UInt8(ascii: "-") || lead == UInt8(ascii: "~") {
        end += 1
      } else if lead == 0xE2 || lead == 0xEF, isLongDash(text[end...]) {
        end += 3
      } else {
        break
      }
    }
    return isSign(text[index..<end], before: text[end...]) ? 0 : end - index
  }

  /// Whether a mark is the sign of a number: `-5`.
  private static func isSign(_ mark: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.first, 0x30...0x39 ~= next else { return false }
    return mark.elementsEqual([0x2D]) || mark.elementsEqual([0xE2, 0x88, 0x92])
  }

  /// Whether the dashes at `index` belong to the beginning of a comment, `<!--`.
  static func opensComment(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
    text[..<index].suffix(2).elementsEqual("<!".utf8)
  }

  /// Whether a text begins with a dash, blanks aside.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.endIndex
    return length(in: text, at: start) > 0
  }

  /// U+2013 to U+2015, U+2E3A and U+2E3B, U+2212, U+2500 and U+FF0D, from their first byte.
  private static func isLongDash(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = text.prefix(3)
    guard bytes.count == 3 else { return false }
    let (second, third) = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
    if bytes.first == 0xEF { return second == 0xBC && third == 0x8D }
    switch second {
    case 0x80: return 0x93...0x95 ~= third
    case 0xB8: return 0xBA...0xBB ~= third
    case 0x88: return third == 0x92
    case 0x94: return third == 0x80
    default: return false
    }
  }

  /// Whether `text[index...]` begins with a lone `-`, which joins words, too.
  static func isHyphen(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "-") && length(in: text, at: index) == 1
  }
}
