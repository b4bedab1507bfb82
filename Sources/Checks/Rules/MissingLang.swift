import Content
import Diagnostics
import Markdown
import Unicode

/// `missing-lang`: a text whose language nobody names, in a script that the language it is
/// published in is not written in. One script in another, such as a Greek word in an English page,
/// is no fault: most of the letters decide.
enum MissingLang: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    let page = checked.page
    let texts = DocumentScripts.of(page)
    for (number, texts) in texts.enumerated() {
      let options = page.documentOptions[number]
      let own = options.lang.isEmpty ? page.options.lang : options.lang
      let other = options.translation.isEmpty ? page.options.translation : options.translation
      let shown = own.isEmpty ? page.options.language : own
      if own.isEmpty, let script = texts.labels.script(otherThanOf: shown) {
        let guess = texts.labels.likelyLanguage(of: script)
        add("the text is", "lang", guess, shown, page.documentPaths[number], &report)
      } else if other.isEmpty, let script = texts.bodies.script(otherThanOf: shown) {
        let key = own.isEmpty && texts.labels.isEmpty ? "lang" : "translation"
        let subject = key == "lang" ? "the text is" : "the texts that unfold are"
        let guess = texts.bodies.likelyLanguage(of: script)
        add(subject, key, guess, shown, page.documentPaths[number], &report)
      }
    }
  }

  private static func add(
    _ subject: String, _ key: String, _ guess: String?, _ language: String, _ path: String,
    _ report: inout Report
  ) {
    report.add(
      Diagnostic(
        .warning, "missing-lang", path: path,
        "\(subject) not in the script of \"\(language)\", and no other language is named",
        explanation: "Screen readers pronounce it as \"\(language)\".",
        fix: "write `\(key): \(guess ?? "la")`, or whichever it is, into the front matter; "
          + "for all pages under `defaults` in florilegium.yml"))
  }
}

/// The scripts of the labels and of the bodies of a document.
private struct DocumentScripts {
  var labels = ScriptTally()
  var bodies = ScriptTally()

  static func of(_ page: Page) -> [DocumentScripts] {
    var found = Array(repeating: DocumentScripts(), count: page.documents.count)
    // An entry that names its own language says enough.
    for entry in page.entries where !entry.flags.contains(.computed) && entry.language == 0 {
      let number = Int(entry.document)
      if !found[number].labels.isFull { found[number].labels.add(page.bytes(entry.name)) }
      found[number].add(entry.content, page)
    }
    if !found.isEmpty { found[0].addOwn(page.content, page) }
    return found
  }

  private mutating func add(_ content: ContentList, _ page: Page) {
    var place = content.first
    while place >= 0, !bodies.isFull {
      let item = page.items[Int(place)]
      if item.block.exists, !item.isOwnText {
        bodies.add(item.block, page.documents[Int(item.document)])
      }
      place = item.next
    }
  }

  /// What stands at the top of a page is in the language of its labels.
  private mutating func addOwn(_ content: ContentList, _ page: Page) {
    var place = content.first
    while place >= 0, !labels.isFull {
      let item = page.items[Int(place)]
      if item.block.exists { labels.add(item.block, page.documents[Int(item.document)]) }
      place = item.next
    }
  }
}

extension ScriptTally {
  fileprivate mutating func add(_ block: NodeID, _ document: Document) {
    var current: NodeID? = block
    while let id = current, !isFull {
      if document[id].kind == .text { add(document.bytes(of: id)) }
      // A paragraph that names its own language says enough.
      let isNamed = document[id].kind == .paragraph && !document[id].detail.isEmpty
      current = document.following(id, within: block, skippingChildren: isNamed)
    }
  }
}
