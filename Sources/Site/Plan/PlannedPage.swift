internal import Content

/// A page that will be written, and what it is read from.
struct PlannedPage: Sendable, Equatable {
  /// Its place below the content folder: a file, or a folder without a slash at its end; empty for
  /// a home page without a text.
  var path: String
  var isFolder = false
  /// The path of what is written.
  var output: String
  /// The options of the file, or of the folder's `index.md`, as far as front matter gives them.
  var options: PageOptions
  /// The files, in the order of the page.
  var parts: [PlannedPart]

  /// It is a note of another program, whose aliases are names.
  var isNote = false

  /// The files at its old addresses, which lead on to it. An alias without a slash or `.html` is
  /// only a name.
  var oldOutputs: [String] { oldOutputs(ofAliases: options.aliases) }

  /// Each once, and not where the page itself is.
  private func oldOutputs(ofAliases aliases: [String]) -> [String] {
    if aliases.isEmpty { return [] }
    var known: Set = [output]
    return aliases.compactMap(oldOutput(ofAlias:)).filter { known.insert($0).inserted }
  }

  /// The old address that an alias is; nil where it is only a name.
  func oldOutput(ofAlias alias: String) -> String? {
    Route.output(ofAlias: alias, ofNote: isNote)
  }

  /// The files at the old addresses of its sections, each with the file that became the section.
  var oldSections: [(output: String, file: String)] {
    parts.flatMap { part in
      guard let file = part.file else { return [(output: String, file: String)]() }
      return oldOutputs(ofAliases: part.aliases).map { ($0, file) }
    }
  }

  /// Whether it or a section of it has other names.
  var hasAliases: Bool {
    !options.aliases.isEmpty || parts.contains { !$0.aliases.isEmpty }
  }

  /// Its aliases that look like addresses and are none of this site, each with its file.
  var strayAliases: [(alias: String, file: String)] {
    if isNote || !hasAliases { return [] }
    let own = options.aliases.map { ($0, parts.first?.file ?? path) }
    let inside = parts.flatMap { part in part.aliases.map { ($0, part.file ?? path) } }
    return (own + inside).filter {
      Route.isAddress($0.0, ofNote: false) && Route.leadsAway($0.0)
    }
  }

  /// All files that lead on to it or into it.
  var allOldOutputs: [String] { oldOutputs + oldSections.map(\.output) }

  /// Makes it the page of the content folder itself, which is called as the site is.
  mutating func becomeHome() {
    output = Route.index
    parts[0].name = "index"
  }

  /// Whether each of its sections becomes a page.
  var isSplit: Bool { options.split }
}

/// One file of a page.
struct PlannedPart: Sendable, Equatable {
  /// Its path below the content folder; nil for a folder without a text of its own.
  var file: String?
  /// What it is called where the file itself gives no title.
  var name: String
  /// How deep below the page: 0 for the page's own text, 1 for its sections.
  var depth: Int
  /// What holds where the file says nothing.
  var defaults: PageOptions
  /// Of a section, what its front matter calls it; nil where it gives no title.
  var title: String?
  /// The other names and old addresses of a section; those of a page are in its options.
  var aliases: [String] = []
}

extension PageOptions {
  /// The language of the page's title; empty where it is that of the furniture, as on a page that
  /// speaks two languages and is about them.
  var titleLanguage: String { translation.isEmpty ? lang : "" }

  /// What the files of a folder take over from its `index.md`: how they are read, not what the
  /// page is called or when it is shown.
  var inherited: PageOptions {
    var options = self
    options.title = nil
    options.description = ""
    options.image = ""
    options.weight = nil
    options.date = nil
    options.tags = []
    options.aliases = []
    options.open = .none
    options.draft = false
    options.unlisted = false
    options.split = false
    options.list = true
    return options
  }
}
