extension YAMLValue {
  /// The text of a scalar, as written; nil for a list or a mapping.
  package var text: String? {
    if case .scalar(let text, _) = kind { text } else { nil }
  }

  /// Whether nothing is given: `key:`, `key: ~` or `key: null`.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = kind else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// `true`, `yes`, `on` and their opposites, in any case; nil for anything else.
  ///
  /// The words of YAML 1.1, which people still write; quoted ones count, too.
  package var boolean: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// A whole number in decimal digits; nil for anything else.
  package var integer: Int? {
    text.flatMap { Int($0) }
  }

  /// The values of a list; nil for anything else.
  package var items: [YAMLValue]? {
    if case .sequence(let items) = kind { items } else { nil }
  }

  /// The keys and values of a mapping in the order of the file; nil for anything else.
  package var entries: [Entry]? {
    if case .mapping(let entries) = kind { entries } else { nil }
  }

  /// What it is, for a message: `a text`, `a list`, `a mapping`, `nothing`.
  package var kindName: String {
    switch kind {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
