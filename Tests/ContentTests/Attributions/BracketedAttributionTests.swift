import Content
import Testing

struct BracketedAttributionTests {
  @Test(arguments: [
    ("Seneca (Letters, 13)", "Seneca (Letters, 13)", ""),
    ("Homer (Iliad, book 1), tr. Pope", "Homer (Iliad, book 1)", "tr. Pope"),
    ("Horace (65 BC, Rome – 8 BC)", "Horace (65 BC, Rome – 8 BC)", ""),
    ("Horace [65 BC, Rome], *Odes*", "Horace [65 BC, Rome]", "Odes"),
    ("Ada (“Roads”, 1907)", "Ada (“Roads”, 1907)", ""),
    ("Ada (a (b, c), d), *Roads*", "Ada (a (b, c), d)", "Roads"),
    ("Euclid, Elements (Book I, 47)", "Euclid", "Elements (Book I, 47)"),
    ("Ada (b, c", "Ada (b", "c"),
  ])
  func noCommaWithinBracketsEndsAnAuthor(line: String, author: String, source: String) throws {
    let page = Outline("> Go.\n> — \(line)\n\n> Other.\n").page
    let found = try #require(page.attributions.first)
    #expect(page.string(found.author) == author)
    #expect(page.string(found.source) == source)
  }
}
