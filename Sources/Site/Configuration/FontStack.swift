/// The typeface of a site: one of the style's own, or names of others.
package struct FontStack: Sendable, Equatable {
  /// The value in CSS. Names stand in quotes and hold nothing that could end them.
  package let css: String

  /// The built-in one.
  package static let serif = FontStack(css: "var(--serif)")

  private init(css: String) {
    self.css = css
  }

  /// Reads `serif`, `sans`, `round`, `mono`, or names such as `Literata, Georgia`; nil if a name
  /// holds anything but letters, digits, blanks, `-`, `_`, `.` and `+`.
  package init?(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    guard names.allSatisfy(Self.isName) else { return nil }
    if names.count == 1, let own = Self.own[names[0].lowercased()] {
      self.css = own
      return
    }
    let generic = names.contains { Self.generic.contains($0.lowercased()) }
    let families = names.map { name in
      Self.generic.contains(name.lowercased()) ? name.lowercased() : "\"\(name)\""
    }
    css = (families + (generic ? [] : ["serif"])).joined(separator: ",")
  }

  private static let own = [
    "serif": "var(--serif)", "sans": "var(--sans)", "sans-serif": "var(--sans)",
    "round": "var(--round)", "rounded": "var(--round)", "mono": "var(--mono)",
    "monospace": "var(--mono)",
  ]

  /// https://www.w3.org/TR/css-fonts-4/#generic-font-families
  private static let generic: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || " -_.+".unicodeScalars.contains(scalar)
      }
  }
}
