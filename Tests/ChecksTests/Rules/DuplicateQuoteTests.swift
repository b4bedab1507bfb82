import Checks
import Diagnostics
import Testing

struct DuplicateQuoteTests {
  @Test func `case, punctuation and diacritics do not count`() throws {
    let (found, marked) = try places(
      "duplicate-quote",
      [
        "content/a.md": "# A\n\n> Être, ou ne pas être?\n\n> Another.\n",
        "content/b.md": "# B\n\n> Something.\n\n⟪> «ETRE ou ne pas etre…»⟫\n",
      ])
    #expect(found == marked)
  }

  @Test func `the first place is told`() throws {
    let site = try MarkedSite([
      "content/a.md": "# A\n\n> Carpe diem.\n\n> Other.\n",
      "content/b.md": "# B\n\n> Carpe diem!\n> — Horace\n\n> More.\n",
    ])
    let fault = try #require(site.faults("duplicate-quote").first)
    #expect(fault.headline.hasSuffix("content/a.md\", too"))
    #expect(fault.notes.first?.range?.lowerBound == 5)
  }

  @Test func `another translation makes no other quote where the page has translations`() throws {
    let head = "---\nlang: la\ntranslation: en\n---\n"
    let (found, marked) = try places(
      "duplicate-quote",
      [
        "content/a.md": head + "## Carpe diem\n\nSeize the day.\n\n## Ars longa\n\nArt.\n",
        "content/b.md": head + "⟪## Carpe diem⟫\n\nPluck the day.\n\n## Vita\n\nLife.\n",
      ])
    #expect(found == marked)
  }

  @Test func `a site in two languages has a quote in both`() throws {
    let (found, marked) = try places(
      "duplicate-quote",
      [
        "florilegium.yml": "language: en\n",
        "content/a.md": "---\nlanguage: de\n---\n> Carpe diem.\n\n> Festina lente.\n",
        "content/b.md": "---\nlanguage: en\n---\n> Carpe diem.\n\n> Festina lente.\n",
        "content/c.md": "> Ars longa.\n\n⟪> Festina lente.⟫\n",
      ])
    #expect(found == marked)
  }

  @Test func `headings with different answers are different`() throws {
    let site = try MarkedSite([
      "content/a.md": "## Why so?\n\nBecause.\n\n## How?\n\nSo.\n",
      "content/b.md": "## Why so?\n\nFor a reason.\n\n## When?\n\nNow.\n",
    ])
    #expect(site.faults("duplicate-quote").isEmpty)
  }

  @Test func `long quotes that begin alike are different`() throws {
    func page(_ end: String) -> String {
      "> It begins. It goes on.\n>\n> \(end)\n\n> Short.\(end)\n"
    }
    let site = try MarkedSite(["content/a.md": page("One end."), "content/b.md": page("Another.")])
    #expect(site.faults("duplicate-quote").isEmpty)
    let same = try MarkedSite(["content/a.md": page("An end."), "content/b.md": page("An end!")])
    #expect(same.faults("duplicate-quote").count == 2)
  }

  @Test func `on one page equal labels are reported once`() throws {
    let site = try MarkedSite(["content/a.md": "> Carpe diem.\n\n> Other.\n\n> Carpe diem.\n"])
    #expect(site.rules == ["duplicate-label"])
    let ids = try MarkedSite([
      "content/a.md": "> Carpe diem. {#a}\n\n> Other.\n\n> Carpe diem. {#b}\n"
    ])
    #expect(ids.rules == ["duplicate-quote"])
  }

  @Test(arguments: [
    "---\nstyle: cards\n---\n## Post\n\nText.\n\n## Post1\n\nText.\n",
    "---\nstyle: outline\n---\n- Something longer\n  - And below it\n- More of it, too\n",
    "- Milk\n- Bread\n",
  ])
  func `cards, outlines and words of a list repeat on purpose`(page: String) throws {
    let site = try MarkedSite(["content/a.md": page, "content/b.md": page])
    #expect(site.faults("duplicate-quote").isEmpty)
  }

  @Test(arguments: [
    ("> Carpe diem.\n\n> Other.\n", "quote"), ("## Why so?\n\nBecause.\n\n## How?\n", "heading"),
    ("| A | B |\n|---|---|\n| one | two |\n| three | four |\n", "row"),
    ("- Carpe diem, my friend\n- Other\n", "bullet"),
    ("one\n: two\n\nthree\n: four\n", "definition"),
  ])
  func `it is called what it is`(page: String, word: String) throws {
    let site = try MarkedSite(["content/a.md": page, "content/b.md": page + "\n"])
    let fault = try #require(site.faults("duplicate-quote").first)
    #expect(fault.headline.hasPrefix("the same \(word) stands in"))
  }

  @Test func `what is a quote here and a bullet there is an entry`() throws {
    let site = try MarkedSite([
      "content/a.md": "> Carpe diem, my friend.\n\n> Other.\n",
      "content/b.md": "- Carpe diem, my friend\n- More\n",
    ])
    #expect(site.faults("duplicate-quote").first?.headline.hasPrefix("the same entry ") == true)
  }

  @Test func `an allowed one does not count`() throws {
    let allowed =
      "<!-- florilegium: allow duplicate-quote -->\n\n> Carpe diem.\n\n> Carpe noctem.\n"
    let site = try MarkedSite([
      "content/a.md": "# A\n\n> Carpe diem.\n\n> Other.\n",
      "content/b.md": "# B\n\n> First.\n\n" + allowed,
      "content/c.md": "# C\n\n> Carpe noctem.\n\n> Third.\n",
    ])
    #expect(site.places(of: "duplicate-quote") == ["content/c.md:5: > Carpe noctem."])
    #expect(site.faults("unused-allow").isEmpty)
  }
}
