import Diagnostics
import Output
import Platform
import Site
import TestSupport
import Testing

/// Files beside a site, or around it, that a build does not read.
struct UnreadFilesTests {
  private func beside(_ files: [String], settings: String = "title: T\n") throws -> Diagnostic? {
    var all = ["florilegium.yml": settings, "content/a.md": "> One.\n\n> Two.\n"]
    for file in files { all[file] = "x\n" }
    return try BuiltSite(all).faults.first { $0.rule == "markdown-beside" }
  }

  @Test func `a template that takes the place of none is told of`() throws {
    let site = try BuiltSite([
      "content/a.md": "x", "florilegium.yml": "base_url: https://a.org/\n",
      "Templates/fotter.html": "x", "Templates/mine.html": "x", "Templates/part.html": "{{>inner}}",
      "Templates/inner.html": "x", "Templates/footer.html": "{{>part}}",
    ])
    #expect(site.rules == ["unread-settings", "unread-settings"])
    #expect(
      site.faults.map(\.fix) == [
        "rename it to footer.html", "write `{{>mine}}` where it is wanted, or remove it",
      ])
  }

  @Test func `a file of another program is not to be read as Markdown`() throws {
    let rows = "Book Id,Title\n\n1,On Stone and its age\n\n2,On Chalk and its age\n"
    for (name, format) in [("books.csv", "csv"), ("b.TSV", "tsv"), ("c.json", "json")] {
      let folder = try TemporaryFolder(inMemory: true)
      try folder.write(name, rows)
      let fixes = try SitePages(folder.path(name), includesDrafts: false).report.diagnostics.map(
        \.fix)
      #expect(!fixes.isEmpty && fixes[0].contains("florilegium import \(format) "))
    }
  }

  @Test func `Markdown beside the content is noted once`() throws {
    let one = try #require(try beside(["quotes.md"]))
    #expect(one.severity == .note && one.path.hasSuffix("/quotes.md"))
    #expect(one.headline.hasPrefix("this file lies beside"))
    let several = try #require(try beside(["notes/b.md", "z.markdown", "notes/c.md"]))
    #expect(several.path.hasSuffix("/z.markdown"))
    #expect(several.headline.hasPrefix("3 Markdown files") && several.fix.contains("content"))
  }

  @Test func `what says something about the folder, or belongs to a program, is not`() throws {
    let files = [
      "README.md", "LICENSE.md", "CHANGELOG.md", "Contributing.md", "CODE_OF_CONDUCT.md",
      "notes/README.md", ".github/a.md", "_drafts/a.md", "_a.md", ".a.md", "node_modules/a.md",
      "Templates/a.md", "b/florilegium.yml", "b/a.md", "a.txt",
    ]
    #expect(try beside(files) == nil)
    #expect(try beside(["a.md"], settings: "rules: {markdown-beside: off}\n") == nil)
  }

  @Test func `without a folder content everything is the site`() throws {
    let site = try BuiltSite(["florilegium.yml": "title: T\n", "a.md": "> One.\n\n> Two.\n"])
    #expect(!site.rules.contains("markdown-beside"))
  }

  @Test func `a site without a page names the Markdown beside its content`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("content/a.txt", "x")
    try folder.write("notes.md", "x")
    #expect(try refusal(folder)?.explanation.hasSuffix("/notes.md.") == true)
  }

  private func refusal(
    _ folder: TemporaryFolder, _ change: (inout BuildRequest) -> Void = { _ in }
  ) throws -> Diagnostic? {
    do {
      _ = try BuiltSite(folder, change)
      return nil
    } catch OutputError.refused(let fault) {
      return fault
    }
  }

  @Test func `a folder of sites is none, and names them`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    for name in ["two", "one"] {
      try folder.write("\(name)/florilegium.yml", "title: T\n")
      try folder.write("\(name)/content/a.md", "x")
    }
    try folder.write("README.md", "x")
    let fault = try #require(try refusal(folder) { $0.command = "check" })
    #expect(fault.rule == "no-content" && fault.headline.hasSuffix("holds 2: \"one\", \"two\""))
    #expect(fault.fix == "name one: `florilegium check \(folder.path("one"))`")
    try folder.write("deep/three/florilegium.yml", "title: T\n")
    try folder.write("deep/three/a.md", "x")
    #expect(try refusal(folder)?.headline.contains("holds 3: \"deep/three\"") == true)
  }

  @Test func `a folder with pages of its own is built, and the site in it is named`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("one/florilegium.yml", "title: T\n")
    try folder.write("one/content/a.md", "x")
    try folder.write("b.md", "x")
    let site = try BuiltSite(folder)
    let fault = try #require(site.faults.first { $0.rule == "unread-settings" })
    #expect(fault.fix == "name the site alone: `florilegium build \(folder.path("one"))`")
    try folder.write("two/florilegium.yml", "title: T\n")
    let stray = try BuiltSite(folder).faults.first { $0.path.hasSuffix("two/florilegium.yml") }
    #expect(stray?.fix.hasPrefix("move it to") == true)
  }

  @Test func `of two folders of templates one is read, and the other is told of`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write("content/a.md", "x")
    try folder.write("Templates/extra.css", "a { color: teal }")
    #expect(try BuiltSite(folder).rules.filter { $0 == "unread-settings" } == [])
    try folder.write("templates/extra.css", "a { color: plum }")
    guard try Folder(folder.path).names().names.count(where: { $0.lowercased() == "templates" }) > 1
    else { return }
    let site = try BuiltSite(folder)
    let fault = try #require(site.faults.first { $0.rule == "unread-settings" })
    #expect(fault.severity == .warning && fault.path.hasSuffix("/templates"))
    #expect(fault.explanation.contains("/Templates"))
    #expect(site.files["style.css"]?.contains("teal") == true)
  }
}
