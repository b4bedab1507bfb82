internal import Content
internal import Markdown

/// The tree of a page for people: indented, with line numbers.
struct InspectText {
  private let page: Page
  private var text: [UInt8] = []
  /// Longer texts are cut: what matters is where they were put.
  private static let longest = 60

  static func bytes(of page: Page) -> [UInt8] {
    var writer = InspectText(page: page)
    writer.addHead()
    writer.addEntries()
    return writer.text
  }

  /// Several pages, each with its path.
  static func bytes(of pages: [Page]) -> [UInt8] {
    var text: [UInt8] = []
    for page in pages {
      if !text.isEmpty { text.append(0x0A) }
      var writer = InspectText(page: page)
      writer.line("page", Array(page.path.utf8)[...])
      text.append(contentsOf: writer.text)
      text.append(contentsOf: bytes(of: page))
    }
    return text
  }

  private init(page: Page) { self.page = page }

  private mutating func addHead() {
    line("title", page.bytes(page.title))
    var style = page.style.rawValue
    if page.isExclusive { style += ", exclusive" }
    line("style", Array(style.utf8)[...])
    addShapes()
    let languages = [page.options.lang, page.options.translation].filter { !$0.isEmpty }
    if !languages.isEmpty { line("lang", Array(languages.joined(separator: ", ").utf8)[...]) }
    let introduction = page.blockText(of: .none)
    if !introduction.isEmpty { line("text", Self.cut(introduction[...])) }
    text.append(0x0A)
  }

  /// How each file was read; its path is said where there are several.
  private mutating func addShapes() {
    let isFolder = page.documents.count > 1
    for (path, found) in zip(page.documentPaths, page.documentShapes) where !found.reason.isEmpty {
      var items = "\(found.shape.rawValue) (\(found.reason))"
      if isFolder { items += " in \(path)" }
      line("items", Array(items.utf8)[...])
    }
  }

  private mutating func line(_ name: String, _ value: ArraySlice<UInt8>) {
    text.append(contentsOf: (name + ":").utf8)
    pad(name.utf8.count + 1, to: 8)
    text.append(contentsOf: value)
    text.append(0x0A)
  }

  private mutating func addEntries() {
    var open = [page.entries(of: .none)[...]]
    while let last = open.indices.last {
      guard let next = open[last].popFirst() else {
        open.removeLast()
        continue
      }
      add(next, depth: last)
      open.append(page.entries(of: next)[...])
    }
  }

  private mutating func add(_ id: EntryID, depth: Int) {
    let entry = page[id]
    let number = String(page.line(of: id))
    pad(number.utf8.count, to: 5)
    text.append(contentsOf: number.utf8)
    indent(depth)
    let isFolding = entry.flags.contains(.folds)
    text.append(contentsOf: (!isFolding ? "· " : entry.flags.contains(.open) ? "▾ " : "▸ ").utf8)
    text.append(contentsOf: Self.cut(page.bytes(entry.name)))
    text.append(contentsOf: "  #".utf8)
    text.append(contentsOf: page.bytes(entry.id))
    text.append(0x0A)
    addDetails(of: id, depth: depth)
  }

  private mutating func addDetails(of id: EntryID, depth: Int) {
    let body = page.blockText(of: id)
    if !body.isEmpty { detail(Self.cut(body[...]), depth) }
    let parts = page[id].parts
    for part in page.parts[Int(parts.lowerBound)..<Int(parts.upperBound)] {
      let text = Array(page.bytes(part.name)) + Array(": ".utf8) + page.text(of: part, in: id)
      detail(Self.cut(text[...]), depth)
    }
    guard page[id].attribution >= 0 else { return }
    let attribution = page.attributions[Int(page[id].attribution)]
    let fields = [attribution.author, attribution.source, attribution.address]
    let known = fields.filter { !$0.isEmpty }.map { page.string($0) }
    detail(Array("— \(known.joined(separator: " | "))".utf8)[...], depth)
  }

  private mutating func detail(_ value: ArraySlice<UInt8>, _ depth: Int) {
    pad(0, to: 5)
    indent(depth + 1)
    text.append(contentsOf: value)
    text.append(0x0A)
  }

  private mutating func indent(_ depth: Int) {
    text.append(contentsOf: repeatElement(0x20, count: 2 + 2 * min(depth, 40)))
  }

  private mutating func pad(_ used: Int, to width: Int) {
    text.append(contentsOf: repeatElement(0x20, count: max(0, width - used)))
  }

  /// The first characters of a text, in one line.
  private static func cut(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let flat = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let short = flat.count > longest ? flat.prefix(longest - 1) + "…" : flat[...]
    return Array(short.utf8)[...]
  }
}
