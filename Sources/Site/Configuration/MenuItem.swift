internal import Diagnostics
internal import HTML
internal import YAML

/// A link of the menu as it stands in the configuration: a path, or `{title: …, path: …}`.
package struct MenuItem: Sendable, Equatable {
  /// What it is called; empty: what the page is called.
  package var title = ""
  /// The path below `content/`, without a slash at its beginning, or an address with a scheme.
  package var path = ""
  /// Where the path stands in the configuration.
  package var range = 0..<0

  /// Whether it leads to another site.
  package var isElsewhere: Bool { Address.hasScheme(Array(path.utf8)[...]) }

  static let setting = Setting<SiteConfiguration>(name: "menu") { entry, target, reader in
    for value in entry.value.items ?? [entry.value] {
      if let item = read(value, named: entry.key, &reader) { target.menu.append(item) }
    }
  }

  private static let settings: [Setting<MenuItem>] = [
    .line("title", \.title), path("path"), path("url"),
  ]

  private static func path(_ name: String) -> Setting<MenuItem> {
    Setting(name: name) { entry, target, reader in
      do throws(SettingFault) {
        target.path = try SitePath.linked(entry.value)
        target.range = entry.value.range
      } catch {
        reader.report(error, in: entry)
      }
    }
  }

  /// An item with a fault is left out.
  private static func read(
    _ value: YAMLValue, named name: String, _ reader: inout SettingReader
  ) -> MenuItem? {
    var item = MenuItem()
    do throws(SettingFault) {
      if value.entries != nil {
        let faults = reader.report.diagnostics.count
        reader.read(value, into: &item, settings: settings, name: name)
        if reader.report.diagnostics.count > faults { return nil }
        if !item.path.isEmpty { return item }
        throw SettingFault(
          explanation: "An item of the menu needs a path.",
          fix: "write `{title: \(item.title.isEmpty ? "Source" : item.title), path: faq.md}`")
      }
      item.path = try SitePath.linked(value)
      item.range = value.range
      return item
    } catch {
      reader.report(error, name: name, value: value)
      return nil
    }
  }
}
