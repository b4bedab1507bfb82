internal import Content
internal import Diagnostics
internal import Markdown
internal import Platform

/// Reads the files of a page into one.
struct PageAssembly: Sendable {
  let location: SiteLocation
  /// Bytes; larger files are not read.
  private let limit: Int
  private let checksHTML: Bool

  init(location: SiteLocation, _ configuration: SiteConfiguration) {
    self.location = location
    limit = configuration.maximumFileSize
    checksHTML = configuration.rawHTML == .safe
  }

  /// Reads a page; what could not be read is reported and left out.
  func read(_ planned: PlannedPage, into report: inout Report) -> Page {
    guard let first = planned.parts.first else { return Page(path: planned.path) }
    var page = read(first, of: planned, into: &report)
    if planned.parts.count > 1 {
      var joiner = PageJoiner(page)
      for part in planned.parts.dropFirst() {
        joiner.add(read(part, of: planned, into: &report), depth: part.depth)
      }
      page = joiner.page
    }
    PageFinisher.finish(&page, into: &report)
    return page
  }

  private func read(
    _ part: PlannedPart, of planned: PlannedPage, into report: inout Report
  ) -> Page {
    guard let file = part.file else { return empty(part, path: location.path(of: planned.path)) }
    let path = location.path(of: file)
    let reader = PageReader(
      path: path, fallbackTitle: part.name, defaults: part.defaults, checksHTML: checksHTML,
      section: part.depth > 0 ? section(part, of: planned) : nil)
    var source: [UInt8] = []
    do throws(FileError) {
      try File.read(path, into: &source, limit: limit)
    } catch {
      report.add(SourceFault.diagnostic(for: error, path: path))
      return empty(part, path: path)
    }
    return reader.read(source, into: &report)
  }

  private func section(_ part: PlannedPart, of planned: PlannedPage) -> SectionKeys {
    let index = planned.parts.first?.file ?? FilePath.join(planned.path, "index.md")
    return SectionKeys(
      of: location.path(of: index), hasPage: planned.isSplit && part.depth == 1)
  }

  /// A page without a text.
  private func empty(_ part: PlannedPart, path: String) -> Page {
    var page = Page(path: path)
    page.options = part.defaults
    page.text = Array(part.name.utf8)
    page.title = TextRange(start: 0, count: page.text.count)
    page.documents = [Document()]
    page.documentPaths = [path]
    page.documentOptions = [part.defaults]
    page.documentShapes = [page.found]
    return page
  }
}
