internal import Diagnostics
internal import Markdown

/// Finds links in the line at the foot of every page that lead nowhere.
struct FooterLinks {
  private(set) var report = Report()
  /// Places in pages that it asks for, checked when all pages are read.
  private(set) var pending: [LinkChecker.PendingPlace] = []

  init(_ configuration: SiteConfiguration, _ links: SiteLinks, in location: SiteLocation) {
    guard !configuration.footer.isEmpty, let path = location.configuration else { return }
    let line = Array(configuration.footer.utf8)
    var checker = LinkChecker(links, in: location, ids: nil)
    checker.check(Document(parsing: line, from: 0, SourceScan(line)), path: path, folder: "")
    let place = configuration.footerRange
    report = checker.report
    if let name = Self.name(in: configuration.footer) {
      report.add(Self.unread(name, path, links.table))
    }
    report.adjust { Self.moved($0, to: place) }
    for var pending in checker.pending {
      var one = Report()
      one.add(Self.moved(pending.diagnostic, to: place))
      one.apply(configuration.rules)
      guard let diagnostic = one.diagnostics.first else { continue }
      pending.diagnostic = diagnostic
      self.pending.append(pending)
    }
  }

  /// What the footer says stands in the settings as one value.
  private static func moved(_ diagnostic: Diagnostic, to place: Range<Int>) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.range = place
    return diagnostic
  }

  /// The first `[[name]]` outside of code; nil where there is none.
  private static func name(in footer: String) -> String? {
    guard !footer.contains("`"), let open = footer.firstRange(of: "[["),
      let close = footer[open.upperBound...].firstRange(of: "]]")
    else { return nil }
    let name = footer[open.upperBound..<close.lowerBound]
    return name.isEmpty ? nil : String(name)
  }

  private static func unread(_ name: String, _ path: String, _ table: LinkTable) -> Diagnostic {
    let page = String(name.prefix { $0 != "|" && $0 != "#" })
    let target = table.path(named: page, in: "") ?? page + ".md"
    return Diagnostic(
      .warning, "broken-link", path: path, "the footer shows \"[[\(name)]]\" as it stands",
      explanation: "Links by name are read in pages only.",
      fix: "write `[\(page)](\(LinkDestination.written(target)))`")
  }
}
