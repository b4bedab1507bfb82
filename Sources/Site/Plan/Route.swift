internal import HTML
internal import Platform

/// From the path of a source to the path of what is written, and from one of these to another.
package enum Route {
  /// The page that stands for its folder.
  package static let index = "index.html"

  /// Whether a file is read as Markdown.
  package static func isMarkdown(_ path: String) -> Bool {
    let name = FilePath.name(of: path).lowercased()
    return [".md", ".markdown"].contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// Whether a Markdown file is the text of its folder.
  package static func isIndex(_ path: String) -> Bool { stem(of: path).lowercased() == "index" }

  /// Whether a Markdown file says something about its folder, as in repositories.
  package static func isAboutFolder(_ path: String) -> Bool {
    aboutFolders.contains(stem(of: path).lowercased())
  }

  private static let aboutFolders: Set<String> = [
    "readme", "license", "licence", "contributing", "code_of_conduct", "changelog", "security",
    "authors", "contributors", "copying", "history", "notice", "support",
  ]

  /// The name of a file without its last extension.
  package static func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// `faq.md` is written to `faq.html`, beside it.
  package static func output(ofFile path: String) -> String {
    FilePath.join(folder(of: path), stem(of: path) + ".html")
  }

  /// A folder is written to its own `index.html`.
  package static func output(ofFolder path: String) -> String { FilePath.join(path, index) }

  /// The page of a section of a split page: `faq.html` puts it into `faq/`, an `index.html` beside
  /// itself.
  package static func output(ofSection id: String, of page: String) -> String {
    let isIndex = FilePath.name(of: page) == index
    let base = isIndex ? folder(of: page) : FilePath.join(folder(of: page), stem(of: page))
    let isTaken = isIndex && id.lowercased() == "index"
    return FilePath.join(base, id + (isTaken ? "-section" : "") + ".html")
  }

  /// An old address of a page: `/old/`, `old/page` and `page.html`; nil for a mere name, and for what
  /// leads out of the site.
  package static func output(ofAlias alias: String, ofNote isNote: Bool = false) -> String? {
    guard isAddress(alias, ofNote: isNote), !leadsAway(alias) else { return nil }
    let path = FilePath.normalized(String(alias.drop { $0 == "/" }))
    if path == "." { return nil }
    return path.hasSuffix(".html") ? path : FilePath.join(path, index)
  }

  /// Whether an alias is no mere name. Notes have names such as `TCP/IP`, so theirs are addresses
  /// only with a slash at either end.
  package static func isAddress(_ alias: String, ofNote isNote: Bool) -> Bool {
    let hasSlash =
      isNote
      ? alias.hasPrefix("/") || alias.hasSuffix("/") : alias.utf8.contains(UInt8(ascii: "/"))
    return hasSlash || alias.hasSuffix(".html")
  }

  /// Whether no request for a file of this site could be for it.
  package static func leadsAway(_ alias: String) -> Bool {
    alias.contains("://")
      || alias.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
      || FilePath.normalized(String(alias.drop { $0 == "/" })).hasPrefix("..")
  }

  /// The folder of a relative path; empty at the top.
  package static func folder(of path: String) -> String {
    let parent = FilePath.parent(of: path)
    return parent == "/" ? "" : parent
  }
}
