import Diagnostics
import Output
import Platform
import Site
import TestSupport
import Testing

@Suite struct DataFileTests {
  /// The lines of the entries of a page, as they stand.
  private func entries(_ markdown: String) throws -> [String] {
    let data = try BuiltSite(["content/p.md": markdown], published).files["quotes.json"] ?? ""
    return data.split(separator: "\n").map(String.init).filter { $0.hasPrefix("{\"id\"") }
  }

  @Test func itHoldsEverythingThatAnEntryIs() throws {
    let found = try entries(
      """
      ---
      lang: la
      translation: en
      ---
      ## Days

      ### Carpe *diem* {#seize date=2024-05-31 tags=time}

      Seize "the" day.

      Do.

      — [Horace](https://h.example/), *Odes*, 23 BC
      """)
    #expect(
      found == [
        #"{"id":"days","url":"p.html#days","isSection":true,"label":"Days","lang":"la"},"#,
        #"{"id":"seize","url":"p.html#seize","label":"Carpe diem","lang":"la","translations":"#
          + #"[{"text":"Seize \"the\" day.\n\nDo.","lang":"en"}],"author":"Horace","#
          + #""source":"Odes, 23 BC","link":"https://h.example/","sections":["Days"],"#
          + #""date":"2024-05-31","tags":["time"]}]},"#,
      ])
  }

  @Test func whatIsInTheLanguageOfTheLabelIsTheBody() throws {
    let found = try entries("## Why?\n\nBecause.\n\n- one\n- two\n\n## How?\n\nSo.")
    #expect(
      found.first
        == #"{"id":"why","url":"p.html#why","label":"Why?","body":"Because.\n\none\ntwo"},"#)
  }

  @Test func theColumnsOfARowAreTranslationsWithTheirNames() throws {
    let found = try entries(
      """
      | Latin | Deutsch | Русский |
      |---|---|---|
      | Carpe diem | Nutze den Tag | Лови день |
      | Pax | Friede | |
      """)
    #expect(
      found.first?.contains(
        #""translations":[{"text":"Nutze den Tag","lang":"de","name":"Deutsch"},"#
          + #"{"text":"Лови день","lang":"ru","name":"Русский"}]"#) == true)
    #expect(found.last?.contains("Friede") == true && found.last?.contains("Русский") == false)
  }

  @Test func aLongQuoteIsWhole() throws {
    let words = Array(repeating: "verba volant", count: 60).joined(separator: " ")
    let found = try entries("> \(words)\n>\n> scripta manent\n\n> b\n\nc\n\n> d\n\ne")
    #expect(found.first?.contains(#""label":"\#(words)\n\nscripta manent""#) == true)
  }

  @Test func whatListsLeaveOutIsInNoData() throws {
    let site = try BuiltSite(
      [
        "content/a.md": "- One\n- Two", "content/b.md": "---\nunlisted: true\n---\n- Hidden\n- x",
        "content/c.md": "---\ndraft: true\n---\n- Secret\n- y",
        "content/d.md": "---\npublish: false\n---\n- Private\n- z",
      ], published)
    let data = site.files["quotes.json"] ?? ""
    #expect(data.contains("One") && data.contains(#""url":"index.html""#))
    #expect(!data.contains("Hidden") && !data.contains("Secret") && !data.contains("Private"))
    #expect(site.files["b.html"] != nil)
    #expect(!data.contains("b.html"))
  }

  @Test func theEntriesOfASplitPageStandUnderTheirFiles() throws {
    let site = try BuiltSite(
      [
        "content/p.md": "---\nsplit: true\n---\n## A Á\n\n- one\n- two\n\n## B\n\n- three\n- four"
      ], published)
    let urls = all(between: "{\"url\":\"", "\"", in: site.files["quotes.json"] ?? "")
    #expect(urls == ["p.html", "p/a-%C3%A1.html", "p/b.html", "index.html"])
    let ids = all(between: "\",\"url\":\"", "\"", in: site.files["quotes.json"] ?? "")
    #expect(
      ids == [
        "p/a-%C3%A1.html", "p/a-%C3%A1.html#one", "p/a-%C3%A1.html#two",
        "p/b.html", "p/b.html#three", "p/b.html#four",
      ])
  }

  /// A page of so many entries.
  private func page(_ name: String, _ count: Int) -> String {
    (0..<count).map { "> \(name) \($0) \(String(repeating: "verba ", count: 40))\n\nfacta\n" }
      .joined(separator: "\n")
  }

  @Test func aLargeSiteIsCutIntoPartsOfWholePages() throws {
    let folder = try TemporaryFolder(inMemory: true)
    for name in ["a", "b", "c"] { try folder.write("content/\(name).md", page(name, 3_000)) }
    try folder.write("content/d.md", page("d", 10))
    try folder.write("content/quotes/x.json", "mine")
    let site = try BuiltSite(folder, published)
    #expect(
      site.files["quotes.json"]?.hasSuffix(
        "\"parts\":[\n\"fl-quotes/a.json\",\n\"fl-quotes/b.json\",\n\"fl-quotes/c.json\"\n]}\n")
        == true)
    #expect(site.files["quotes/x.json"] == "mine")
    for name in ["a", "b", "c"] {
      let part = site.files["fl-quotes/\(name).json"] ?? ""
      // A small rest goes with those before it.
      let pages = name == "c" ? ["c.html", "d.html", "index.html"] : ["\(name).html"]
      #expect(all(between: "{\"url\":\"", "\"", in: part) == pages)
      #expect(
        all(between: "\"label\":\"\(name) ", " ", in: part).compactMap(Int.init) == Array(0..<3_000)
      )
    }
    // What waited in a file while the pages were read is gone, and nothing was left beside it.
    let again = try BuiltSite(folder, published)
    #expect(again.result.summary?.written == [])
    #expect(try folder.list("public").contains { $0.contains("staging") } == false)
    // A byte that changes is written.
    try folder.write("content/b.md", page("b", 3_000).replacing("b 2999 ", with: "b 3999 "))
    let changed = try BuiltSite(folder, published)
    let written = changed.result.summary?.written.filter { !$0.hasPrefix("search/") }
    #expect(written == ["b.html", "fl-quotes/b.json"])
    #expect(changed.files["fl-quotes/b.json"]?.contains("\"b 3999 ") == true)
    // And so is a part that has become shorter.
    try folder.write("content/b.md", page("b", 2_999))
    let shorter = try BuiltSite(folder, published)
    #expect(shorter.files["fl-quotes/b.json"]?.contains("\"b 2998 ") == true)
    #expect(shorter.files["fl-quotes/b.json"]?.contains("b 2999 ") == false)
  }
}

/// Without an address there is no data file.
private func published(_ request: inout BuildRequest) { request.baseURL = "https://a.b/" }
