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
      return Self.naming(members)?.value.texts(depth: depth + 1) ?? []
    }
  }

  /// The member that is read of an object.
  private static func naming(
    _ members: [(key: String, value: JSONValue)]
  ) -> (key: String, value: JSONValue)? {
    for name in ["name", "title", "text", "value"] {
      if let member = members.first(where: { $0.key == name }) { return member }
    }
    return nil
  }

  /// Whether it holds a text that is none of its ``texts``.
  var leavesTextOut: Bool { leavesTextOut(depth: 0) }

  private func leavesTextOut(depth: Int) -> Bool {
    guard depth < Self.deepest else { return true }
    switch self {
    case .text, .number, .boolean, .null: return false
    case .array(let values): return values.contains { $0.leavesTextOut(depth: depth + 1) }
    case .object(let members):
      let read = Self.naming(members)?.key
      return members.contains { member in
        member.key == read
          ? member.value.leavesTextOut(depth: depth + 1) : member.value.holdsText(depth: depth + 1)
      }
    }
  }

  private func holdsText(depth: Int) -> Bool {
    guard depth < Self.deepest else { return true }
    switch self {
    case .text(let text): return !text.isEmpty
    case .number, .boolean, .null: return false
    case .array(let values): return values.contains { $0.holdsText(depth: depth + 1) }
    case .object(let members): return members.contains { $0.value.holdsText(depth: depth + 1) }
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
