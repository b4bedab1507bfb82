import Diagnostics
import Markdown

/// Gives every entry an id that no other of its page has.
///
/// Explicit ids are reserved first, then those of blocks: a name that another has already is left
/// out. The first of equal labels keeps its slug; a later one takes its
/// parent's slug in front, then a number, with one counter a base.
struct EntryIDs {
  /// The hash of each id that is taken, with the entry that has it.
  private var taken: [UInt64: EntryID] = [:]
  /// The next number of each base.
  private var numbers: [UInt64: Int] = [:]
  /// The slug of the entry that is looked at.
  private var slug = Slug()
  /// The slug of each entry that others may take in front, by entry.
  private var slugs: [TextRange]

  static func assign(_ page: inout Page, _ order: [EntryID], into report: inout Report) {
    var ids = EntryIDs(page)
    var blocks: [EntryID] = []
    for entry in order where page[entry].flags.contains(.explicitID) {
      if page[entry].flags.contains(.blockID) {
        blocks.append(entry)
      } else {
        ids.reserve(entry, page, into: &report)
      }
    }
    ids.reserve(blocks: blocks, &page, into: &report)
    for entry in order { ids.assign(entry, &page, into: &report) }
  }

  private init(_ page: Page) {
    slugs = Array(repeating: .empty, count: page.entries.count)
    taken.reserveCapacity(page.entries.count)
  }

  private mutating func reserve(_ entry: EntryID, _ page: Page, into report: inout Report) {
    let id = page.bytes(page[entry].id)
    if let first = taken.updateValue(entry, forKey: Self.hash(id)) {
      let name = String(decoding: id, as: UTF8.self)
      report.add(
        Diagnostic(
          .error, "duplicate-id", path: page.sourcePath(of: entry), range: page.place(of: entry),
          "the id \"\(name)\" is used twice",
          notes: [
            Diagnostic.Note(
              "it is used first here", path: page.sourcePath(of: first),
              range: page.place(of: first)
            )
          ], fix: "give one of them another id"))
    }
  }

  /// What Obsidian names in one file it may name in another that stands on the same page.
  private mutating func reserve(
    blocks: [EntryID], _ page: inout Page, into report: inout Report
  ) {
    var isNoted = false
    for entry in blocks {
      guard let first = take(Array(page.bytes(page[entry].id)), entry) else { continue }
      if !isNoted {
        report.add(
          Diagnostic(
            .note, "duplicate-block-id", path: page.sourcePath(of: entry),
            range: page.place(of: entry),
            "the block id \"^\(page.string(page[entry].id))\" is used twice on this page",
            explanation: "Links to it lead to the first; this one has the id of its label.",
            notes: [
              Diagnostic.Note(
                "it is used first here", path: page.sourcePath(of: first),
                range: page.place(of: first))
            ], fix: "give one of them another id"))
        isNoted = true
      }
      page[entry].flags.subtract([.explicitID, .blockID])
    }
  }

  private mutating func assign(_ entry: EntryID, _ page: inout Page, into report: inout Report) {
    // No slice of the page's text may live on: adding to the text would copy all of it.
    slug.make(of: page.bytes(page[entry].name))
    let range = page.add(slug.bytes)
    slugs[Int(entry.rawValue)] = range
    if !page[entry].flags.contains(.explicitID) {
      // Nearly always the slug itself, which then is copied no further.
      let isFree =
        !slug.bytes.isEmpty && !Self.hasPrefix(slug.bytes) && take(slug.bytes, entry) == nil
      page[entry].id =
        isFree ? range : page.add(other(than: slug.bytes, entry, page, into: &report))
    }
    if page[entry].flags.contains(.embedded) {
      page.markNode(of: entry, with: Array(page.bytes(page[entry].id)))
    }
  }

  /// The id of an entry whose slug alone does not serve.
  private mutating func other(
    than slug: [UInt8], _ entry: EntryID, _ page: Page, into report: inout Report
  ) -> [UInt8] {
    var id = slug.isEmpty ? Slug.hashed(page.bytes(page[entry].name)) : slug
    Self.guardPrefix(&id)
    if let first = take(id, entry) {
      if page[first].flags.isDisjoint(with: [.explicitID, .computed]) {
        warn(entry, first, page, into: &report)
      }
      id = next(id, entry, page)
    }
    return id
  }

  /// Takes an id; the entry that has it already, if any.
  private mutating func take(_ id: [UInt8], _ entry: EntryID) -> EntryID? {
    let hash = Self.hash(id[...])
    if let first = taken[hash] { return first }
    taken[hash] = entry
    return nil
  }

  /// The id of a later one of equal labels.
  private mutating func next(_ id: [UInt8], _ entry: EntryID, _ page: Page) -> [UInt8] {
    var base = id
    let parent = page[entry].parent
    if parent.exists, !slugs[Int(parent.rawValue)].isEmpty {
      base = Slug(page.bytes(slugs[Int(parent.rawValue)]), id[...]).bytes
      Self.guardPrefix(&base)
      if take(base, entry) == nil { return base }
    }
    let key = Self.hash(base[...])
    var number = numbers[key] ?? 2
    while true {
      let candidate = base + Array("-\(number)".utf8)
      number += 1
      if take(candidate, entry) == nil {
        numbers[key] = number
        return candidate
      }
    }
  }

  /// Ids of the page's own furniture begin with `fl-`.
  private static func guardPrefix(_ id: inout [UInt8]) {
    if hasPrefix(id) { id.insert(contentsOf: "e-".utf8, at: 0) }
  }

  private static func hasPrefix(_ id: [UInt8]) -> Bool {
    id.first == UInt8(ascii: "f") && id.starts(with: "fl-".utf8)
  }

  private func warn(
    _ entry: EntryID, _ first: EntryID, _ page: Page, into report: inout Report
  ) {
    let name = page.string(page[entry].name)
    guard page.style != .cards, !EmptyLabels.isOne(name) else { return }
    let isEqual = name == page.string(page[first].name)
    let isOneFile = page[entry].document == page[first].document
    let line = page.line(of: first)
    let place = isOneFile ? "line \(line)" : "\(page.sourcePath(of: first)):\(line)"
    report.add(
      Diagnostic(
        .warning, "duplicate-label", path: page.sourcePath(of: entry), range: page.place(of: entry),
        "the label \"\(name)\" of line \(page.line(of: entry)) "
          + (isEqual ? "stands in \(place) already" : "makes the id of that in \(place)"),
        explanation: "Its id depends on what stands before it, so links to it can break.",
        notes: [
          Diagnostic.Note(
            isEqual ? "it stands first here" : "that stands here", path: page.sourcePath(of: first),
            range: page.place(of: first))
        ], fix: "give it an id of its own: `{#another-id}` behind the label"))
  }

  /// 64 bits of FNV-1a: two different ids of one page do not meet in them.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension Page {
  /// Gives the node of an embedded entry its id: it is written with the blocks around it.
  fileprivate mutating func markNode(of entry: EntryID, with id: [UInt8]) {
    let document = Int(self[entry].document)
    let node = documents[document][self[entry].label].parent
    guard node.exists else { return }
    documents[document][node].detail = documents[document].add(id)
  }

  /// The file of an entry, as diagnostics name it.
  package func sourcePath(of entry: EntryID) -> String {
    documentPaths[Int(self[entry].document)]
  }

  /// The first line of an entry, or as much of it as anybody is shown, as a range of its file.
  package func place(of entry: EntryID) -> Range<Int> {
    let start = Int(self[entry].start)
    let source = documents[Int(self[entry].document)].source
    var end = start
    let longest = min(source.count, start + 400)
    while end < longest, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return start..<end
  }
}
