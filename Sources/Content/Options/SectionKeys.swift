internal import Diagnostics
internal import YAML

/// The keys of a file that is a section of its folder's page: those that hold for a page as a
/// whole say nothing there, and are told of unless the page is so anyway.
package struct SectionKeys {
  /// The text of the folder's page, in which they count; as diagnostics name it.
  let index: String
  /// The section has a page of its own, for the folder's page is split.
  let hasPage: Bool
  private var language: YAMLValue.Entry?
  private var siteLanguage = ""

  package init(of index: String, hasPage: Bool = false) {
    self.index = index
    self.hasPage = hasPage
  }

  private static let ofPage: Set<String> = [
    "description", "dir", "exclusive", "group", "image", "list", "open", "readout", "reverse",
    "sort", "split", "style", "tap",
  ]

  /// Whether a key says nothing here.
  func leavesOut(_ name: String) -> Bool {
    Self.isOfPage(name) && !(hasPage && ["description", "image"].contains(name))
  }

  /// Whether a key holds for a page as a whole.
  package static func isOfPage(_ name: String) -> Bool { ofPage.contains(name) }

  /// Remembers where a language of furniture stands, of which a section has none, and which one it
  /// would have had.
  mutating func note(_ entry: YAMLValue.Entry, _ options: PageOptions) {
    if language == nil { siteLanguage = options.language }
    language = entry
  }

  /// Puts such a language where it does what it does on a page of its own: it is that of a text
  /// that names none. Gives the fault where the text names another.
  func settle(_ options: inout PageOptions, path: String) -> Diagnostic? {
    guard let entry = language else { return nil }
    let given = options.language
    options.language = siteLanguage
    if options.lang.isEmpty {
      options.lang = given
      return nil
    }
    if options.lang.lowercased() == given.lowercased() || given == siteLanguage { return nil }
    return fault(
      entry, path: path,
      fix: "write `lang: \(given)` if it is the language of the text, or take it out")
  }

  /// That a key has no effect.
  func fault(_ entry: YAMLValue.Entry, path: String, fix: String = "") -> Diagnostic {
    Diagnostic(
      .warning, "key-without-effect", path: path, range: entry.keyRange,
      "the key \"\(entry.key)\" has no effect in this file",
      explanation: "The file is a section of the page that its folder becomes, and the key is one"
        + " of pages.",
      fix: fix.isEmpty
        ? "write it into \(index), or move the file to where it is a page of its own" : fix)
  }
}
