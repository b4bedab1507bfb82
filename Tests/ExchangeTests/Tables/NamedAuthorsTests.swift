import Content
import Diagnostics
import Exchange
import Testing

/// What a column or key that is called author holds is somebody's name.
struct NamedAuthorsTests {
  private func authors(_ text: String, _ format: ImportFormat) -> [String] {
    records(text, format).map { "\($0.attribution.author)|\($0.attribution.source)" }
  }

  private func records(_ text: String, _ format: ImportFormat) -> [Record] {
    var report = Report()
    return format.read(Array(text.utf8), path: "a", into: &report)
  }

  @Test func `names that are turned round are written as people say them`() {
    let names = [
      "\"Tolkien, J. R. R.\"", "\"King, Stephen\"", "\"Gaiman, Neil; Pratchett, Terry\"",
    ]
    let rows = names.map { "A text that is long enough,\($0)" }.joined(separator: "\n")
    let found = authors("Quote,Author\n" + rows, .csv)
    #expect(found == ["J. R. R. Tolkien|", "Stephen King|", "Neil Gaiman; Terry Pratchett|"])
    let json = #"[{"quote": "A text.", "author": "King, Stephen"}]"#
    #expect(authors(json, .json) == ["Stephen King|"])
  }

  @Test func `a text whose author is left out keeps its end`() {
    for text in ["Eat less. - Move more", "Who goes there?\n- Me", "Go home. — Ada"] {
      let found = records("Quote,Author\n\"\(text)\",\n\"Another text\",Bo\n", .csv)
      #expect(String(decoding: found[0].label, as: UTF8.self) == text)
      #expect(found[0].attribution.isEmpty)
    }
  }

  @Test func `a day may be written in eight digits`() {
    let found = records("Quote,Date\nOne text here,20240531\nTwo text here,20241341\n", .csv)
    #expect(found.map(\.date) == ["2024-05-31", ""])
  }
}
