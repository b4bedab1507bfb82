internal import Content
internal import Diagnostics
internal import Exchange
internal import Platform
internal import Site

/// Where an import goes: the standard output, a page, or a folder of pages. Nothing is written
/// before everything that forbids it was looked for.
struct ImportTarget {
  private let choice: ImportCommand.Choice
  private let source: ImportSource
  private(set) var report: Report
  private var pages: [Page] = []
  private var sources: [String: [UInt8]] = [:]
  /// A page holds some of the entries already: they were imported before.
  private var isAgain = false

  /// A page that is to be written.
  private struct Page {
    var path: String
    var bytes: [UInt8]
    /// How many of its entries come from the import.
    var added: Int
    /// It exists.
    var isOld: Bool
  }

  init(_ choice: ImportCommand.Choice, _ source: ImportSource) {
    self.choice = choice
    self.source = source
    report = source.report
  }

  /// The bytes of a file that a diagnostic names.
  func bytes(of path: String) -> [UInt8]? { sources[path] ?? source.bytes(of: path) }

  mutating func write(_ console: Console, isQuiet: Bool) throws(FileError) {
    let records = source.records
    guard let output = choice.output else {
      return try console.write(QuoteWriter.page(records, .common(of: records)))
    }
    if Self.isFolder(output) {
      try planFolder(output)
    } else {
      var head = PageHead.common(of: records)
      head.title = NewPage.title(of: output)
      try plan(output, records, QuoteWriter.page(records, head))
    }
    if isAgain { report.adjust { Self.onceTold.contains($0.rule) ? nil : $0 } }
    guard !report.hasErrors else { return }
    for page in pages { try write(page) }
    if !isQuiet { try console.write(summary, to: .error) }
  }

  /// Whether a path is a folder, or is meant to be one.
  static func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || (try? File.status(path))?.kind == .folder
  }

  /// What the first import has said of the columns holds for those that follow.
  private static let onceTold: Set<String> = [
    "columns-guessed", "columns-left-out", "keys-guessed",
  ]

  // MARK: Planning

  private mutating func planFolder(_ folder: String) throws(FileError) {
    var books: [Book] = []
    if choice.format == .fortune {
      books = source.files.map { Book(title: Self.stem(of: $0.path), records: $0.records) }
    } else {
      books = Book.sorted(source.records, rest: Self.stem(of: choice.files[0]))
    }
    Book.name(&books)
    let old = choice.updates ? try BookFolder(folder) : nil
    for book in books where !book.records.isEmpty {
      let path = old?.path(of: book) ?? FilePath.join(folder, book.name + ".md")
      try plan(path, book.records, book.page)
    }
  }

  private mutating func plan(
    _ path: String, _ records: [Record], _ page: [UInt8]
  ) throws(FileError) {
    guard (try? File.status(path)) != nil else {
      return pages.append(Page(path: path, bytes: page, added: records.count, isOld: false))
    }
    guard choice.updates else {
      report.add(
        Diagnostic(
          .error, "page-exists", path: path, "the page exists already",
          explanation: "Nothing was written.",
          fix: "add what it does not hold with --update, or name another with -o"))
      return
    }
    var old: [UInt8] = []
    try File.read(path, into: &old, limit: 1 << 28)
    sources[path] = old
    if let update = PageUpdate(old, path: path, adding: records, into: &report) {
      pages.append(Page(path: path, bytes: update.bytes, added: update.added, isOld: true))
      if update.added < records.count { isAgain = true }
    }
  }

  /// The name of a file without an ending that says what it is; others are part of the name.
  private static func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    let endings = [".txt", ".fortunes", ".fortune", ".csv", ".tsv", ".json", ".jsonl"]
    let ending = endings.first { name.lowercased().hasSuffix($0) && name.count > $0.count }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }

  // MARK: Writing

  /// A new page is never written over a file that came meanwhile; one that grows keeps its
  /// beginning byte by byte, so that being killed loses nothing.
  private func write(_ page: Page) throws(FileError) {
    if page.isOld {
      if page.added > 0 { try File.write(page.bytes, to: page.path) }
    } else {
      try Folder.make(FilePath.parent(of: page.path))
      try File.create(page.bytes, at: page.path)
    }
  }

  private var summary: String {
    pages.map { page in
      let entries = page.added == 1 ? "entry" : "entries"
      return "\(page.path): \(page.added) \(page.isOld ? "new " : "")\(entries)\n"
    }.joined()
  }
}

/// The books of a folder: a page is that of a book by its title and author, whatever its file is
/// called.
private struct BookFolder {
  private var pages: [(path: String, options: PageOptions)] = []

  init(_ folder: String) throws(FileError) {
    guard (try? File.status(folder)) != nil else { return }
    for name in try Folder(folder).names().names where name.hasSuffix(".md") {
      let path = FilePath.join(folder, name)
      var bytes: [UInt8] = []
      try File.read(path, into: &bytes, limit: 1 << 28)
      pages.append((path, PageReader(path: path, fallbackTitle: name).readOptions(bytes)))
    }
  }

  func path(of book: Book) -> String? {
    pages.first { $0.options.title == book.head.title && $0.options.author == book.head.author }?
      .path
  }
}
