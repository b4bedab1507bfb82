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
    if red != built.red { declarations.append("--red:\(red.css)") }
    if font != built.font { declarations.append("--serif:\(font.css)") }
    return declarations.isEmpty ? "" : ":root{\(declarations.joined(separator: ";"))}"
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
