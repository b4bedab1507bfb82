internal import Content
internal import Diagnostics
internal import Markdown

/// The tree of a page as one JSON object, or those of several as a list in one. Absent fields are
/// left out.
struct InspectJSON {
  private var page = Page(path: "")
  private var json = JSONWriter()

  /// Writes a page and what was found in it.
  static func bytes(of page: Page, _ report: Report, read: @escaping SourceProvider) -> [UInt8] {
    var writer = InspectJSON()
    writer.json.beginObject()
    writer.add(page)
    writer.addDiagnostics(report, read)
    writer.json.endObject()
    return writer.json.bytes + [0x0A]
  }

  /// Writes the pages of a site and what was found in all of them.
  static func bytes(of pages: [Page], _ report: Report, read: @escaping SourceProvider) -> [UInt8] {
    var writer = InspectJSON()
    writer.json.beginObject()
    writer.json.key("pages")
    writer.json.beginArray()
    for page in pages {
      writer.json.beginObject()
      writer.member("path", page.path)
      writer.add(page)
      writer.json.endObject()
    }
    writer.json.endArray()
    writer.addDiagnostics(report, read)
    writer.json.endObject()
    return writer.json.bytes + [0x0A]
  }

  /// Writes the members of a page into the object that is open.
  private mutating func add(_ page: Page) {
    self.page = page
    addOptions()
    addFiles()
    member("introduction", page.blockText(of: .none)[...])
    addEntries()
  }

  private mutating func addOptions() {
    json.key("title")
    json.string(page.bytes(page.title))
    member("description", page.options.description)
    member("lang", page.options.lang)
    member("translation", page.options.translation)
    member("style", page.style.rawValue)
    if page.isExclusive { flag("exclusive") }
    member("items", page.found.shape.rawValue)
    member("reason", page.found.reason)
  }

  /// Writes how each file of a page that has several was read.
  private mutating func addFiles() {
    guard page.documents.count > 1 else { return }
    json.key("files")
    json.beginArray()
    for (path, found) in zip(page.documentPaths, page.documentShapes) where !found.reason.isEmpty {
      json.beginObject()
      member("path", path)
      member("items", found.shape.rawValue)
      member("reason", found.reason)
      json.endObject()
    }
    json.endArray()
  }

  /// Writes all entries; an explicit stack keeps it flat whatever a user nests.
  private mutating func addEntries() {
    json.key("entries")
    json.beginArray()
    var open = [page.entries(of: .none)[...]]
    while let next = open[open.count - 1].popFirst() {
      add(next)
      open.append(page.entries(of: next)[...])
      while open.count > 1, open[open.count - 1].isEmpty {
        open.removeLast()
        json.endArray()
        json.endObject()
      }
    }
    json.endArray()
  }

  /// Writes an entry up to its own entries, which stay open.
  private mutating func add(_ id: EntryID) {
    let entry = page[id]
    json.beginObject()
    member("id", page.bytes(entry.id))
    json.key("label")
    json.string(page.bytes(entry.name))
    json.key("line")
    json.integer(page.line(of: id))
    if entry.flags.contains(.open) { flag("open") }
    if entry.language > 0 { member("lang", page.languages[Int(entry.language)]) }
    member("icon", page.iconAddress(of: id))
    member("body", page.blockText(of: id)[...])
    addAttribution(of: entry)
    addParts(of: id)
    json.key("entries")
    json.beginArray()
  }

  private mutating func addAttribution(of entry: Entry) {
    guard entry.attribution >= 0 else { return }
    let attribution = page.attributions[Int(entry.attribution)]
    json.key("attribution")
    json.beginObject()
    member("author", page.bytes(attribution.author))
    member("source", page.bytes(attribution.source))
    member("url", page.bytes(attribution.address))
    json.endObject()
  }

  private mutating func addParts(of id: EntryID) {
    let parts = page[id].parts
    guard !parts.isEmpty else { return }
    json.key("parts")
    json.beginArray()
    for part in page.parts[Int(parts.lowerBound)..<Int(parts.upperBound)] {
      json.beginObject()
      member("name", page.bytes(part.name))
      json.key("text")
      json.string(page.text(of: part, in: id)[...])
      if part.language > 0 { member("lang", page.languages[Int(part.language)]) }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func addDiagnostics(_ report: Report, _ read: @escaping SourceProvider) {
    json.key("diagnostics")
    json.beginArray()
    var sources = SourceFiles(read)
    for diagnostic in report.diagnostics {
      json.beginObject()
      member("rule", diagnostic.rule)
      member("severity", diagnostic.severity.name)
      member("path", diagnostic.path)
      if let places = sources.positions(of: diagnostic.range, in: diagnostic.path) {
        json.key("line")
        json.integer(places.start.line)
        json.key("column")
        json.integer(places.start.column)
      }
      member("message", diagnostic.message)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func flag(_ name: String) {
    json.key(name)
    json.boolean(true)
  }

  private mutating func member(_ name: String, _ text: String) {
    member(name, Array(text.utf8)[...])
  }

  private mutating func member(_ name: String, _ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else { return }
    json.key(name)
    json.string(text)
  }
}

extension Diagnostic {
  /// Headline, explanation and fix as one text.
  fileprivate var message: String {
    var message = headline + "."
    if !explanation.isEmpty { message += " " + explanation }
    if !fix.isEmpty { message += " Help: " + fix + "." }
    return message
  }
}
