internal import Content
internal import Diagnostics
internal import YAML

/// Every setting that a site knows, in the order of the guide.
enum SiteSettings {
  static let all: [Setting<SiteConfiguration>] = [
    .line("title", \.title),
    .text("description", \.description),
    BaseURL.setting,
    .value("language", \.language) { value throws(SettingFault) in try language(value) },
    strings,
    .text("author", \.author),
    .value("output", \.output) { value throws(SettingFault) in try SitePath.output(value) },
    MenuItem.setting,
    footer,
    Theme.setting,
    defaults,
    .choice("raw_html", \.rawHTML),
    .boolean("smart", \.smart),
    .choice("headings", \.headings),
    .value("max_file_size", \.maximumFileSize) { value throws(SettingFault) in
      try FileSize.read(value)
    },
    rules,
    .group("outputs", \.outputs, outputs),
  ]

  private static let footer = Setting<SiteConfiguration>(name: "footer") { entry, target, reader in
    Setting.line("footer", \.footer).read(entry, &target, &reader)
    if !target.footer.isEmpty { target.footerRange = entry.value.range }
  }

  /// What other generators call our settings.
  static let synonyms = [
    "lang": "language", "locale": "language", "languagecode": "language", "name": "title",
    "site_name": "title", "site_title": "title", "url": "base_url", "site_url": "base_url",
    "site": "base_url", "root": "base_url", "nav": "menu", "navigation": "menu",
    "copyright": "footer", "dest": "output", "destination": "output", "site_dir": "output",
    "publishdir": "output", "out": "output", "build_dir": "output", "html": "raw_html",
    "unsafe": "raw_html", "colors": "theme", "colours": "theme",
    "smartypants": "smart", "smart_punctuation": "smart", "page_defaults": "defaults",
  ]

  private static let outputs: [Setting<OutputSelection>] = [
    .boolean("sitemap", \.sitemap), .boolean("robots", \.robots), .boolean("feed", \.feed),
    .boolean("data", \.data), .boolean("search", \.search),
    .boolean("not_found", \.notFound), .boolean("nojekyll", \.nojekyll),
    .boolean("redirects", \.redirects),
  ]

  private static let defaults = Setting<SiteConfiguration>(name: "defaults") {
    entry, target, reader in
    let entries = reader.entries(of: entry.value, name: entry.key)
    guard !entries.isEmpty else { return }
    target.defaults = YAMLValue(.mapping(entries), range: entry.value.range)
  }

  /// Words of the furniture, by their names.
  private static let strings = Setting<SiteConfiguration>(name: "strings") {
    entry, target, reader in
    let names = Word.allCases.map(\.rawValue)
    for member in reader.entries(of: entry.value, name: entry.key) {
      guard names.contains(member.key) else {
        reader.reportUnknown(member, names: names, name: entry.key)
        continue
      }
      do throws(SettingFault) {
        target.strings[member.key] = try Setting<SiteConfiguration>.text(
          of: member.value, member.key)
      } catch {
        reader.report(error, in: member)
      }
    }
  }

  /// How much faults weigh. What cannot be made as written stays an error.
  private static let rules = Setting<SiteConfiguration>(name: "rules") { entry, target, reader in
    for member in reader.entries(of: entry.value, name: entry.key) {
      guard let rule = Rule.named(member.key.lowercased()) else {
        reader.reportUnknownRule(member)
        continue
      }
      do throws(SettingFault) {
        target.rules[rule.name] = try level(member.value, of: rule)
      } catch {
        reader.report(error, in: member)
      }
    }
  }

  private static func level(
    _ value: YAMLValue, of rule: Rule
  ) throws(SettingFault) -> RuleLevel {
    let level: RuleLevel = try Setting<SiteConfiguration>.choice(of: value, rule.name)
    guard rule.canBeLowered || level == .error else {
      throw SettingFault(
        explanation: "It means that a page or the site cannot be made as it is written.",
        fix: "take the setting out, and mend what is reported")
    }
    return level
  }

  private static func language(_ value: YAMLValue) throws(SettingFault) -> String {
    let text = value.text ?? ""
    if LanguageTag.isWellFormed(text) { return LanguageTag.shortest(text) }
    throw SettingFault(
      explanation: "It takes a language tag (BCP 47), such as en, pt-BR or zh-Hans.",
      fix: "write `language: \(LanguageTag.advice(for: text))`")
  }
}
