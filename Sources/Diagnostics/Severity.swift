/// How much a fault weighs.
package enum Severity: UInt8, Sendable, Comparable {
  /// A guess was made; never counted.
  case note
  /// The output is affected; it is written, and `--strict` refuses it.
  case warning
  /// A page or the site cannot be made as written; nothing is written.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The word as it stands in every output format.
  package var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
