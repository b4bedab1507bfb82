/// Reads JSON (RFC 8259) as strictly as it is defined, and says where it is not.
///
/// The decoder of Foundation does not say where, takes commas too many, and needs seconds for as
/// many objects as this reads in a tenth of one.
struct JSONParser {
  /// A fault, at the first byte that cannot stand where it does, or at the end.
  struct Fault: Error {
    let place: Int
    var isTooDeep = false
  }

  /// Deeper nesting is refused.
  static let deepest = 512

  private let bytes: [UInt8]
  private var index: Int
  /// The arrays and objects that are open.
  private var open: [Container] = []

  private struct Container {
    let isObject: Bool
    var key = ""
    var values: [JSONValue] = []
    var members: [(key: String, value: JSONValue)] = []

    mutating func add(_ value: JSONValue) {
      if isObject { members.append((key, value)) } else { values.append(value) }
    }

    var value: JSONValue { isObject ? .object(members) : .array(values) }
  }

  /// Reads a text that is UTF-8.
  static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.parse()
    parser.skipBlanks()
    if parser.index < bytes.count { throw parser.fault }
    return value
  }

  /// Reads values that follow each other, as logs hold them, one a line.
  static func parseLines(_ bytes: [UInt8]) throws(Fault) -> [JSONValue] {
    var parser = JSONParser(bytes: bytes)
    var values: [JSONValue] = []
    parser.skipBlanks()
    while parser.index < bytes.count {
      values.append(try parser.parse())
      parser.skipBlanks()
    }
    return values
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private var fault: Fault { Fault(place: index) }

  private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while current == 0x20 || current == 0x0A || current == 0x0D || current == 0x09 { index += 1 }
  }

  // MARK: Values

  private mutating func parse() throws(Fault) -> JSONValue {
    while true {
      var value = try takeValue()
      while let complete = value {
        guard let last = open.indices.last else { return complete }
        open[last].add(complete)
        value = try goOn()
      }
    }
  }

  /// Takes a value; nil where it opens a container that has one within.
  private mutating func takeValue() throws(Fault) -> JSONValue? {
    skipBlanks()
    switch current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = current == UInt8(ascii: "{")
      guard open.count < Self.deepest else { throw Fault(place: index, isTooDeep: true) }
      index += 1
      skipBlanks()
      if current == UInt8(ascii: isObject ? "}" : "]") {
        index += 1
        return isObject ? .object([]) : .array([])
      }
      open.append(Container(isObject: isObject))
      if isObject { try takeKey() }
      return nil
    case UInt8(ascii: "\""): return .text(try takeString())
    case UInt8(ascii: "-"), 0x30...0x39: return .number(try takeNumber())
    case UInt8(ascii: "t"): return try takeWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try takeWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try takeWord("null", .null)
    default: throw fault
    }
  }

  /// Goes on behind a value of the innermost container: the container where it ends, nil where
  /// another value follows.
  private mutating func goOn() throws(Fault) -> JSONValue? {
    skipBlanks()
    let isObject = open[open.count - 1].isObject
    if current == UInt8(ascii: ",") {
      index += 1
      if isObject { try takeKey() }
      return nil
    }
    guard current == UInt8(ascii: isObject ? "}" : "]") else { throw fault }
    index += 1
    return open.removeLast().value
  }

  private mutating func takeKey() throws(Fault) {
    skipBlanks()
    guard current == UInt8(ascii: "\"") else { throw fault }
    open[open.count - 1].key = try takeString()
    skipBlanks()
    guard current == UInt8(ascii: ":") else { throw fault }
    index += 1
  }

  private mutating func takeWord(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    for byte in word.utf8 {
      guard current == byte else { throw fault }
      index += 1
    }
    return value
  }

  private mutating func takeNumber() throws(Fault) -> String {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let first = index
    try takeDigits()
    if bytes[first] == UInt8(ascii: "0"), index > first + 1 { throw Fault(place: first) }
    if current == UInt8(ascii: ".") {
      index += 1
      try takeDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try takeDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private mutating func takeDigits() throws(Fault) {
    guard Self.isDigit(current) else { throw fault }
    while Self.isDigit(current) { index += 1 }
  }

  // MARK: Strings

  private mutating func takeString() throws(Fault) -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") {
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: bytes[start..<index - 1], as: UTF8.self)
      }
      index += 1
    }
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try takeEscape(into: &text)
      case 0..<0x20: throw fault
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    throw fault
  }

  private mutating func takeEscape(into text: inout [UInt8]) throws(Fault) {
    index += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(current)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text.append(contentsOf: try takeUnit())
      return
    default: throw fault
    }
    index += 1
  }

  /// Takes `uXXXX`, with the one behind it where both are a pair; half of a pair is U+FFFD.
  private mutating func takeUnit() throws(Fault) -> [UInt8] {
    var units = [try takeHex()]
    let isPair = 0xD800...0xDBFF ~= units[0] && current == UInt8(ascii: "\\")
    if isPair, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
      let start = index
      index += 1
      let second = try takeHex()
      if 0xDC00...0xDFFF ~= second { units.append(second) } else { index = start }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func takeHex() throws(Fault) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      index += 1
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
      else { throw fault }
      value = value << 4 | UInt16(digit)
    }
    index += 1
    return value
  }
}
