import Markdown

/// Lines `key:: value` of a paragraph, as Logseq and Dataview write them. Author, source and
/// address become the line that an attribution is; what a program notes for itself is left out;
/// anything else stays text.
struct PropertyLines {
  private let paragraph: NodeID
  private var kept: [Line] = []
  private var author = ""
  private var source = ""
  private var url = ""
  private var isForm = false
  private var hasProperty = false

  /// The inlines of a line, and the break before it.
  private struct Line {
    var lead = NodeID.none
    var nodes: [NodeID] = []
  }

  /// Takes the properties out of a paragraph. Nodes that have nothing left to show go to `emptied`.
  static func read(
    _ paragraph: NodeID, _ emptied: inout Set<NodeID>, _ reading: inout PageReading
  ) {
    guard reading.document[paragraph].kind == .paragraph else { return }
    var properties = PropertyLines(paragraph)
    properties.readLines(reading)
    guard properties.hasProperty else { return }
    properties.rebuild(&reading)
    if properties.isForm {
      emptied.insert(properties.form(around: paragraph, reading.document))
    } else if reading.document[paragraph].firstChild.isNone {
      emptied.insert(paragraph)
    }
  }

  private init(_ paragraph: NodeID) { self.paragraph = paragraph }

  private mutating func readLines(_ reading: PageReading) {
    var line = Line()
    for child in reading.document.children(of: paragraph) {
      let kind = reading.document[child].kind
      if kind == .softBreak || kind == .lineBreak {
        finish(line, reading)
        line = Line(lead: child)
      } else {
        line.nodes.append(child)
      }
    }
    finish(line, reading)
  }

  private mutating func finish(_ line: Line, _ reading: PageReading) {
    guard let property = property(of: line, reading), take(property, reading) else {
      kept.append(line)
      return
    }
    hasProperty = true
  }

  private func property(of line: Line, _ reading: PageReading) -> Property? {
    // The two colons stand side by side, with no markup between.
    guard let first = line.nodes.first, reading.document[first].kind == .text,
      reading.document.bytes(of: first).firstRange(of: Array("::".utf8)) != nil
    else { return nil }
    var text: [UInt8] = []
    for node in line.nodes { PlainText.append(node, of: reading.document, to: &text) }
    return Property(text[...])
  }

  /// Whether a property means something, and so is no text.
  private mutating func take(_ property: Property, _ reading: PageReading) -> Bool {
    let isOfPage = Int(reading.document[paragraph].start) < reading.pageProperties.end
    if isOfPage, reading.pageProperties.keys.contains(property.key) { return true }
    switch property.key {
    case "author" where !property.text.isEmpty: author = property.text
    case "source" where !property.text.isEmpty: source = property.text
    case "url" where property.text.hasPrefix("http"): url = property.text
    case "template": isForm = true
    default: return Self.isInternal(property)
    }
    return true
  }

  /// What Logseq notes for itself: which block it is, whether it is folded, when it was learnt.
  private static func isInternal(_ property: Property) -> Bool {
    if internalKeys.contains(property.key) { return true }
    if ["todo", "doing", "done", "now", "later"].contains(property.key) {
      return property.text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
    return ["card-", "hl-", "ls-", "query-", "logseq."].contains { property.key.hasPrefix($0) }
  }

  private static let internalKeys: Set<String> = [
    "id", "collapsed", "heading", "background-color", "created-at", "updated-at", "filters",
    "file", "file-path", "exclude-from-graph-view", "template-including-parent", "public", "icon",
  ]

  // MARK: Rebuilding

  private func rebuild(_ reading: inout PageReading) {
    reading.document[paragraph].firstChild = .none
    reading.document[paragraph].lastChild = .none
    for line in kept {
      if line.lead.exists, reading.document[paragraph].firstChild.exists {
        reading.document.append(line.lead, to: paragraph)
      }
      for node in line.nodes { reading.document.append(node, to: paragraph) }
    }
    guard !author.isEmpty || !source.isEmpty || !url.isEmpty else { return }
    if kept.isEmpty { reading.document[paragraph].flags.insert(.attribution) }
    addAttribution(&reading.document)
  }

  private func addAttribution(_ document: inout Document) {
    if document[paragraph].firstChild.exists {
      document.append(document.make(Node(.softBreak)), to: paragraph)
    }
    document.append(document.makeText("— \(author)".utf8), to: paragraph)
    if !source.isEmpty {
      if !author.isEmpty { document.append(document.makeText(", ".utf8), to: paragraph) }
      add(.emphasis, source, &document)
    }
    if !url.isEmpty {
      document.append(document.makeText(" ".utf8), to: paragraph)
      let link = add(.link, url, &document)
      document[link].text = document.add(url.utf8)
    }
  }

  @discardableResult
  private func add(_ kind: NodeKind, _ text: String, _ document: inout Document) -> NodeID {
    let node = document.make(Node(kind))
    document.append(node, to: paragraph)
    document.append(document.makeText(text.utf8), to: node)
    return node
  }

  /// The list item that a form for new blocks is, with all below it.
  private func form(around paragraph: NodeID, _ document: Document) -> NodeID {
    var node = paragraph
    while document[node].parent.exists, document[node].kind != .item {
      node = document[node].parent
    }
    return document[node].kind == .item ? node : paragraph
  }
}
