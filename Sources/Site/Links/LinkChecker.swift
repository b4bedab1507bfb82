internal import Content
internal import Diagnostics
internal import HTML
internal import Markdown
internal import Platform

/// Finds links and pictures of a page that lead nowhere.
struct LinkChecker {
  private(set) var report = Report()
  /// Places in other pages that are asked for, checked when all pages are read.
  private(set) var pending: [PendingPlace] = []

  private let links: SiteLinks
  private let location: SiteLocation
  /// The ids of the page itself; nil where it may be any page.
  private let ids: [UInt64]?
  /// The same, found when a link first asks.
  private lazy var knownIDs = Set(ids ?? [])
  private var document = Document()
  private var path = ""
  private var folder = ""

  /// So often a page is told what a path most likely meant.
  private static let mostHints = 20
  private var hints = 0

  /// A place in another page that a link asks for.
  struct PendingPlace: Sendable, Equatable {
    var page: Int
    var id: UInt64
    var diagnostic: Diagnostic
  }

  /// `ids` are the hashes of the page's own.
  init(_ links: SiteLinks, in location: SiteLocation, ids: [UInt64]?) {
    self.links = links
    self.location = location
    self.ids = ids
  }

  /// Checks all documents of a page.
  mutating func check(_ page: Page) {
    for (number, (document, path)) in zip(page.documents, page.documentPaths).enumerated() {
      check(document, path: path, folder: Route.folder(of: location.name(of: path)))
      guard document.contains(.image) else { continue }
      self.document = document
      // Those that begin a label were taken out of the text.
      for entry in page.entries where Int(entry.document) == number && entry.icon.exists {
        if !document[entry.icon].parent.exists { check(entry.icon) }
      }
      self.document = Document()
    }
  }

  /// Checks a document of the file at `path`, whose links begin at `folder` of the content.
  mutating func check(_ document: Document, path: String, folder: String) {
    guard
      document.contains(.link) || document.contains(.image)
        || document.contains(.htmlInline) || document.contains(.htmlBlock)
    else { return }
    self.document = document
    self.path = path
    self.folder = folder
    for index in document.nodes.indices where document.nodes[index].parent.rawValue >= 0 {
      check(NodeID(index))
    }
    self.document = Document()
  }

  private mutating func check(_ id: NodeID) {
    switch document.nodes[Int(id.rawValue)].kind {
    case .link: check(document.bytes(of: id), as: .link, at: id)
    case .image: check(document.bytes(of: id), as: .picture, at: id)
    case .htmlInline, .htmlBlock: checkTags(of: id)
    default: break
    }
  }

  private mutating func checkTags(of id: NodeID) {
    for piece in HTMLPieces(document.bytes(of: id)) {
      guard case .tag(let tag, _) = piece, !tag.isClosing else { continue }
      if tag.isNamed("a"), let address = tag.value(of: "href") {
        check(Array(address.utf8)[...], as: .link, at: id)
      } else if tag.isNamed("img"), let address = tag.value(of: "src") {
        check(Array(address.utf8)[...], as: .picture, at: id)
      }
    }
  }

  private mutating func check(
    _ address: ArraySlice<UInt8>, as use: Address.Use, at node: NodeID
  ) {
    switch links.destination(of: address, in: folder) {
    case .elsewhere, .section: break
    case .asset: break
    case .here(let place): checkPlace(place, at: node, address)
    case .page(let page, let place): checkPlace(place ?? [], in: page, at: node, address)
    case .draft(let path):
      add(
        "broken-link", "the page \"\(path)\" is a draft", at: node, address,
        fix: "publish it, or take the link out")
    case .missing(let path): reportMissing(path, as: use, at: node, address)
    case .outside(let path): reportOutside(path, as: use, at: node, address)
    }
  }

  // MARK: Places in pages

  /// Whether every page has a place of this name, or none needs one.
  private func isKnownPlace(_ place: [UInt8]) -> Bool {
    place.isEmpty || place.elementsEqual("top".utf8) || place.starts(with: ":~:".utf8)
      || place.elementsEqual("fl-main".utf8)
  }

  private mutating func checkPlace(
    _ place: [UInt8], at node: NodeID, _ address: ArraySlice<UInt8>
  ) {
    if ids == nil || isKnownPlace(place) || knownIDs.contains(IDHash.of(place)) { return }
    let name = String(decoding: place, as: UTF8.self)
    add(
      "broken-link", "this page has no entry \"\(name)\"", at: node, address,
      fix: "see the ids with `florilegium inspect \(ShellWord.of(path))`")
  }

  private mutating func checkPlace(
    _ place: [UInt8], in page: Int, at node: NodeID, _ address: ArraySlice<UInt8>
  ) {
    if isKnownPlace(place) { return }
    let name = String(decoding: place, as: UTF8.self)
    let target = location.path(of: links.pages[page].path)
    let diagnostic = diagnostic(
      "broken-link", "the page \"\(links.pages[page].path)\" has no entry \"\(name)\"", at: node,
      address, fix: "see its ids with `florilegium inspect \(ShellWord.of(target))`")
    pending.append(PendingPlace(page: page, id: IDHash.of(place), diagnostic: diagnostic))
  }

  // MARK: Reports

  private mutating func reportMissing(
    _ path: String, as use: Address.Use, at node: NodeID, _ address: ArraySlice<UInt8>
  ) {
    if use == .link,
      let whole = MissingScheme.address(meantBy: String(decoding: address, as: UTF8.self))
    {
      return add(
        "broken-link", "the file \"\(path)\" does not exist", at: node, address,
        fix: "write `\(whole)` if it is another site")
    }
    hints += 1
    let near =
      hints > Self.mostHints ? nil : links.table.nearest(to: path, isPicture: use == .picture)
    let fix = near.map { "did you mean `\(written($0, at: node))`?" }
    if use == .picture {
      add(
        "missing-picture", "the picture \"\(path)\" does not exist", at: node, address,
        fix: fix ?? "put it there, or correct the path")
    } else {
      let isPage = Route.isMarkdown(path) || near.map(Route.isMarkdown) == true
      let kind = isPage ? "page" : "file"
      add(
        "broken-link", "the \(kind) \"\(path)\" does not exist", at: node, address,
        fix: fix ?? "correct the path, or take the link out")
    }
  }

  /// A path below the content as an address that leads there from where `node` stands.
  private func written(_ path: String, at node: NodeID) -> String {
    let isName = document[node].flags.contains(.wiki)
    let isHTML = document[node].kind == .htmlInline || document[node].kind == .htmlBlock
    if isName { return path }
    let page = RelativeAddress(from: FilePath.join(folder, "page"))
    let address = String(decoding: page.address(to: path), as: UTF8.self)
    return isHTML ? address : LinkDestination.written(address)
  }

  private mutating func reportOutside(
    _ path: String, as use: Address.Use, at node: NodeID, _ address: ArraySlice<UInt8>
  ) {
    let name = location.content.isEmpty ? "the folder" : "\"\(location.content)\""
    let isPicture = use == .picture
    add(
      isPicture ? "missing-picture" : "broken-link",
      "the \(isPicture ? "picture" : "file") \"\(path)\" lies outside of \(name)", at: node,
      address, explanation: "Only what lies in it is published.",
      fix: "move it there, and correct the path")
  }

  private mutating func add(
    _ rule: String, _ headline: String, at node: NodeID, _ address: ArraySlice<UInt8>,
    explanation: String = "", fix: String
  ) {
    report.add(
      diagnostic(rule, headline, at: node, address, explanation: explanation, fix: fix))
  }

  private func diagnostic(
    _ rule: String, _ headline: String, at node: NodeID, _ address: ArraySlice<UInt8>,
    explanation: String = "", fix: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, rule, path: path, range: document.place(of: address, at: node), headline,
      explanation: explanation, fix: fix)
  }
}
