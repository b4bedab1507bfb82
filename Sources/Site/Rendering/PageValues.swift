internal import Content
internal import HTML
internal import Markdown
internal import Templates

/// What a page says to templates.
extension PageData {
  func pageValue(_ key: PageKey) -> TemplateValue<PageContext> {
    switch key {
    case .content: return firstPiece(of: view.root.rawValue)
    case .site: return .object(PageContext(.site))
    case .strings: return .object(PageContext(.strings))
    case .menu: return links(.menu, site.menu)
    case .pages: return links(.pages, pageLinks)
    case .jumps: return links(.jumps, jumps)
    case .trail: return links(.trail, neighbours.trail)
    case .previous: return link(.previous, neighbours.previous)
    case .next: return link(.next, neighbours.next)
    case .meta: return meta(of: view.root.rawValue)
    default: return pageIs(key) ? .text : .empty
    }
  }

  private func links(_ list: LinkList, _ links: [PageLink]) -> TemplateValue<PageContext> {
    links.isEmpty ? .empty : .object(PageContext(.links, owner: list.rawValue))
  }

  private func link(_ list: LinkList, _ link: PageLink?) -> TemplateValue<PageContext> {
    link == nil ? .empty : .object(PageContext(.link, owner: list.rawValue, place: 0))
  }

  private func pageIs(_ key: PageKey) -> Bool {
    switch key {
    case .language, .title, .icon, .style, .script, .home: true
    case .base: !relative.root.isEmpty
    case .direction: furniture.direction == .rtl
    case .contentLang: layout.top.language > 0
    case .titleLang: layout.top.language > 0 && !page.options.translation.isEmpty
    case .description: !description.isEmpty
    case .atHome: view.listsPages
    case .noindex: page.options.unlisted || view.isLost
    case .canonical: !site.configuration.baseURL.isEmpty && !view.isLost
    case .feed: view.hasFeed
    case .search, .searchScript: site.search != nil
    case .image: image != nil
    case .structuredData: !view.isLost
    case .moved: view.isContents
    case .short: isShort
    case .draft: page.options.draft
    case .introduction: introduction(of: view.root.rawValue).first >= 0
    case .prose: layout.isProse
    case .tools: hasTools
    case .readout:
      !view.isContents && page.isExclusive
        && page.options.readout ?? (page.style == .accordion)
    case .notFound: view.isLost
    default: false
    }
  }

  func writePage(_ key: PageKey, _ output: inout HTMLBuffer) {
    guard pageIs(key) else { return }
    switch key {
    case .language: output.append(furniture.language)
    case .direction: output.append(raw: furniture.direction.name)
    case .title: output.append(page.text, in: title.bounds)
    case .contentLang: output.append(layout.languages[Int(layout.top.language)])
    case .titleLang: output.append(furniture.language)
    case .description: output.append(description)
    case .base: output.append(address: relative.root[...])
    case .icon: output.append(address: relative.address(to: site.icon)[...])
    case .style: output.append(address: relative.address(to: site.style)[...])
    case .script: output.append(address: relative.address(to: site.script)[...])
    case .home: output.append(address: relative.address(to: Route.index)[...])
    case .canonical: writeAbsolute(view.output, &output)
    case .feed: output.append(address: relative.address(to: site.feed.path ?? "")[...])
    case .search:
      output.append(address: relative.address(to: (site.search?.folder ?? "") + "/")[...])
    case .searchScript:
      output.append(address: relative.address(to: site.search?.script ?? "")[...])
    case .image: output.append(address: (image ?? [])[...])
    case .structuredData: writeStructuredData(&output)
    case .moved: MovedPlaces.write(page, view, relative, &output)
    case .introduction:
      let text = introduction(of: view.root.rawValue)
      writeBlocks(
        from: text.first, to: text.end, view.root.rawValue, direction: furniture.direction,
        &output)
    default: break
    }
  }

  func writeRedirect(_ key: PageKey, _ output: inout HTMLBuffer) {
    switch key {
    case .target: writeTarget(&output)
    case .language, .title: writePage(key, &output)
    default: break
    }
  }

  /// Where an old address leads on to: the page, or the section that a file has become.
  private func writeTarget(_ output: inout HTMLBuffer) {
    let planned = site.plan.pages[view.page]
    guard view.root.exists else {
      return output.append(address: relative.address(to: planned.output)[...])
    }
    let id = page.bytes(page[view.root].id)
    let isApart = planned.isSplit && page[view.root].parent.isNone && page[view.root].standsAlone
    let file =
      isApart
      ? Route.output(ofSection: page.string(page[view.root].id), of: planned.output)
      : planned.output
    output.append(address: relative.address(to: file)[...])
    if isApart { return }
    output.append(raw: "#")
    output.append(id)
  }

  /// The title of this file: of the page, or of the section that has a file of its own.
  var title: TextRange { view.root.exists ? page[view.root].name : page.title }

  /// A short page opens what was open before it is painted; what it will weigh is guessed from
  /// its source.
  private var isShort: Bool {
    let source = page.documents.reduce(0) { $0 + $1.source.count }
    return source + layout.looks.count * 400 < 100_000
  }

  // MARK: Absolute addresses

  private func writeAbsolute(_ path: String, _ output: inout HTMLBuffer) {
    let address = RelativeAddress(base: site.configuration.baseURL)
    output.append(address: address.address(to: Route.published(path))[...])
  }

  /// The absolute address of the picture of the page, or of the file that is this section of it;
  /// nil where it has none or the site no address.
  private var image: [UInt8]? {
    let own = view.root.exists ? page.options(of: view.root).image : ""
    let given = Array((own.isEmpty ? page.options.image : own).utf8)
    let document = own.isEmpty ? 0 : Int(page[view.root].document)
    if given.isEmpty || Address.isDangerous(given[...], as: .picture) { return nil }
    if Address.hasScheme(given[...]) { return given }
    let paths = page.documentPaths
    let folder =
      paths.indices.contains(document)
      ? Route.folder(of: site.location.name(of: paths[document])) : ""
    guard !site.configuration.baseURL.isEmpty,
      case .asset(let path) = site.links.destination(of: given[...], in: folder)
    else { return nil }
    return RelativeAddress(base: site.configuration.baseURL).address(to: path)
  }

  private func writeStructuredData(_ output: inout HTMLBuffer) {
    var json = ScriptJSON()
    json.add("@context", "https://schema.org")
    json.add("@type", "CollectionPage")
    json.add("name", page.string(title))
    if !description.isEmpty {
      json.add("description", String(decoding: description, as: UTF8.self))
    }
    json.add("inLanguage", layout.languages[Int(layout.top.language)])
    output.append(raw: json.bytes)
  }
}

extension Route {
  /// The address at which a host shows a file: that of its folder for an `index.html`.
  static func published(_ output: String) -> String {
    output == index || output.hasSuffix("/" + index)
      ? String(output.dropLast(index.utf8.count)) : output
  }
}

/// One object of JSON that can stand in a script element.
struct ScriptJSON {
  private var written: [UInt8] = []

  /// The object as it stands.
  var bytes: [UInt8] { Array("{".utf8) + written + Array("}".utf8) }

  /// Adds a member.
  mutating func add(_ name: String, _ value: String) {
    if !written.isEmpty { written.append(UInt8(ascii: ",")) }
    append(name)
    written.append(UInt8(ascii: ":"))
    append(value)
  }

  /// A string in which nothing could end the script.
  private mutating func append(_ text: String) {
    written.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        written.append(UInt8(ascii: "\\"))
        written.append(byte)
      case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        let digits = String(byte, radix: 16)
        written.append(contentsOf: (byte < 16 ? "\\u000\(digits)" : "\\u00\(digits)").utf8)
      default: written.append(byte)
      }
    }
    written.append(UInt8(ascii: "\""))
  }
}
