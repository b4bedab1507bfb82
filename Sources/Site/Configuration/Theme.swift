internal import Diagnostics
internal import YAML

/// The colours and the typeface that a site changes.
package struct Theme: Sendable, Equatable {
  package var yellow = CSSColor.yellow
  package var black = CSSColor.black
  package var red = CSSColor.red
  package var font = FontStack.serif

  package init() {}

  /// One rule of CSS for the values that differ from the built-in style; empty if none does.
  package var rule: String {
    let built = Theme()
    var declarations: [String] = []
    if yellow != built.yellow { declarations.append("--yellow:\(yellow.css)") }
    if black != built.black { declarations.append("--black:\(black.css)") }
    if red != built.red {
      declarations.append("--red:\(shownRed)")
      // As text and as the mark of what is open it has to be read, by day and by night.
      declarations.append("--rubric:color-mix(in oklab,\(red.css) 50%,var(--ink))")
    }
    if font != built.font { declarations.append("--face:\(font.css)") }
    return declarations.isEmpty ? "" : ":root{\(declarations.joined(separator: ";"))}"
  }

  /// The lines of this colour under links have to be seen, by day and by night (WCAG 2.2, 1.4.11).
  private var shownRed: String {
    let day = red.contrast(on: .white) < 3 ? Self.mixed(red, with: "#111") : red.css
    let night = red.contrast(on: .night) < 3 ? Self.mixed(red, with: "#ededed") : red.css
    return day == night ? day : "light-dark(\(day),\(night))"
  }

  private static func mixed(_ color: CSSColor, with ink: String) -> String {
    "color-mix(in oklab,\(color.css) 50%,\(ink))"
  }

  static let setting = Setting<SiteConfiguration>(name: "theme") { entry, target, reader in
    reader.read(entry.value, into: &target.theme, settings: settings, name: entry.key)
    let given = Set((entry.value.entries ?? []).map { $0.key.lowercased() })
    target.theme.keepReadable(given, entry, &reader)
  }

  /// What stands on the bar has to be read: on a dark one it becomes white, unless the site says
  /// otherwise.
  private mutating func keepReadable(
    _ given: Set<String>, _ entry: YAMLValue.Entry, _ reader: inout SettingReader
  ) {
    guard black.contrast(on: yellow) < 4.5 else { return }
    if !given.contains("black") {
      black = .white
    } else {
      let tenths = Int(black.contrast(on: yellow) * 10)
      reader.report.add(
        Diagnostic(
          .warning, "low-contrast", path: reader.path, range: entry.value.range,
          "\"black\" is hard to read on \"yellow\": a contrast of \(tenths / 10).\(tenths % 10)",
          explanation: "Text needs a contrast of 4.5.",
          fix: "make one of them darker, or leave `black` out"))
    }
  }

  static let settings: [Setting<Theme>] = [
    .value("yellow", \.yellow) { value throws(SettingFault) in try color(value, "yellow") },
    .value("black", \.black) { value throws(SettingFault) in try color(value, "black") },
    .value("red", \.red) { value throws(SettingFault) in try color(value, "red") },
    .value("font", \.font) { value throws(SettingFault) in try font(value) },
  ]

  private static func color(_ value: YAMLValue, _ name: String) throws(SettingFault) -> CSSColor {
    let text = value.text ?? ""
    if let color = CSSColor(text) { return color }
    let guess = CSSColor("#" + text) != nil ? "#" + text : CSSColor.nearest(to: text) ?? "#ffcc00"
    throw SettingFault(
      explanation: "It takes a colour: # with 3, 4, 6 or 8 hexadecimal digits, or a name of CSS.",
      fix: "write `\(name): \"\(guess)\"`")
  }

  private static func font(_ value: YAMLValue) throws(SettingFault) -> FontStack {
    if let font = FontStack(value.text ?? "") { return font }
    throw SettingFault(
      explanation: "It takes serif, sans, round, mono, or names of typefaces with commas between.",
      fix: "write `font: serif`")
  }
}
