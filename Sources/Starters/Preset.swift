/// A kind of collection that a site can begin as.
package enum Preset: String, CaseIterable, Sendable {
  case quotes, questions, glossary, outline

  /// Every file of a new site, in the order of their paths.
  package var files: [StarterFile] { (Self.frame(settings: settings) + pages).sorted() }

  /// What stands around content that is there already: settings, the list of what version control
  /// leaves out, and the workflow that publishes. The settings are those of no preset.
  package static var frame: [StarterFile] {
    frame(settings: PackageResources.notes_yml).sorted()
  }

  private static func frame(settings: [UInt8]) -> [StarterFile] {
    [
      StarterFile("florilegium.yml", settings + PackageResources.settings_yml),
      StarterFile(".gitignore", PackageResources.ignored_txt),
      StarterFile(".github/workflows/pages.yml", PackageResources.pages_yml),
    ]
  }

  /// The beginning of the configuration.
  private var settings: [UInt8] {
    switch self {
    case .quotes: PackageResources.quotes_yml
    case .questions: PackageResources.questions_yml
    case .glossary: PackageResources.glossary_yml
    case .outline: PackageResources.outline_yml
    }
  }

  private var pages: [StarterFile] {
    switch self {
    case .quotes:
      [
        StarterFile("content/index.md", PackageResources.quotes_home_md),
        StarterFile("content/latin.md", PackageResources.latin_md),
        StarterFile("content/reading.md", PackageResources.reading_md),
      ]
    case .questions:
      [
        StarterFile("content/index.md", PackageResources.questions_home_md),
        StarterFile("content/writing.md", PackageResources.writing_md),
        StarterFile("content/publishing.md", PackageResources.publishing_md),
      ]
    case .glossary:
      [
        StarterFile("content/index.md", PackageResources.glossary_home_md),
        StarterFile("content/words.md", PackageResources.words_md),
        StarterFile("content/makers.md", PackageResources.makers_md),
      ]
    case .outline:
      [
        StarterFile("content/index.md", PackageResources.outline_home_md),
        StarterFile("content/book.md", PackageResources.book_md),
        StarterFile("content/arts.md", PackageResources.arts_md),
      ]
    }
  }

  /// A new page. Its front matter, which begins with its first line, lacks a title.
  package var page: [UInt8] {
    switch self {
    case .quotes: PackageResources.quotes_page_md
    case .questions: PackageResources.questions_page_md
    case .glossary: PackageResources.glossary_page_md
    case .outline: PackageResources.outline_page_md
    }
  }
}

extension [StarterFile] {
  fileprivate func sorted() -> [StarterFile] { sorted { $0.path < $1.path } }
}
