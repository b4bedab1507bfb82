package import Content

/// An entry as other formats know it: flat fields of plain text. Lines end with LF, paragraphs are
/// parted by a blank line.
package struct Record: Sendable, Equatable {
  /// The quote, the question or the term.
  package var label: [UInt8]
  /// What follows it: a translation, an answer, a note.
  package var body: [UInt8] = []
  package var attribution = PlainAttribution()
  /// A language tag (BCP 47); empty where nothing says it.
  package var lang = ""
  /// That of the body, where it is another; a page says it of all its entries.
  package var translation = ""
  /// What follows the body in other languages.
  package var translations: [Translation] = []
  package var tags: [String] = []
  /// The label of the section that it stands in.
  package var section = ""
  /// The day as `2024-05-31`; empty for none.
  package var date = ""
  /// Blanks and line ends of the label are what it shows: a drawing, a table.
  package var isDrawing = false

  package init(_ label: [UInt8], body: [UInt8] = []) {
    self.label = label
    self.body = body
  }
}

/// A text in a language (BCP 47) that is not that of the body.
package struct Translation: Sendable, Equatable {
  package var text: [UInt8]
  package var lang: String

  package init(_ text: [UInt8], lang: String) {
    self.text = text
    self.lang = lang
  }
}
