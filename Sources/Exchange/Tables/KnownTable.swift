/// The columns that a program writes.
struct KnownTable {
  /// Headers that tell it.
  let marks: [String]
  /// The header of each field.
  let fields: [(field: RecordField, header: String)]

  func matches(_ header: [String]) -> Bool { marks.allSatisfy(header.contains) }

  func columns(of header: [String]) -> [(field: RecordField, column: Int)] {
    fields.compactMap { field, name in header.firstIndex(of: name).map { (field, $0) } }
  }

  static let all = [readwise, goodreads, anki]

  /// The highlights of Readwise.
  private static let readwise = KnownTable(
    marks: ["Highlight", "Book Title", "Book Author"],
    fields: [
      (.label, "Highlight"), (.body, "Note"), (.author, "Book Author"), (.source, "Book Title"),
      (.tags, "Tags"),
    ])

  /// The library of Goodreads: a book is an entry, its review the body. Its private notes are for
  /// nobody else.
  private static let goodreads = KnownTable(
    marks: ["Book Id", "Title", "Author", "My Review"],
    fields: [
      (.label, "Title"), (.author, "Author"), (.body, "My Review"),
      (.tags, "Bookshelves"),
    ])

  /// Notes of Anki with a header of their own.
  private static let anki = KnownTable(
    marks: ["Front", "Back"], fields: [(.label, "Front"), (.body, "Back"), (.tags, "Tags")])
}
