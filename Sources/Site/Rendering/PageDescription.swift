internal import Content
internal import HTML
internal import Markdown

/// What a page is about, in one or two sentences, for search engines and previews of links.
enum PageDescription {
  /// Characters; more is cut off by everyone who shows it.
  private static let limit = 160

  /// What the page says of itself, else its first text, else its first entry.
  static func text(
    of page: Page, _ view: PageView, _ configuration: SiteConfiguration
  ) -> [UInt8] {
    if view.root.isNone {
      if !page.options.description.isEmpty { return Array(page.options.description.utf8) }
      if view.listsPages, !configuration.description.isEmpty {
        return Array(configuration.description.utf8)
      }
    } else {
      let own = page.options(of: view.root).description
      if !own.isEmpty { return Array(own.utf8) }
    }
    return shortened(firstParagraph(of: page, view.root) ?? firstItem(of: page, view.root))
  }

  /// The same of a page as a whole.
  static func text(of page: Page) -> [UInt8] {
    if !page.options.description.isEmpty { return Array(page.options.description.utf8) }
    return shortened(firstParagraph(of: page, .none) ?? firstItem(of: page, .none))
  }

  private static func firstParagraph(of page: Page, _ root: EntryID) -> [UInt8]? {
    var place = page.content(of: root).first
    while place >= 0, page.items[Int(place)].entry.isNone {
      let item = page.items[Int(place)]
      let document = page.documents[Int(item.document)]
      if item.block.exists, document[item.block].kind == .paragraph {
        var text: [UInt8] = []
        PlainText.append(item.block, of: document, to: &text)
        if !text.allSatisfy({ $0 <= 0x20 }) { return text }
      }
      place = item.next
    }
    return nil
  }

  private static func firstItem(of page: Page, _ root: EntryID) -> [UInt8] {
    var entry = root
    repeat {
      guard let first = page.entries(of: entry).first else { break }
      entry = first
    } while page[entry].isSection
    return entry.exists && entry != root ? Array(page.bytes(page[entry].name)) : []
  }

  /// One line, cut behind a word.
  private static func shortened(_ text: [UInt8]) -> [UInt8] {
    let words = String(decoding: text.prefix(limit * 8), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    var line = ""
    for word in words {
      if line.count + word.count > limit {
        return Array((line.isEmpty ? String(word.prefix(limit)) : line).utf8) + Array("…".utf8)
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return Array(line.utf8)
  }
}

extension Page {
  /// What the file says that has become a section; of any other entry nothing.
  func options(of section: EntryID) -> PageOptions {
    let entry = self[section]
    guard entry.kind == .group, !entry.flags.contains(.computed) else { return PageOptions() }
    return documentOptions[Int(entry.document)]
  }
}
