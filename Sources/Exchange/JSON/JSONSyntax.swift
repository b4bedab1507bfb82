/// Where a text breaks the grammar of JSON (RFC 8259): the decoder does not say it.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var index: Int
  /// The brackets that are open: whether each is that of an object.
  private var open: [Bool] = []

  /// The first byte that cannot stand where it does; the end where something is missing. Nil for
  /// a text without a fault.
  static func fault(in bytes: [UInt8]) -> Int? {
    var syntax = JSONSyntax(bytes: bytes, index: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    return syntax.run() ? nil : syntax.index
  }

  private init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(current) { index += 1 }
  }

  private mutating func run() -> Bool {
    repeat {
      guard takeValue() else { return false }
      while let isObject = open.last {
        skipBlanks()
        if current == UInt8(ascii: ",") {
          index += 1
          guard !isObject || takeKey() else { return false }
          break
        }
        guard current == UInt8(ascii: isObject ? "}" : "]") else { return false }
        index += 1
        open.removeLast()
      }
    } while !open.isEmpty
    skipBlanks()
    return index == bytes.count
  }

  /// Takes a value, or the beginning of one up to its first member's value.
  private mutating func takeValue() -> Bool {
    while true {
      skipBlanks()
      switch current {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = current == UInt8(ascii: "{")
        index += 1
        skipBlanks()
        if current == UInt8(ascii: isObject ? "}" : "]") {
          index += 1
          return true
        }
        open.append(isObject)
        guard !isObject || takeKey() else { return false }
      case UInt8(ascii: "\""): return takeString()
      case UInt8(ascii: "-"), 0x30...0x39: return takeNumber()
      default: return ["true", "false", "null"].contains { takeWord($0) }
      }
    }
  }

  private mutating func takeKey() -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: "\""), takeString() else { return false }
    skipBlanks()
    guard current == UInt8(ascii: ":") else { return false }
    index += 1
    return true
  }

  private mutating func takeString() -> Bool {
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return true
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count, Set("\"\\/bfnrtu".utf8).contains(bytes[index + 1]) else {
          return false
        }
        index += 2
      case 0..<0x20: return false
      default: index += 1
      }
    }
    return false
  }

  private mutating func takeNumber() -> Bool {
    if current == UInt8(ascii: "-") { index += 1 }
    guard takeDigits() else { return false }
    if current == UInt8(ascii: ".") {
      index += 1
      guard takeDigits() else { return false }
    }
    guard current | 0x20 == UInt8(ascii: "e") else { return true }
    index += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
    return takeDigits()
  }

  private mutating func takeDigits() -> Bool {
    let start = index
    while 0x30...0x39 ~= current { index += 1 }
    return index > start
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[min(index, bytes.count)...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }
}
