/// A value of JSON (RFC 8259).
enum JSONValue {
  case text(String)
  /// As it is written.
  case number(String)
  case boolean(Bool)
  case null
  case array([JSONValue])
  /// Members in their order.
  case object([(key: String, value: JSONValue)])

  /// Deeper values are no fields of an entry.
  private static let deepest = 4

  /// The value as texts: several of an array; of an object, its name.
  var texts: [String] { texts(depth: 0) }

  private func texts(depth: Int) -> [String] {
    guard depth < Self.deepest else { return [] }
    switch self {
    case .text(let text): return [text]
    case .number(let number): return [number]
    case .boolean(let isTrue): return [isTrue ? "true" : "false"]
    case .null: return []
    case .array(let values): return values.flatMap { $0.texts(depth: depth + 1) }
    case .object(let members):
      for name in ["name", "title", "text", "value"] {
        if let member = members.first(where: { $0.key == name }) {
          return member.value.texts(depth: depth + 1)
        }
      }
      return []
    }
  }

  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether it can be an entry.
  var isRecord: Bool {
    switch self {
    case .text, .object: true
    default: false
    }
  }
}
