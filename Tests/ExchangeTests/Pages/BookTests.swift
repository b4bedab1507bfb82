import Content
import Exchange
import Testing

struct BookTests {
  private func books(_ records: [Record]) -> [Book] {
    var books = Book.sorted(records, rest: "clippings")
    Book.name(&books)
    return books
  }

  @Test func `each work is a page with title and author`() {
    let books = books([
      Record("Stone.", by: "A. Reyes", "On Stone: Cut"),
      Record("Chalk.", by: "B. Grau", "On Chalk"),
      Record("Grey.", by: "A. Reyes", "On Stone: Cut"), Record("Lost."),
    ])
    #expect(books.map(\.name) == ["on-stone-cut", "on-chalk", "clippings"])
    #expect(
      String(decoding: books[0].page, as: UTF8.self) == """
        ---
        title: "On Stone: Cut"
        author: "A. Reyes"
        items: quotes
        ---

        > Stone.

        > Grey.

        """)
    #expect(Reading(books[0].page).page.options.title == "On Stone: Cut")
    #expect(Reading(books[0].page).records.map(\.attribution.author) == ["A. Reyes", "A. Reyes"])
  }

  @Test func `a text that ends like an attribution names its own`() {
    let record = Record("“Stop.” — he said.", by: "A. Reyes", "On Stone")
    let page = books([record])[0].page
    let back = Reading(page).records[0]
    #expect(back.lines == ["“Stop.” — he said."])
    #expect(back.attribution.author == "A. Reyes")
  }

  @Test func `names of files are never the same`() {
    let titles = ["Stone!", "stone", "石", "***", "index", String(repeating: "𒀀", count: 64)]
    let names = books(
      titles.map { Record("Text.", by: "", $0) } + [Record("x", by: "A. Reyes", "Stone")]
    ).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.utf8.count <= 160 && $0 != "index" && !$0.isEmpty })
    #expect(names.first == "stone" && names.last == "stone-a-reyes")
  }
}
