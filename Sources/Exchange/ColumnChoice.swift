/// Which column or key of a format is which field, as `--columns label=Quote,author=2` gives them.
package struct ColumnChoice: Sendable, Equatable {
  /// The field of each name, in the order of the option.
  package private(set) var names: [(field: RecordField, name: String)] = []

  package init() {}

  /// Reads `field=name,field=name`; throws what is wrong with it.
  package init(_ text: String) throws(Fault) {
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingBlanks() }
      guard sides.count == 2, !sides[1].isEmpty else { throw .noName(String(part)) }
      guard let field = RecordField(rawValue: sides[0].lowercased()) else {
        throw .unknownField(sides[0])
      }
      names.append((field, sides[1]))
    }
  }

  package var isEmpty: Bool { names.isEmpty }

  package static func == (left: ColumnChoice, right: ColumnChoice) -> Bool {
    left.names.elementsEqual(right.names) { $0 == $1 }
  }

  /// What is wrong with an option.
  package enum Fault: Error, Equatable {
    /// A part that is not `field=name`.
    case noName(String)
    case unknownField(String)
  }
}

/// The fields of a record that a column or key can give.
package enum RecordField: String, CaseIterable, Sendable {
  case label, body, author, source, url, lang, tags, section, date
}

extension Substring {
  fileprivate func trimmingBlanks() -> String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
