internal import Content
internal import Diagnostics
internal import YAML

/// Every setting that a site knows, in the order of the guide.
enum SiteSettings {
  static let all: [Setting<SiteConfiguration>] = [
    .line("title", \.title),
    .text("description", \.description),
    .value("base_url", \.baseURL) { value throws(SettingFault) in try BaseURL.read(value) },
    .value("language", \.language) { value throws(SettingFault) in try language(value) },
    .table("strings", \.strings) { entry throws(SettingFault) in
      try Setting<SiteConfiguration>.text(of: entry.value, entry.key)
    },
    .text("author", \.author),
    .value("output", \.output) { value throws(SettingFault) in try SitePath.output(value) },
    menu,
    .line("footer", \.footer),
    .group("theme", \.theme, Theme.settings),
    defaults,
    .choice("raw_html", \.rawHTML),
    .boolean("smart", \.smart),
    .choice("headings", \.headings),
    .value("max_file_size", \.maximumFileSize) { value throws(SettingFault) in
      try FileSize.read(value)
    },
    .table("rules", \.rules) { entry throws(SettingFault) in
      try Setting<SiteConfiguration>.choice(of: entry.value, entry.key)
    },
    .group("outputs", \.outputs, outputs),
  ]

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

  /// A list of paths; a path with a fault is left out.
  private static let menu = Setting<SiteConfiguration>(name: "menu") { entry, target, reader in
    let values = entry.value.items ?? [entry.value]
    for value in values {
      do throws(SettingFault) {
        let path = try SitePath.content(value)
        target.menu.append(ConfiguredPath(path: path, range: value.range))
      } catch {
        reader.report(error, name: entry.key, value: value)
      }
    }
  }

  private static let defaults = Setting<SiteConfiguration>(name: "defaults") {
    entry, target, reader in
    let entries = reader.entries(of: entry.value, name: entry.key)
    guard !entries.isEmpty else { return }
    target.defaults = YAMLValue(.mapping(entries), range: entry.value.range)
  }

  private static func language(_ value: YAMLValue) throws(SettingFault) -> String {
    let text = value.text ?? ""
    if LanguageTag.isWellFormed(text) { return text }
    throw SettingFault(
      explanation: "It takes a language tag (BCP 47), such as en, pt-BR or zh-Hans.",
      fix: "write `language: \(LanguageTag.named(text) ?? "en")`")
  }
}
