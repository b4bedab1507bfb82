internal import Diagnostics

/// What is said of rules, in 80 columns.
struct RuleText {
  private let paint: Paint

  init(isColored: Bool) {
    paint = Paint(isColored: isColored)
  }

  /// Every rule with its weight, one a line.
  var list: String {
    let width = (Rule.all.map(\.name.count).max() ?? 0) + 2
    return Rule.all.map { rule in
      let name = rule.name + String(repeating: " ", count: width - rule.name.count)
      let weight = rule.severity.name
      let space = String(repeating: " ", count: 9 - weight.count)
      return "\(name)\(paint(weight, Paint.Style(rule.severity)))\(space)\(rule.summary)\n"
    }.joined()
  }

  /// One rule, with the way out and how to silence it.
  func explanation(of rule: Rule) -> String {
    let weight = paint(rule.severity.name, Paint.Style(rule.severity))
    var parts = ["\(paint(rule.name, .bold)) (\(weight))", HelpText.paragraph(rule.summary)]
    parts.append(HelpText.paragraph(rule.explanation))
    if rule.canBeLowered {
      parts.append(
        HelpText.paragraph(
          "For the whole site: `rules: {\(rule.name): off}` in florilegium.yml, or error, warning "
            + "or note. In one place: `<!-- florilegium: allow \(rule.name) -->` before it."))
    }
    return parts[0] + "\n" + parts.dropFirst().joined(separator: "\n")
  }
}
