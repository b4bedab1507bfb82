internal import Content
internal import HTML
internal import Markdown

/// One `entry` element of the feed, made of an entry or of a page as a whole.
struct FeedEntry {
  private let page: Page
  private let documents: [PlacedDocument]
  private let rawHTML: RawHTMLPolicy

  init(_ collected: CollectedPage, _ site: SiteContext) {
    page = collected.page
    rawHTML = site.configuration.rawHTML.policy
    let relative = RelativeAddress(base: site.configuration.baseURL)
    documents = zip(page.documents, page.documentPaths).map { document, path in
      // No file of the site: a feed is read elsewhere, and all of its addresses are whole.
      PlacedDocument(
        document, site.links, folder: Route.folder(of: site.location.name(of: path)),
        page: collected.number, output: "", relative: relative, furniture: site.furniture)
    }
  }

  /// The element of an entry, or of the page for none, that stands at an address.
  func bytes(of entry: EntryID, at address: [UInt8], _ date: PublishedDate) -> [UInt8] {
    var xml = Array("<entry>\n".utf8)
    let title = page.bytes(entry.exists ? page[entry].name : page.title)
    XMLText.append(element: "title", title, language: labelLanguage(of: entry), to: &xml)
    XMLText.append(element: "id", address, to: &xml)
    xml.append(contentsOf: "<link rel=\"alternate\" type=\"text/html\" href=\"".utf8)
    XMLText.append(address, to: &xml)
    xml.append(contentsOf: "\"/>\n".utf8)
    XMLText.append(element: "updated", date.timestamp.utf8, to: &xml)
    let author = entry.exists ? attribution(of: entry).author : .empty
    if !author.isEmpty { Self.append(author: page.string(author), to: &xml) }
    for tag in entry.exists ? page.entryTags[entry.rawValue] ?? [] : page.options.tags {
      xml.append(contentsOf: "<category term=\"".utf8)
      XMLText.append(tag, to: &xml)
      xml.append(contentsOf: "\"/>\n".utf8)
    }
    append(contentOf: entry, to: &xml)
    xml.append(contentsOf: "</entry>\n".utf8)
    return xml
  }

  /// Appends an `author` element.
  static func append(author: String, to xml: inout [UInt8]) {
    xml.append(contentsOf: "<author>\n".utf8)
    XMLText.append(element: "name", author.utf8, to: &xml)
    xml.append(contentsOf: "</author>\n".utf8)
  }

  private func attribution(of entry: EntryID) -> Attribution {
    let place = page[entry].attribution
    return place < 0 ? Attribution() : page.attributions[Int(place)]
  }

  // MARK: Content

  /// What unfolds under an entry, without the entries within; of a page the texts between its entries.
  /// A label without a body is the content itself.
  private func append(contentOf entry: EntryID, to xml: inout [UInt8]) {
    var html = HTMLBuffer()
    writeBlocks(of: entry, &html)
    if entry.exists { writeParts(of: entry, &html) }
    var language = bodyLanguage(of: entry)
    if entry.exists {
      if html.count == 0, page[entry].label.exists {
        writeLabel(of: entry, &html)
        language = labelLanguage(of: entry)
      }
      writeAttribution(of: entry, &html)
    }
    if html.count > 0 {
      XMLText.append(
        element: "content", type: "html", html.bytes, language: language, to: &xml)
    }
    if entry.isNone, html.count == 0 || !page.options.description.isEmpty {
      let summary = PageDescription.text(of: page)
      if !summary.isEmpty { XMLText.append(element: "summary", summary, to: &xml) }
    }
  }

  private func labelLanguage(of entry: EntryID) -> String {
    guard entry.exists else { return page.options.titleLanguage }
    let own = page[entry].language
    return own > 0
      ? page.languages[Int(own)] : page.documentOptions[Int(page[entry].document)].lang
  }

  private func bodyLanguage(of entry: EntryID) -> String {
    guard entry.exists else { return page.options.titleLanguage }
    let translation = page.documentOptions[Int(page[entry].document)].translation
    return translation.isEmpty ? labelLanguage(of: entry) : translation
  }

  private func makeWriter() -> MarkdownHTML {
    var surroundings = MarkdownHTML.Surroundings()
    surroundings.rawHTML = rawHTML
    return MarkdownHTML(surroundings)
  }

  private func writeBlocks(of entry: EntryID, _ html: inout HTMLBuffer) {
    var writer = makeWriter()
    var place = page.content(of: entry).first
    while place >= 0 {
      let item = page.items[Int(place)]
      if item.block.exists {
        let placed = documents[Int(item.document)]
        writer.write(block: item.block, of: placed.document, to: &html, resolving: placed)
      }
      place = item.next
    }
    writer.end(&html)
  }

  private func writeParts(of entry: EntryID, _ html: inout HTMLBuffer) {
    let placed = documents[Int(page[entry].document)]
    for index in page[entry].parts {
      let part = page.parts[Int(index)]
      html.append(raw: "<p>")
      if page[entry].parts.count > 1, !part.name.isEmpty {
        html.append(page.text, in: part.name.bounds)
        html.append(raw: ": ")
      }
      var writer = makeWriter()
      writer.write(childrenOf: part.cell, of: placed.document, to: &html, resolving: placed)
      html.append(raw: "</p>\n")
    }
  }

  private func writeLabel(of entry: EntryID, _ html: inout HTMLBuffer) {
    let placed = documents[Int(page[entry].document)]
    html.append(raw: "<p>")
    var writer = makeWriter()
    writer.write(childrenOf: page[entry].label, of: placed.document, to: &html, resolving: placed)
    html.append(raw: "</p>\n")
  }

  private func writeAttribution(of entry: EntryID, _ html: inout HTMLBuffer) {
    let attribution = attribution(of: entry)
    guard !attribution.author.isEmpty || !attribution.source.isEmpty else { return }
    html.append(raw: "<p>— ")
    html.append(page.text, in: attribution.author.bounds)
    if !attribution.source.isEmpty {
      if !attribution.author.isEmpty { html.append(raw: ", ") }
      html.append(raw: "<cite>")
      html.append(page.text, in: attribution.source.bounds)
      html.append(raw: "</cite>")
    }
    html.append(raw: "</p>\n")
  }
}
