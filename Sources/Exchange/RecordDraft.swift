internal import Content

/// The fields of a record as a format gives them.
package struct RecordDraft: Sendable {
  package var text: [UInt8]
  package var body: [UInt8]
  package var author = ""
  package var source = ""
  package var url = ""
  package var lang = ""
  package var translation = ""
  package var translations: [Translation] = []
  package var tags: [String] = []
  package var section = ""
  /// A day, which is that of the entry; or a year and the like, which are those of the work.
  package var date = ""
  /// Whether what ends the text as an attribution is one, where nothing else says who said it.
  package var takesAttribution = true
  /// The format has a field that is called author: what stands there is somebody's name, and where
  /// nothing does the text names nobody.
  package var namesAuthors = false

  package init(_ text: [UInt8] = [], body: [UInt8] = []) {
    self.text = text
    self.body = body
  }

  /// Adds a text that follows the label; one in a language of its own, which is not that of the
  /// body, stands apart.
  package mutating func addBody(_ text: [UInt8], lang: String = "") {
    if lang.isEmpty || lang == translation {
      body += (body.isEmpty ? [] : [0x0A, 0x0A]) + text
    } else {
      let text = PlainLines.tidied(text)
      if !text.isEmpty { translations.append(Translation(text, lang: lang)) }
    }
  }

  /// The record, tidied; nil where there is no text.
  ///
  /// Where nothing says who said it, an attribution that ends the text is taken, as a reader would.
  /// What names nobody and nothing is kept in the body.
  package var record: Record? {
    var label = PlainLines.tidied(text)
    var body = PlainLines.tidied(body)
    var attribution = Citation.canonical(
      author: author, source: source, url: url, isName: namesAuthors)
    if attribution.isEmpty, takesAttribution, !namesAuthors,
      let found = PlainAttribution.take(fromEndOf: &label)
    {
      attribution = Citation.canonical(found)
    }
    let date = DateText(Citation.oneLine(date))
    if !date.words.isEmpty, !attribution.source.contains(date.words) {
      var dated = attribution
      dated.source += (dated.source.isEmpty ? "" : ", ") + date.words
      attribution = Citation.canonical(dated)
    }
    var translations = self.translations
    if label.isEmpty { swap(&label, &body) }
    if label.isEmpty, !translations.isEmpty { label = translations.removeFirst().text }
    guard !label.isEmpty else { return nil }
    if attribution.isEmpty {
      let unread = [author, source, url, date.words].map(Citation.oneLine).filter { !$0.isEmpty }
      if !unread.isEmpty {
        if !body.isEmpty { body.append(contentsOf: [0x0A, 0x0A]) }
        body.append(contentsOf: "(\(unread.joined(separator: ", ")))".utf8)
      }
    }
    var record = Record(label, body: body)
    record.attribution = attribution
    record.lang = lang
    if !record.body.isEmpty { record.translation = translation }
    record.translations = translations
    record.tags = tags
    record.section = Citation.oneLine(section)
    record.date = date.day
    return record
  }
}
