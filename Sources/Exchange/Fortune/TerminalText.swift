internal import Unicode

/// Text that was written for a terminal, as it looks once the terminal has shown it.
enum TerminalText {
  /// Without escape sequences (ECMA-48, section 5.4) and the colour codes of chats, and with what
  /// backspaces typed over.
  static func plain(_ entry: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(entry)
    guard ControlCharacters.occur(in: entry) else { return bytes }
    guard bytes.contains(where: isTerminalControl) else {
      return ControlCharacters.removed(from: bytes)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x1B: index = end(ofEscapeAt: index, in: bytes)
      case 0x03: index = end(ofColourAt: index, in: bytes)
      case 0x08: index = typeOver(&text, at: index, in: bytes)
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    return ControlCharacters.removed(from: text)
  }

  private static func isTerminalControl(_ byte: UInt8) -> Bool {
    byte == 0x1B || byte == 0x03 || byte == 0x08
  }

  /// Behind `ESC [ … letter`, `ESC ] … BEL`, or `ESC` with one character or two.
  private static func end(ofEscapeAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case UInt8(ascii: "["):
      index += 1
      while index < bytes.count, 0x20...0x3F ~= bytes[index] { index += 1 }
      // A sequence that is cut off takes nothing with it.
      return index < bytes.count && 0x40...0x7E ~= bytes[index] ? index + 1 : index
    case UInt8(ascii: "]"):
      while index < bytes.count, bytes[index] != 0x07, bytes[index] != 0x1B, bytes[index] != 0x0A {
        index += 1
      }
      return index < bytes.count && bytes[index] == 0x07 ? index + 1 : index
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "#"):
      // A set of characters, the height of a line.
      let isSet = index + 1 < bytes.count && Self.isFinal(bytes[index + 1])
      return isSet ? index + 2 : index
    default:
      return Self.isFinal(bytes[index]) ? index + 1 : index
    }
  }

  /// What ends a short sequence. Other characters are text behind an escape that went astray.
  private static func isFinal(_ byte: UInt8) -> Bool { "0378ABDEHMNOZc=>\\".utf8.contains(byte) }

  /// Behind a colour of a chat: `^C`, then up to two digits, and a comma with two more.
  private static func end(ofColourAt start: Int, in bytes: [UInt8]) -> Int {
    func digits(from index: Int) -> Int {
      bytes[min(index, bytes.count)...].prefix(2).count { 0x30...0x39 ~= $0 }
    }
    let first = digits(from: start + 1)
    let index = start + 1 + first
    guard first > 0, index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return index }
    let second = digits(from: index + 1)
    return second > 0 ? index + 1 + second : index
  }

  /// Goes back with the backspace at `start`, and types what follows over what stands there, as
  /// long as something does. An underscore underlines: it replaces nothing but a blank.
  private static func typeOver(_ text: inout [UInt8], at start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    // What stands under and behind the cursor, the last character first.
    var covered: [[UInt8]] = []
    while index < bytes.count, index == start || !covered.isEmpty {
      let byte = bytes[index]
      if byte == 0x08 {
        if let character = popCharacter(&text) { covered.append(character) }
        index += 1
      } else if byte < 0x20 {
        break
      } else {
        let end = bytes[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        let old = covered.removeLast()
        text.append(contentsOf: overtyped(old, Array(bytes[index..<end])))
        index = end
      }
    }
    text.append(contentsOf: covered.reversed().joined())
    return index
  }

  /// What is seen where one character was typed over another: an accent stays on its letter.
  private static func overtyped(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    if new == [UInt8(ascii: "_")], old != [0x20] { return old }
    guard old.count == 1, new.count == 1, 0x61...0x7A ~= new[0] | 0x20,
      let accent = accents[old[0]]
    else { return new }
    var letter = new
    Scalars.append(accent, to: &letter)
    return Normalization.composed(letter[...]) ?? letter
  }

  private static let accents: [UInt8: UInt32] = [
    UInt8(ascii: "`"): 0x300, UInt8(ascii: "'"): 0x301, UInt8(ascii: "^"): 0x302,
    UInt8(ascii: "~"): 0x303, UInt8(ascii: "\""): 0x308, UInt8(ascii: ","): 0x327,
  ]

  /// Takes the last character of a line; nil at its beginning.
  private static func popCharacter(_ text: inout [UInt8]) -> [UInt8]? {
    guard let last = text.last, last != 0x0A else { return nil }
    let start = text.lastIndex { $0 & 0xC0 != 0x80 } ?? text.startIndex
    defer { text.removeSubrange(start...) }
    return Array(text[start...])
  }
}
