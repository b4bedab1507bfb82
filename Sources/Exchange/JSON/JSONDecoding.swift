#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A JSON text as far as records can stand in it: an array of texts and objects, alone or as the
/// only one in an object. Members that are no fields are only named.
struct JSONCollection: Decodable {
  private(set) var elements: [JSONElement] = []
  /// The keys of the arrays that could be meant, where that is not one.
  private(set) var candidates: [String] = []

  /// Nil where the text is no JSON (RFC 8259), or nested too deeply.
  static func decode(_ source: [UInt8]) -> JSONCollection? {
    try? JSONDecoder().decode(JSONCollection.self, from: Data(source))
  }

  init(from decoder: any Decoder) throws {
    if var array = try? decoder.unkeyedContainer() {
      elements = try Self.elements(of: &array)
      return
    }
    let object = try decoder.container(keyedBy: JSONKey.self)
    var found: [[JSONElement]] = []
    for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard var array = try? object.nestedUnkeyedContainer(forKey: key) else { continue }
      let elements = try Self.elements(of: &array)
      if elements.contains(where: \.isRecord) {
        candidates.append(key.stringValue)
        found.append(elements)
      }
    }
    if found.count == 1 { elements = found[0] }
    if found.isEmpty { elements = [try JSONElement(from: decoder)] }
  }

  private static func elements(of array: inout any UnkeyedDecodingContainer) throws
    -> [JSONElement]
  {
    var elements: [JSONElement] = []
    elements.reserveCapacity(array.count ?? 0)
    while !array.isAtEnd { elements.append(try array.decode(JSONElement.self)) }
    return elements
  }
}

/// A text, or the members of an object.
enum JSONElement: Decodable {
  case text(String)
  case object([String: JSONFieldValue])
  case other

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: JSONKey.self) {
      var members: [String: JSONFieldValue] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(JSONFieldValue.self, forKey: key)
      }
      self = .object(members)
    } else if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .other
    }
  }

  /// Whether it can be an entry.
  var isRecord: Bool {
    switch self {
    case .text, .object: true
    case .other: false
    }
  }
}

/// A value as texts: several of an array; of an object, its name.
struct JSONFieldValue: Decodable {
  private(set) var texts: [String] = []

  /// Deeper values are no fields of an entry.
  private static let deepest = 4

  init(from decoder: any Decoder) throws {
    if let value = try? decoder.singleValueContainer() {
      if let text = try? value.decode(String.self) {
        texts = [text]
        return
      }
      if value.decodeNil() { return }
      if let number = try? value.decode(Int.self) { texts = [String(number)] }
      if let number = try? value.decode(Double.self), texts.isEmpty { texts = ["\(number)"] }
      if let isTrue = try? value.decode(Bool.self), texts.isEmpty { texts = ["\(isTrue)"] }
      if !texts.isEmpty { return }
    }
    guard decoder.codingPath.count < Self.deepest else { return }
    if var array = try? decoder.unkeyedContainer() {
      while !array.isAtEnd { texts += try array.decode(JSONFieldValue.self).texts }
    } else if let object = try? decoder.container(keyedBy: JSONKey.self) {
      for name in ["name", "title", "text", "value"] where texts.isEmpty {
        let key = JSONKey(stringValue: name)
        texts = try object.decodeIfPresent(JSONFieldValue.self, forKey: key)?.texts ?? []
      }
    }
  }
}

private struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
