package import Diagnostics
internal import Markdown
internal import YAML

/// Reads one Markdown file into a page of entries.
///
/// Every fault goes into the report; the page holds what could be read, so that one bad file
/// never hides the faults of another.
package struct PageReader {
  /// The file, as diagnostics name it.
  private let path: String
  /// What holds where the front matter says nothing.
  private let defaults: PageOptions
  /// The title where neither front matter nor a heading gives one.
  private let fallbackTitle: String
  /// Whether only harmless HTML passes, so that it is said of other.
  private let checksHTML: Bool
  /// Nil where the file is a page, and no section of one.
  private let section: SectionKeys?

  package init(
    path: String, fallbackTitle: String, defaults: PageOptions = PageOptions(),
    checksHTML: Bool = true, section: SectionKeys? = nil
  ) {
    self.section = section
    self.path = path
    self.fallbackTitle = fallbackTitle
    self.defaults = defaults
    self.checksHTML = checksHTML
  }

  /// Reads a file: its entries have neither ids nor an order of their own yet (``PageFinisher``).
  package func read(_ source: [UInt8], into report: inout Report) -> Page {
    let scan = SourceScan(source)
    var page = Page(path: path)
    page.options = defaults
    if let byte = scan.invalidByte {
      report.add(SourceFaults.invalidUTF8(source, at: byte, path: path))
      return titled(page, Document(source: source, lines: scan.lines))
    }
    report.add(contentsOf: SourceFaults.characters(scan, path: path))
    let split = FrontMatterSplit(source, from: scan.byteOrderMark, lines: scan.lines)
    page.options = readOptions(source, split, into: &report)
    let properties = readProperties(source, split, into: &page.options)
    var document = Document(parsing: source, from: split.bodyStart, scan)
    PrivateLines.takeOut(of: &document, from: split.bodyStart, path: path, into: &report)
    var reading = PageReading(page: page, document: document)
    reading.pageProperties = properties
    reading.checksHTML = checksHTML
    reading.isSection = section != nil
    read(&reading)
    report.add(contentsOf: reading.report)
    return titled(reading.page, reading.document)
  }

  /// Reads only the front matter of a file, without a report.
  package func readOptions(_ source: [UInt8]) -> PageOptions {
    var report = Report()
    let scan = SourceScan(source)
    let split = FrontMatterSplit(source, from: scan.byteOrderMark, lines: scan.lines)
    var options = readOptions(source, split, into: &report)
    _ = readProperties(source, split, into: &options)
    return options
  }

  private func readProperties(
    _ source: [UInt8], _ split: FrontMatterSplit, into options: inout PageOptions
  ) -> PageProperties {
    split.yaml == nil
      ? PageProperties(
        source, from: split.bodyStart, section: section, into: &options)
      : PageProperties()
  }

  private func read(_ reading: inout PageReading) {
    UnclosedBlocks.read(&reading)
    DetailsReader.read(&reading)
    Comments.read(&reading)
    CalloutReader.read(&reading)
    TableReader.read(&reading)
    InlineText.read(&reading)
    OrgQuotes.read(&reading.document)
    BlockIDs.join(&reading)
    HeadingAttributions.read(&reading)
    HeadingTree.read(&reading)
    ItemReader.read(&reading)
    NestedEntries.read(&reading)
    Separators.leaveOut(&reading)
    BodyAttributions.read(&reading)
    reading.keepAllBreaks()
    Labels.read(&reading)
    BlockIDs.read(&reading)
    ParagraphAttributes.read(&reading)
    SmartTypography.read(&reading)
    TextFaults.read(&reading)
    reading.flushNotes()
  }

  private func readOptions(
    _ source: [UInt8], _ split: FrontMatterSplit, into report: inout Report
  ) -> PageOptions {
    if split.isUnclosed {
      report.add(SourceFaults.unclosedFrontMatter(source, path: path))
    }
    guard let yaml = split.yaml else {
      if let fault = MisplacedFrontMatter.fault(source, from: split.bodyStart, path: path) {
        report.add(fault)
      }
      return defaults
    }
    var reader = PageOptionsReader(path: path, defaults: defaults, section: section)
    do throws(YAMLError) {
      if let value = try YAMLParser.parse(source[yaml]) { reader.read(value) }
    } catch {
      report.add(
        Diagnostic(
          .error, "front-matter-invalid", path: path, range: error.range, error.message,
          fix: error.fix))
    }
    report.add(contentsOf: reader.report)
    return reader.options
  }

  /// Puts the document into the page and gives it its title.
  private func titled(_ page: Page, _ document: Document) -> Page {
    var page = page
    var title: [UInt8] = []
    if let given = page.options.title {
      title = Array(given.utf8)
    } else if page.titleNode.exists {
      PlainText.append(page.titleNode, of: document, to: &title)
    }
    if title.isEmpty { title = Array(fallbackTitle.utf8) }
    page.title = TextRange(start: page.text.count, count: title.count)
    page.text.append(contentsOf: title)
    if page.options.title != nil { page.titleNode = .none }
    page.documents = [document]
    page.documentPaths = [path]
    page.documentOptions = [page.options]
    page.documentShapes = [page.found]
    return page
  }
}
