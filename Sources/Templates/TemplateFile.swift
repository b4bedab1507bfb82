/// A file of a `Templates` folder, built in or a site's own.
package struct TemplateFile: Sendable, Equatable {
  /// Where a file comes from.
  package enum Origin: Sendable, Equatable {
    /// It is part of Florilegium.
    case builtIn
    /// It lies in the site's own folder.
    case site
  }

  /// The name as it stands in the folder, with `/` between folders, such as `page.html`.
  package var name: String
  /// The path in messages.
  package var path: String
  /// The content.
  package var bytes: [UInt8]
  package var origin: Origin

  package init(name: String, path: String, bytes: [UInt8], origin: Origin = .site) {
    self.name = name
    self.path = path
    self.bytes = bytes
    self.origin = origin
  }

  /// The name by which templates include it: without its extension.
  package var templateName: String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    return String(name[..<dot])
  }
}
