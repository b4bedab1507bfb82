internal import Diagnostics
internal import Platform

/// The addresses of a sitemap on their way into one file, or into several and a list of these.
struct SitemapFiles {
  private let fragments: FragmentSpool
  private let most: Int
  private var runs: [Run] = []

  /// Addresses with the same date: that of a page, and those of its sections.
  private struct Run {
    var line: [UInt8]
    var page: Int?
    var date: String?
    var count: Int
  }

  init(_ fragments: FragmentSpool, most: Int) {
    self.fragments = fragments
    self.most = most
  }

  /// Adds the line of a page, and those that it has left as the page of this number.
  mutating func add(_ line: [UInt8], sections page: Int?, date: PublishedDate?) {
    var run = Run(line: line, page: page, date: date?.text, count: 1)
    if let page {
      // What cannot be read is refused again, and then reported, when the file is written.
      try? fragments.read(page) { (piece) throws(FileError) in
        run.count += piece.count { $0 == 0x0A }
        return true
      }
    }
    runs.append(run)
  }

  /// Hands over the file of this name, or those that it lists.
  func stage(_ name: String, below base: String, to output: StagedOutput, _ report: inout Report) {
    let parts = self.parts
    if parts.count <= 1 {
      stage(name, runs[...], to: output, &report)
      return
    }
    var list = Array(Self.declaration.utf8)
    list.append(contentsOf: "<sitemapindex xmlns=\"\(Self.namespace)\">\n".utf8)
    for (index, part) in parts.enumerated() {
      let file = Route.stem(of: name) + "-\(index + 1).xml"
      list.append(contentsOf: "<sitemap><loc>\(base)\(file)</loc></sitemap>\n".utf8)
      stage(file, runs[part], to: output, &report)
    }
    output.stage(name, bytes: list + "</sitemapindex>\n".utf8, &report)
  }

  /// Runs that share a file; one that is longer than a file may be has one for itself.
  private var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var count = 0
    for (index, run) in runs.enumerated() {
      if count + run.count > most, index > start {
        parts.append(start..<index)
        (start, count) = (index, 0)
      }
      count += run.count
    }
    return start < runs.count ? parts + [start..<runs.count] : parts
  }

  private func stage(
    _ name: String, _ runs: ArraySlice<Run>, to output: StagedOutput, _ report: inout Report
  ) {
    output.stage(
      name,
      from: { (take) throws(FileError) in
        var buffer = PieceBuffer()
        let head = Self.declaration + "<urlset xmlns=\"\(Self.namespace)\">\n"
        guard try buffer.append(head.utf8, take) else { return }
        for run in runs {
          var lines = SitemapLines(date: run.date)
          guard try buffer.append(lines.elements(of: run.line[...]), take) else { return }
          guard let page = run.page else { continue }
          var isWanted = true
          try fragments.read(page) { (piece) throws(FileError) in
            isWanted = try buffer.append(lines.elements(of: piece), take)
            return isWanted
          }
          guard isWanted else { return }
        }
        if try buffer.append("</urlset>\n".utf8, take) { _ = try buffer.flush(take) }
      }, &report)
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
}

/// Lines of addresses that become elements, however they are cut into pieces.
private struct SitemapLines {
  private let end: [UInt8]
  private var isWithin = false

  init(date: String?) {
    let date = date.map { "<lastmod>\($0)</lastmod>" } ?? ""
    end = Array("</loc>\(date)</url>\n".utf8)
  }

  mutating func elements(of piece: ArraySlice<UInt8>) -> [UInt8] {
    var elements: [UInt8] = []
    for byte in piece {
      if !isWithin { elements.append(contentsOf: "<url><loc>".utf8) }
      isWithin = byte != 0x0A
      if isWithin { elements.append(byte) } else { elements.append(contentsOf: end) }
    }
    return elements
  }
}
