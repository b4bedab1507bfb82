import Diagnostics
import Site
import TestSupport
import Testing

/// Links in attributions lead where all others lead, and are checked as they are.
struct AttributionLinksTests {
  private func captions(_ lines: [String]) throws -> [String] {
    let quotes = lines.map { "> Go.\n> \($0)\n" }.joined(separator: "\n")
    let site = try BuiltSite([
      "content/q.md": quotes, "content/Camus.md": "## Life\n\nx\n",
    ])
    return all(between: "<figcaption>", "</figcaption>", in: site.main("q.html"))
  }

  @Test func aNameOfAPageLeadsThere() throws {
    let found = try captions([
      "— [[Camus]]", "— [[Camus]], *Myth*", "— [[Camus|Albert]]", "— Camus, [[Camus|Myth]]",
      "— [Camus](Camus.md), *Myth*", "— **[[Camus#Life]]**",
    ])
    let camus = "<a href=\"Camus.html\">"
    #expect(
      found == [
        "\(camus)Camus</a>", "\(camus)Camus</a>, <cite>Myth</cite>", "\(camus)Albert</a>",
        "Camus, \(camus)<cite>Myth</cite></a>", "\(camus)Camus</a>, <cite>Myth</cite>",
        "<a href=\"Camus.html#life\">Camus#Life</a>",
      ])
  }

  @Test func aNameOfNoPageIsText() throws {
    let found = try captions(["— [[Sartre]]", "— [[Sartre]], *Nausea*", "— [[Sartre|Jean]]"])
    #expect(found == ["Sartre", "Sartre, <cite>Nausea</cite>", "Jean"])
  }

  @Test(arguments: [
    "— [A](gone.md)", "— [A](gone.md), *Myth*", "\n— [A](gone.md)", "\n- [A](gone.md)",
  ])
  func whatLeadsNowhereIsABrokenLink(_ line: String) throws {
    let quote =
      "> Go.\n"
      + line.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line.hasPrefix("\n") ? "\($0)\n" : "> \($0)\n" }.joined()
    let site = try BuiltSite(["content/q.md": quote + "\n> Stay.\n"])
    #expect(site.rules == ["broken-link"])
    #expect(try site.place(of: "broken-link") == "gone.md")
  }

  @Test func aNearNameIsNoted() throws {
    let site = try BuiltSite([
      "content/q.md": "> Go.\n> — [[Camsu]]\n\n> Stay.\n", "content/camus.md": "x",
    ])
    #expect(site.rules == ["unknown-name"])
  }

  @Test func anAuthorWithALinkIsShownUnderASectionOfThatName() throws {
    let site = try BuiltSite([
      "content/q.md": "## Camus\n\n> Go.\n> — [[Camus]]\n\n> Stay.\n> — Camus\n",
      "content/Camus.md": "x",
    ])
    #expect(
      all(between: "<figcaption>", "</figcaption>", in: site.main("q.html"))
        == ["<a href=\"Camus.html\">Camus</a>"])
  }

  @Test func theFilesOfAFolderNameTheirPages() throws {
    let site = try BuiltSite([
      "content/b/index.md": "# B\n",
      "content/b/c.md": "> Go.\n> — [[Camus]]\n\n> Stay.\n> — [[No]]\n",
      "content/Camus.md": "x",
    ])
    #expect(
      all(between: "<figcaption>", "</figcaption>", in: site.main("b/index.html"))
        == ["<a href=\"../Camus.html\">Camus</a>", "No"])
  }

  @Test func otherProgramsGetTheAddressOfThePage() throws {
    let files = [
      "content/b/q.md":
        "> Go.\n> — [[Camus]]\n\n> Run.\n> — [C](../Camus.md#life), *Myth*\n\n> S.\n> — [[No]]\n",
      "content/Camus.md": "## Life\n\nx\n",
    ]
    let site = try BuiltSite(files) { $0.baseURL = "https://a.org/" }
    let data = site.files["quotes.json"] ?? ""
    #expect(
      all(between: "\"link\":\"", "\"", in: data) == ["Camus.html", "Camus.html#life"])
    #expect(data.contains("\"author\":\"No\""))
  }
}
