import Checks
import Diagnostics
import Testing

struct LostAddressesTests {
  private func lost(_ published: String, _ page: String = "") throws -> [String] {
    let site = try MarkedSite(
      [
        "content/latin.md": "---\naliases: [/old.html]\n---\n" + page
          + "- Carpe diem\n- Festina lente\n",
        "content/f/index.md": "# F\n\n- one\n- two\n", "quotes.json": published,
      ], previous: "quotes.json")
    return site.result.report.diagnostics.map { "\($0.rule): \($0.headline)" }
  }

  @Test func `pages and entries that would be gone are named once`() throws {
    let found = try lost(
      """
      {"version": 1, "title": "Sayings", "language": "en", "pages": [
        {"url": "latin.html", "title": "Latin", "more": {"x": [1, null]}, "entries": [
          {"id": "carpe-diem", "label": "Carpe diem", "translations": []}, {"id": "gone"},
          {"id": "gone"}]},
        {"url": "/old.html", "entries": [{"id": "festina-lente"}, {"id": "lost"}]},
        {"url": "f/", "entries": [{"id": "one"}]}, {"url": "greek.html", "entries": []}]}
      """)
    #expect(
      found == [
        "lost-entry: the entry \"gone\" of the published page \"latin.html\" is gone",
        "lost-entry: the entry \"lost\" of the published page \"old.html\" is gone",
        "lost-page: the page \"greek.html\" of the published site is gone",
      ])
  }

  @Test func `parts lie beside the file`() throws {
    let site = try MarkedSite(
      [
        "content/latin.md": "- Carpe diem\n- Festina lente\n",
        "quotes.json": #"{"version": 1, "parts": ["quotes/1.json", {"url": "quotes/2.json"}]}"#,
        "quotes/1.json": #"{"pages": [{"url": "latin.html", "entries": [{"id": "gone"}]}]}"#,
        "quotes/2.json": #"{"pages": [{"url": "greek.html"}]}"#,
      ], previous: "quotes.json")
    #expect(site.rules.sorted() == ["lost-entry", "lost-page"])
  }

  @Test func `the pages of a split page keep their addresses, and so does the whole`() throws {
    let head = "---\nsplit: true\n---\n"
    let page = "## C\n\n> Carpe diem.\n\n> Cogito.\n\n## F\n\n> Festina lente.\n\n> Fiat lux.\n"
    let site = try MarkedSite(
      [
        "content/latin.md": head + page,
        "quotes.json": """
        {"pages": [{"url": "latin.html", "entries": [{"id": "carpe-diem"}]},
         {"url": "latin/c.html", "entries": [{"id": "carpe-diem"}, {"id": "fiat-lux"}]}]}
        """,
      ], previous: "quotes.json")
    #expect(site.rules == ["lost-entry"])
    #expect(site.faults("lost-entry").first?.headline.contains("\"fiat-lux\"") == true)
  }

  @Test(arguments: ["<!doctype html>", "[]", "{}", "", #"{"pages": 1}"#])
  func `what is no quotes.json is an error`(published: String) throws {
    #expect(try lost(published).map { $0.prefix(16) } == ["previous-invalid"])
  }
}
