internal import Diagnostics

/// The front matter of an imported page.
package struct PageHead: Sendable, Equatable {
  package var title = ""
  package var author = ""
  /// The language of all records; empty where they differ or none is known.
  package var lang = ""

  package init(title: String = "", author: String = "", lang: String = "") {
    self.title = title
    self.author = author
    self.lang = lang
  }

  /// The head of a page of records that all have the same language.
  package static func common(of records: [Record]) -> PageHead {
    guard let lang = records.first?.lang, records.allSatisfy({ $0.lang == lang }) else {
      return PageHead()
    }
    return PageHead(lang: lang)
  }

  func frontMatter(keepsBreaks: Bool) -> [UInt8] {
    var lines = Array("---\n".utf8)
    for (key, value) in [("title", title), ("author", author)] where !value.isEmpty {
      lines.append(contentsOf: "\(key): ".utf8)
      // A JSON string is a YAML string (YAML 1.2, section 1.3).
      JSONWriter.append(value, to: &lines)
      lines.append(0x0A)
    }
    if !lang.isEmpty { lines.append(contentsOf: "lang: \(lang)\n".utf8) }
    lines.append(contentsOf: "items: quotes\n".utf8)
    if keepsBreaks { lines.append(contentsOf: "breaks: keep\n".utf8) }
    lines.append(contentsOf: "---\n".utf8)
    return lines
  }
}
