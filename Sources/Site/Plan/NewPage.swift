internal import Content
internal import Diagnostics
package import Platform

/// A page that is to be written: where it goes, and what its front matter has to say there.
package struct NewPage: Sendable, Equatable {
  /// The file, as diagnostics name it.
  package let path: String
  /// What it is called until somebody gives it a better title.
  package let title: String
  /// The language of the site; empty where all pages have one by the settings.
  package let lang: String
  /// Whether it becomes a section of its folder's page.
  private let isSection: Bool

  /// Finds the place of a page in the site or the folder of Markdown at `root` (empty for the
  /// current folder). `name` is a path below the content folder, with or without that folder and
  /// the ending; with a slash at its end it is a folder, whose page is its `index.md`. Nil for a
  /// name that leads out of the content, or that is never published.
  package init?(_ name: String, in root: String) throws(FileError) {
    let location = try SiteLocation(root)
    let (configuration, _) = try SiteSources.configuration(of: location)
    guard let file = Self.file(name, content: location.content) else { return nil }
    path = location.path(of: file)
    isSection = Self.isSection(file, location.notebook)
    title = Self.title(of: file)
    var faults = Report()
    let defaults = SiteSources.defaults(configuration, location, &faults)
    lang = defaults.lang.isEmpty && location.configuration != nil ? configuration.language : ""
  }

  private static func isSection(_ file: String, _ notebook: Notebook?) -> Bool {
    let folder = Route.folder(of: file)
    if folder.isEmpty || folder == notebook?.pageFolder { return false }
    return folder.utf8.contains(UInt8(ascii: "/")) || !Route.isIndex(file)
  }

  /// Whether a key of front matter has an effect there.
  package func takes(_ key: String) -> Bool { !isSection || !SectionKeys.isOfPage(key) }

  private static func file(_ name: String, content: String) -> String? {
    guard !name.hasPrefix("/"), var parts = SitePath.parts(of: name), !parts.isEmpty else {
      return nil
    }
    // The shell completes paths from where it stands.
    let folder = content.split(separator: "/")
    if !folder.isEmpty, parts.count > folder.count, parts.starts(with: folder) {
      parts.removeFirst(folder.count)
    }
    guard !parts.contains(where: { $0.hasPrefix(".") || $0.hasPrefix("_") }) else { return nil }
    let path = parts.joined(separator: "/")
    if name.hasSuffix("/") { return path + "/index.md" }
    return Route.isMarkdown(path) ? path : path + ".md"
  }

  /// Words that nobody writes in lower case.
  private static let abbreviations: Set<String> = [
    "faq", "html", "css", "pdf", "url", "cv", "tv", "usa", "uk", "eu",
  ]

  /// `two-words.md` is called "Two words", and the page of a folder as the folder.
  package static func title(of file: String) -> String {
    let folder = Route.folder(of: file)
    let name =
      Route.isIndex(file) && !folder.isEmpty ? FilePath.name(of: folder) : Route.stem(of: file)
    let words = name.split { "-_ ".contains($0) }.map { word in
      abbreviations.contains(word.lowercased()) ? word.uppercased() : String(word)
    }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
