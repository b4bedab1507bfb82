/// A value that a part of an index hands over: JSON without escapes.
enum PartValue {
  case text([UInt8])
  case number(Int)
  case list([PartValue])

  var text: String? {
    if case .text(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }

  var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  var list: [PartValue] {
    if case .list(let values) = self { values } else { [] }
  }

  /// The bytes of a text in Base64.
  var base64: [UInt8] {
    guard case .text(let digits) = self else { return [] }
    let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var bits = 0
    for (index, digit) in digits.enumerated() where digit != UInt8(ascii: "=") {
      bits = bits << 6 | (alphabet.firstIndex(of: digit) ?? 0)
      let left = (index % 4) * 2
      if left > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - left))) }
    }
    return bytes
  }

  /// The values of a list without its brackets.
  static func read(_ json: [UInt8]) -> [PartValue] {
    var open: [[PartValue]] = [[]]
    var place = 0
    while place < json.count {
      switch json[place] {
      case UInt8(ascii: "["): open.append([])
      case UInt8(ascii: "]"): open[open.count - 2].append(.list(open.removeLast()))
      case UInt8(ascii: "\""):
        let end = json[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? json.count
        open[open.count - 1].append(.text(Array(json[place + 1..<end])))
        place = end
      case UInt8(ascii: ","): break
      default:
        let digits = json[place...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") }
        open[open.count - 1].append(.number(Int(String(decoding: digits, as: UTF8.self)) ?? 0))
        place += digits.count - 1
      }
      place += 1
    }
    return open[0]
  }
}
