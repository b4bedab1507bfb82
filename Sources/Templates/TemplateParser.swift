internal import Diagnostics

/// Matches the tags of a template file and finds the keys of its names.
struct TemplateParser {
  private(set) var template: ParsedTemplate
  private(set) var report: Report
  private(set) var vocabulary: TemplateVocabulary

  /// The sections that are open, as places in the list of tokens.
  private var sections: [Int] = []
  /// For each open section how many tags before it may ask for `{{.}}`.
  private var itemCounts: [Int] = []
  private var itemCount = 0
  private var isBroken: Bool

  init(_ file: TemplateFile, vocabulary: TemplateVocabulary) {
    var lexer = TemplateLexer(file)
    lexer.run()
    template = ParsedTemplate(file: file, tokens: lexer.tokens)
    report = lexer.report
    isBroken = report.hasErrors
    self.vocabulary = vocabulary
  }

  /// Reads all tags; the template is empty if it cannot be rendered as written.
  mutating func run() {
    for index in template.tokens.indices {
      switch template.tokens[index].kind {
      case .text, .lineStart: break
      case .variable, .unescapedVariable: findKeys(of: index)
      case .partial: itemCount += 1
      case .section, .invertedSection:
        findKeys(of: index)
        sections.append(index)
        itemCounts.append(itemCount)
      case .close: close(with: index)
      }
    }
    while let section = sections.last {
      reportUnclosed(section)
      closeInnermost(with: section)
    }
    if isBroken { template.tokens = [] }
  }

  // MARK: Sections

  private mutating func close(with index: Int) {
    let name = name(of: index)
    guard let innermost = sections.last else {
      return fault(
        index, "the tag {{/\(name)}} closes nothing",
        fix: "remove it, or open the section with {{#\(name)}}")
    }
    if self.name(of: innermost) != name {
      if sections.contains(where: { self.name(of: $0) == name }) {
        while let section = sections.last, self.name(of: section) != name {
          reportUnclosed(section)
          closeInnermost(with: index)
        }
      } else {
        reportMismatch(index, closing: innermost)
      }
    }
    closeInnermost(with: index)
  }

  private mutating func closeInnermost(with index: Int) {
    let section = sections.removeLast()
    template.tokens[section].needsItem = itemCounts.removeLast() < itemCount
    template.tokens[section].partner = index
    template.tokens[index].partner = section
  }

  private mutating func reportUnclosed(_ section: Int) {
    let name = name(of: section)
    fault(section, "the section \"\(name)\" is not closed", fix: "end it with {{/\(name)}}")
  }

  private mutating func reportMismatch(_ index: Int, closing section: Int) {
    let opened = name(of: section)
    let file = template.file
    fault(
      index, "the tag {{/\(name(of: index))}} does not close the section \"\(opened)\"",
      notes: [
        Diagnostic.Note(
          "\"\(opened)\" opens here", path: file.path, range: template.tokens[section].range)
      ],
      fix: "write {{/\(opened)}}")
  }

  // MARK: Names

  private mutating func findKeys(of index: Int) {
    let bytes = template.file.bytes[template.tokens[index].name]
    if bytes.elementsEqual([UInt8(ascii: ".")]) {
      template.tokens[index].isItem = true
      itemCount += 1
      return
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !parts.contains(where: \.isEmpty) else {
      return fault(
        index, "the name \"\(name(of: index))\" has an empty part",
        fix: "write names with single dots between them, such as site.title")
    }
    var keys: [Int] = []
    for part in parts {
      guard let key = vocabulary.key(of: part) else { return reportUnknown(part, in: index) }
      keys.append(key)
    }
    template.tokens[index].keys = keys
  }

  private mutating func reportUnknown(_ part: ArraySlice<UInt8>, in index: Int) {
    let name = String(decoding: part, as: UTF8.self)
    let nearest = EditDistance.nearest(to: name, in: vocabulary.names.filter { $0 != "." })
    report.add(
      Diagnostic(
        .error, "unknown-variable", path: template.file.path,
        range: part.startIndex..<part.endIndex, "the variable \"\(name)\" does not exist",
        fix: nearest.map { "did you mean \"\($0)\"?" }
          ?? "take a name that the README of the templates lists (`florilegium eject README`)"))
  }

  private func name(of index: Int) -> String {
    template.name(of: template.tokens[index])
  }

  private mutating func fault(
    _ index: Int, _ headline: String, notes: [Diagnostic.Note] = [], fix: String
  ) {
    isBroken = true
    report.add(
      Diagnostic(
        .error, "template-syntax", path: template.file.path, range: template.tokens[index].range,
        headline, notes: notes, fix: fix))
  }
}
