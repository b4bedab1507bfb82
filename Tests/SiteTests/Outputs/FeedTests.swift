import Platform
import Site
import TestSupport
import Testing

@Suite struct FeedTests {
  private static let configuration = "title: T & U\nbase_url: https://x.example/p/\n"

  private func feed(_ files: [String: String]) throws -> String {
    var files = files
    if files["florilegium.yml"] == nil { files["florilegium.yml"] = Self.configuration }
    return try BuiltSite(files).files["feed.xml"] ?? ""
  }

  private func titles(_ feed: String) -> [String] {
    all(between: "<entry>\n<title", "</title>", in: feed).map { title in
      String(title.drop { $0 != ">" }.dropFirst())
    }
  }

  @Test func whatHasADateIsInTheFeedTheLatestFirst() throws {
    let feed = try feed([
      "content/a.md": "- One {date=2024-05-31}\n- Two\n- Three {date=\"2024-06-01T10:00+02:00\"}",
      "content/b.md": "---\ndate: 2024-06-01T09:00Z\ntitle: A page\n---\nText.",
      "content/posts/p.md": "---\ndate: 2024-01-01\n---\n# A post\n\nPosted.",
      "content/posts/q.md": "# Undated\n\nNot posted.",
    ])
    #expect(titles(feed) == ["A page", "Three", "One", "A post"])
    #expect(between("<updated>", "</updated>", in: feed) == "2024-06-01T09:00:00Z")
    #expect(
      all(between: "<id>", "</id>", in: feed) == [
        "https://x.example/p/", "https://x.example/p/b.html", "https://x.example/p/a.html#three",
        "https://x.example/p/a.html#one", "https://x.example/p/posts/#a-post",
      ])
    #expect(feed.contains("<content type=\"html\">&lt;p&gt;Text.&lt;/p&gt;\n</content>"))
  }

  @Test func aPageIsSummedUpWhereItHasNoTextOfItsOwn() throws {
    let feed = try feed([
      "content/a.md": "---\ndate: 2024-05-31\n---\n# A\n\n- Cut stone\n- Chalk",
      "content/b.md": "---\ndate: 2024-05-30\ndescription: About.\n---\n# B\n\nText.",
      "content/c.md": "---\ndate: 2024-05-29\n---\n# C\n\nText.",
    ])
    #expect(all(between: "<summary>", "</summary>", in: feed) == ["Cut stone", "About."])
    #expect(all(between: "<content", "</content>", in: feed).count == 2)
  }

  @Test func entriesOfOneDayKeepTheOrderOfTheSite() throws {
    let feed = try feed([
      "content/b.md": "- B1 {date=2024-05-31}\n- B2 {date=2024-05-31}",
      "content/a.md": "- A1 {date=2024-05-31}\n- A2 {date=2024-05-31}",
    ])
    #expect(titles(feed) == ["A1", "A2", "B1", "B2"])
  }

  @Test func itHoldsTheLatestOfAnySite() throws {
    func days(_ month: Int) -> String {
      (1...28).map { day in "- M\(month)D\(day) {date=2024-\(month)-\(day < 10 ? "0" : "")\(day)}" }
        .joined(separator: "\n").replacing("2024-\(month)-", with: "2024-0\(month)-")
    }
    var files: [String: String] = [:]
    for month in 1...9 { files["content/m\(month).md"] = days(month) }
    let found = titles(try feed(files))
    #expect(found.count == 50)
    #expect(found.first == "M9D28" && found[28] == "M8D28" && found.last == "M8D7")
  }

  @Test func withoutDatesThereIsNone() throws {
    let files = [
      "content/a.md": "- One\n- Two",
      "content/b.md": "---\ndate: 2024-01-01\nunlisted: true\n---\nB",
      "content/c.md": "---\ndate: 2024-01-01\ndraft: true\n---\nC",
      "florilegium.yml": Self.configuration,
    ]
    let site = try BuiltSite(files)
    #expect(site.files["feed.xml"] == nil)
    #expect(site.files.values.allSatisfy { !$0.contains("atom+xml") })
  }

  @Test func pagesNameTheFeedThatIsThere() throws {
    let link = "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"T &amp; U\" href=\""
    let front = try BuiltSite([
      "content/a.md": "---\ndate: 2024-01-01\n---\nA", "content/f/b.md": "B",
      "florilegium.yml": Self.configuration,
    ])
    #expect(front.files["a.html"]?.contains(link + "feed.xml\">") == true)
    #expect(front.files["f/index.html"]?.contains(link + "../feed.xml\">") == true)
    #expect(front.files["404.html"]?.contains(link + "/p/feed.xml\">") == true)
    // Dates of entries are not known before all pages are read: then the home page and the page
    // itself name it.
    let entries = try BuiltSite([
      "content/a.md": "- A {date=2024-01-01}\n- B", "content/b.md": "B",
      "florilegium.yml": Self.configuration,
    ])
    #expect(entries.files["a.html"]?.contains(link) == true)
    #expect(entries.files["index.html"]?.contains(link) == true)
    #expect(entries.files["b.html"]?.contains(link) == false)
  }

  @Test func addressesAreWholeAndTextIsEscaped() throws {
    let feed = try feed([
      "content/b.md": "x",
      "content/a.md": """
      - A <b>& {date=2024-01-01}

        [b](b.md#y) [here](#other) [out](https://o.example/?a&b) ![p](<p/q r.png>) <i>\u{1B}i\u{FFFF}</i>
      - Other
      """,
      "content/p/q r.png": "png",
    ])
    for address in ["b.html#y", "a.html#other", "p/q%20r.png"] {
      #expect(feed.contains("=&quot;https://x.example/p/\(address)&quot;"), "\(address)")
    }
    #expect(feed.contains("https://o.example/?a&amp;amp;b"))
    #expect(titles(feed).first?.hasPrefix("A ") == true)
    #expect(!feed.contains("\u{1B}") && !feed.contains("\u{FFFF}") && !feed.contains("<b>"))
  }

  @Test func languagesAuthorsAndTagsAreTold() throws {
    let feed = try feed([
      "content/a.md": """
      ---
      lang: la
      translation: en
      ---
      > Carpe diem. {date=2024-01-01 tags="a,b"}

      Seize the day.

      — Horace, *Odes*

      > Memento. {date=2023-01-01}
      """,
      "florilegium.yml": Self.configuration + "author: Me\ndescription: D\nlanguage: de\n",
    ])
    #expect(feed.contains("xml:lang=\"de\">\n<title>T &amp; U</title>\n<subtitle>D</subtitle>"))
    #expect(all(between: "<name>", "</name>", in: feed) == ["Me", "Horace"])
    #expect(feed.contains("<title xml:lang=\"la\">Carpe diem.</title>"))
    #expect(feed.contains("<content type=\"html\" xml:lang=\"en\">&lt;p&gt;Seize the day"))
    #expect(feed.contains("&lt;p&gt;— Horace, &lt;cite&gt;Odes&lt;/cite&gt;&lt;/p&gt;"))
    #expect(feed.contains("<content type=\"html\" xml:lang=\"la\">&lt;p&gt;Memento."))
  }
}
