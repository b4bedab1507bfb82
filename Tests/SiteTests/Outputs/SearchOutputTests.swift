import Site
import TestSupport
import Testing

struct SearchOutputTests {
  private let two = [
    "content/latin.md": """
    ---
    title: Latin sayings
    lang: la
    items: quotes
    ---

    Collected in Rome.

    ## C

    > Carpe “diem”.
    >
    > — Horace, *Odes*

    Seize the day.

    """, "content/b/index.md": "---\ntitle: Folder\n---\n", "content/b/c.md": "- Ärger\n- Ende\n",
  ]

  /// All parts of the index.
  private func index(_ files: [String: String]) throws -> String { index(try BuiltSite(files)) }

  private func index(_ site: BuiltSite) -> String {
    let parts = site.files.filter { $0.key.hasPrefix("search/") }
    return parts.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  @Test func `a result knows its label, who said it, what it stands under, and its address`() throws
  {
    let index = try index(two)
    #expect(index.contains("[\"latin.html\",\"\",\"la\"]"))
    #expect(index.contains("[\"latin.html\",\"Latin sayings › C\",\"la\"]"))
    #expect(index.contains("[\"b/index.html\",\"Folder › c\",\"\"]"))
    #expect(index.contains("\"Horace\",\"Odes\""))
    #expect(index.contains("\"Carpe “diem”.\",\"carpe-diem\","))
    #expect(index.contains("\"Latin sayings\",\"\","))
  }

  @Test func `labels, bodies, names and introductions are found`() throws {
    let terms = between("flSearch(\"t0\",\"", "\"", in: try index(two))
    // Each begins with how much of it is left out because the one before it begins so, too.
    for term in ["arger", "carpe", "diem", "the", "horace", "odes", "rome", "latin"] {
      let isThere = terms.split(separator: " ").contains { part in
        let shared = Int(String(part.prefix(1)), radix: 36) ?? 0
        return part.dropFirst() == term.dropFirst(shared)
      }
      #expect(isThere, "\(term)")
    }
  }

  @Test func `the field leads to the index from every page`() throws {
    let site = try BuiltSite(two) { $0.baseURL = "https://a.b/c/" }
    #expect(site.files["latin.html"]?.contains("data-index=\"search/\"") == true)
    #expect(site.files["b/index.html"]?.contains("data-index=\"../search/\"") == true)
    #expect(site.files["b/index.html"]?.contains("src=\"../search.js\"") == true)
    #expect(site.files["404.html"]?.contains("data-index=\"/c/search/\"") == true)
  }

  @Test func `entries of a split page are found in the files of their sections`() throws {
    let index = try index([
      "content/s.md": "---\nsplit: true\n---\n## A b\n\n> q\n\n> r\n\n## C\n\n> s\n\n> t\n"
    ])
    #expect(index.contains("[\"s/a-b.html\",\"s › A b\",\"\"]"))
  }

  @Test(arguments: ["draft: true", "unlisted: true"])
  func `what is hidden is not found`(key: String) throws {
    var files = two
    files["content/hidden.md"] = "---\n\(key)\n---\n- Secretum\n"
    var site = try BuiltSite(files)
    #expect(index(site).contains("carpe-diem"))
    #expect(!index(site).contains("ecretum"))
    site = try BuiltSite(site.folder) { $0.includesDrafts = true }
    #expect(site.files["hidden.html"] != nil)
    #expect(!index(site).contains("ecretum"))
  }

  @Test func `a site goes without where it is switched off, or has one page`() throws {
    var files = two
    files["florilegium.yml"] = "outputs: {search: false}\n"
    for site in [try BuiltSite(files), try BuiltSite(["content/a.md": "- x\n- y\n"])] {
      #expect(!site.files.keys.contains { $0.hasPrefix("search") })
      #expect(!site.files.values.contains { $0.contains("fl-search") })
    }
  }

  @Test func `files of the user keep their names`() throws {
    var files = two
    files["content/search/index.md"] = "# Search\n"
    files["content/search.js"] = "// mine"
    let site = try BuiltSite(files)
    #expect(site.rules == [])
    #expect(site.files["search.js"] == "// mine")
    #expect(site.files["fl-search/index.js"] != nil)
    #expect(site.files["latin.html"]?.contains("src=\"fl-search.js\"") == true)
    #expect(site.files["search/index.html"]?.contains("data-index=\"../fl-search/\"") == true)
  }

  @Test func `a long label is shortened in whole characters`() throws {
    var files = two
    files["content/long.md"] = "- \(String(repeating: "ы", count: 300))\n- b\n"
    #expect(try index(files).contains("\"\(String(repeating: "ы", count: 80))…\""))
  }
}
