import Content
import Diagnostics
import Markdown

/// A text read as a page whose headings open nothing, so that its blocks stay together.
struct Reading {
  let page: Page
  let report: Report

  init(
    _ markdown: String, items: ItemShape = .none, _ change: (inout PageOptions) -> Void = { _ in }
  ) {
    var options = PageOptions()
    options.items = items
    change(&options)
    var report = Report()
    let reader = PageReader(path: "test.md", fallbackTitle: "Test", defaults: options)
    page = reader.read(Array(markdown.utf8), into: &report)
    self.report = report
  }

  var document: Document { page.documents[0] }

  /// The blocks and inlines as nested brackets: `(quote (p "text"))`.
  var tree: String {
    document.children(of: .root).map(describe).joined(separator: " ")
  }

  /// `rule:line` of every fault, in order.
  var faults: [String] {
    var report = report
    report.sort()
    return report.diagnostics.map { fault in
      "\(fault.rule):\(fault.range.map { document.lines.line(of: $0.lowerBound) } ?? 0)"
    }
  }

  /// The plain text of everything.
  var text: String {
    var bytes: [UInt8] = []
    PlainText.append(.root, of: document, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All nodes of a kind that are part of the tree, in order.
  func nodes(_ kind: NodeKind) -> [NodeID] {
    var found: [NodeID] = []
    var current = document.following(.root, within: .root)
    while let id = current {
      if document[id].kind == kind { found.append(id) }
      current = document.following(id, within: .root)
    }
    return found
  }

  func lines(of kind: NodeKind) -> [Int] { nodes(kind).map { document.line(of: $0) } }

  private func describe(_ id: NodeID) -> String {
    let node = document[id]
    let literal = String(decoding: document.bytes(of: id), as: UTF8.self)
    switch node.kind {
    case .text: return "\"\(literal)\""
    case .softBreak: return node.flags.contains(.joined) ? "join" : "/"
    case .lineBreak: return "//"
    case .thematicBreak: return "rule"
    default: break
    }
    var parts = [Self.names[node.kind] ?? "\(node.kind)"]
    if node.flags.contains(.open), node.kind != .list { parts[0] += "+" }
    switch node.kind {
    case .code, .codeBlock, .htmlBlock, .htmlInline: parts.append("`\(literal)`")
    case .link, .image, .callout: parts.append("<\(literal)>")
    default: break
    }
    parts += document.children(of: id).map(describe)
    return "(" + parts.joined(separator: " ") + ")"
  }

  private static let names: [NodeKind: String] = [
    .paragraph: "p", .blockQuote: "quote", .heading: "h", .emphasis: "em", .htmlInline: "tag",
    .htmlBlock: "html",
  ]
}
