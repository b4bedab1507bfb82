internal import Diagnostics

/// The front matter of an imported page.
package struct PageHead: Sendable, Equatable {
  package var title = ""
  package var author = ""
  /// The language of all records; empty where they differ or none is known.
  package var lang = ""
  /// That of all bodies; empty where they differ or none is known.
  package var translation = ""

  package init(title: String = "", author: String = "") {
    self.title = title
    self.author = author
  }

  /// The head of a page: the languages that all its records have.
  package static func common(of records: [Record]) -> PageHead {
    var head = PageHead()
    if let lang = records.first?.lang, records.allSatisfy({ $0.lang == lang }) { head.lang = lang }
    let translated = records.lazy.filter { !$0.body.isEmpty }
    if let tag = translated.first?.translation, translated.allSatisfy({ $0.translation == tag }) {
      head.translation = tag
    }
    return head
  }

  func frontMatter(keepsBreaks: Bool) -> [UInt8] {
    var lines = Array("---\n".utf8)
    for (key, value) in [("title", title), ("author", author)] where !value.isEmpty {
      lines.append(contentsOf: "\(key): ".utf8)
      // A JSON string is a YAML string (YAML 1.2, section 1.3).
      JSONWriter.append(value, to: &lines)
      lines.append(0x0A)
    }
    for (key, tag) in [("lang", lang), ("translation", translation)] where !tag.isEmpty {
      lines.append(contentsOf: "\(key): \(tag)\n".utf8)
    }
    lines.append(contentsOf: "items: quotes\n".utf8)
    if keepsBreaks { lines.append(contentsOf: "breaks: keep\n".utf8) }
    lines.append(contentsOf: "---\n".utf8)
    return lines
  }
}
