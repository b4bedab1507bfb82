/// Colours of a terminal (ECMA-48, select graphic rendition), or none.
package struct Paint: Sendable {
  /// What a text looks like.
  package enum Style: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"

    /// The colour of a severity.
    package init(_ severity: Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .note: self = .blue
      }
    }
  }

  private let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text in a style, or as it is.
  package func callAsFunction(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
