import Content
import Diagnostics
import Markdown

/// What a text was read as, in a form that a test can show: one line an entry, indented under its
/// parent, as `label = body (author | source | url)`; `*` in front of an open one.
struct Outline {
  let page: Page
  let report: Report

  init(_ markdown: String, name: String = "notes.md") {
    var report = Report()
    var page = PageReader(path: name, fallbackTitle: "notes").read(
      Array(markdown.utf8), into: &report)
    PageFinisher.finish(&page, into: &report)
    report.sort()
    self.page = page
    self.report = report
  }

  var title: String { page.string(page.title) }

  /// The text at the top of the page.
  var introduction: String { blocks(of: .none) }

  /// All entries.
  var text: String {
    var lines: [String] = []
    var open = [page.entries(of: .none)[...]]
    while let last = open.indices.last {
      guard let next = open[last].popFirst() else {
        open.removeLast()
        continue
      }
      lines.append(String(repeating: "  ", count: last) + line(of: next))
      open.append(page.entries(of: next)[...])
    }
    return lines.joined(separator: "\n")
  }

  /// The ids of all entries, in order.
  var ids: [String] { page.entriesInOrder().map { page.string(page[$0].id) } }

  /// Every fault as `rule:line`.
  var faults: [String] {
    report.diagnostics.map { fault in
      let document = page.documents[0]
      return "\(fault.rule):\(document.lines.line(of: fault.range?.lowerBound ?? 0))"
    }
  }

  private func line(of id: EntryID) -> String {
    let entry = page[id]
    var line = entry.flags.contains(.open) ? "*" : ""
    line += page.string(entry.name)
    var body = blocks(of: id)
    for part in page.parts[Int(entry.parts.lowerBound)..<Int(entry.parts.upperBound)] {
      let text = plain(part.cell, in: entry)
      let language = part.language > 0 ? "[\(page.languages[Int(part.language)])]" : ""
      body += (body.isEmpty ? "" : "; ") + page.string(part.name) + language + ": " + text
    }
    if !body.isEmpty { line += " = " + body.replacing("\n", with: "/") }
    if entry.attribution >= 0 {
      let attribution = page.attributions[Int(entry.attribution)]
      var fields = [attribution.author, attribution.source, attribution.address].map(page.string)
      while fields.last == "" { fields.removeLast() }
      line += " (" + fields.joined(separator: " | ") + ")"
    }
    return line
  }

  private func blocks(of owner: EntryID) -> String {
    var texts: [String] = []
    var place = page.content(of: owner).first
    while place >= 0 {
      let item = page.items[Int(place)]
      place = item.next
      guard item.block.exists else { continue }
      var text: [UInt8] = []
      PlainText.append(item.block, of: page.documents[Int(item.document)], to: &text)
      if !text.isEmpty { texts.append(String(decoding: text, as: UTF8.self)) }
    }
    return texts.joined(separator: "\n\n")
  }

  private func plain(_ node: NodeID, in entry: Entry) -> String {
    var text: [UInt8] = []
    PlainText.append(node, of: page.documents[Int(entry.document)], to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
