import Diagnostics
import Output
import Platform
import Site
import TestSupport
import Testing

@Suite struct LiveSiteTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("florilegium.yml", "title: Sayings\n")
    try folder.write("content/latin.md", "# Latin\n\n- Festina lente\n- Carpe diem\n")
    try folder.write(
      "content/faq.md", "# Questions\n\n## Why?\n\nSee [Latin](latin.md#carpe-diem).\n")
    try folder.write("content/greek/index.md", "# Greek\n")
    try folder.write("content/greek/one.md", "## A\n\n- B\n- C\n")
    try folder.write(
      "content/split.md", "---\nsplit: true\n---\n## X\n\n- B\n- C\n\n## Y\n\n- D\n- E\n")
    try folder.write("content/old.md", "---\naliases: [/older/, oldest.html]\n---\nOld.\n")
    try folder.write("content/dot.svg", "<svg width=\"8\" height=\"4\"/>")
  }

  func open() throws -> LiveSite { try LiveSite(BuildRequest(path: folder.path)) }

  func text(_ site: LiveSite, _ path: String) -> String? {
    guard case .bytes(let bytes) = site.file(at: path) else { return nil }
    return unsafe String(decoding: bytes.buffer, as: UTF8.self)
  }

  /// Writes a file and tells the site of it.
  @discardableResult
  func change(_ site: LiveSite, _ name: String, _ text: String) throws -> SiteUpdate {
    let isThere = (try? File.status(folder.path(name))) != nil
    let path = try folder.write(name, text)
    return site.update([.init(path, isThere ? .modified : .added)])
  }

  @discardableResult
  func remove(_ site: LiveSite, _ name: String) throws -> SiteUpdate {
    try folder.remove(name)
    return site.update([.init(folder.path(name), .removed)])
  }

  // MARK: What is shown

  @Test func aFileOfAFolderBecomesAPageAndASectionAgain() throws {
    try folder.write("content/greek/apart.md", "---\nunlisted: true\n---\n- F\n- G\n")
    let site = try open()
    #expect(text(site, "greek/apart.html")?.contains(">F<") == true)
    #expect(text(site, "greek/index.html")?.contains(">F<") == false)
    try change(site, "content/greek/apart.md", "- F\n- G\n")
    #expect(text(site, "greek/apart.html") == nil)
    #expect(text(site, "greek/index.html")?.contains(">F<") == true)
    try change(site, "content/greek/apart.md", "---\nunlisted: true\n---\n- F\n- G\n")
    #expect(text(site, "greek/apart.html")?.contains(">F<") == true)
    #expect(text(site, "greek/index.html")?.contains(">F<") == false)
  }

  @Test func itHoldsWhatBuildWrites() throws {
    var request = BuildRequest(path: folder.path, output: folder.path("public"))
    request.includesDrafts = false
    try folder.write("content/greek/two.md", "---\naliases: two.html\n---\n- D\n- E\n")
    try folder.write("content/greek/apart.md", "---\nunlisted: true\n---\n- F\n- G\n")
    _ = try SiteBuilder.build(request)
    let built = try folder.contents("public")
    let site = try LiveSite(request)
    for (path, content) in built where !path.hasPrefix(".florilegium") {
      switch site.file(at: path) {
      case .bytes: #expect(text(site, path) == content, "\(path)")
      case .disk(let source, _):
        var bytes: [UInt8] = []
        try File.read(source, into: &bytes, limit: 1 << 20)
        #expect(String(decoding: bytes, as: UTF8.self) == content, "\(path)")
      default: Issue.record("nothing at \(path)")
      }
    }
    #expect(built.keys.contains("split/x.html") && built.keys.contains("older/index.html"))
    #expect(built.keys.contains("two.html") && built.keys.contains("greek/apart.html"))
  }

  @Test(arguments: [
    "no.html", "content/faq.md", "faq.md", "florilegium.yml", "split/z.html", "live.js", "",
  ])
  func nothingElseIsThere(_ path: String) throws {
    #expect(try open().file(at: path) == nil)
  }

  @Test func pagesAreReadOneAtATime() throws {
    let site = try open()
    #expect(site.counts.entries == 0)
    var steps = 0
    while site.readNext() { steps += 1 }
    #expect(steps == 6)
    #expect(site.counts.pages == 6)
    #expect(site.counts.entries > 6)
    #expect(!site.readNext())
  }

  @Test func theHomePageCountsEntriesOfPagesThatNobodyHasRead() throws {
    let site = try open()
    let before = try #require(text(site, "index.html"))
    while site.readNext() {}
    #expect(text(site, "index.html") == before)
  }

  // MARK: Changes in place

  @Test func aChangedPageIsTheOnlyOneThatIsDifferent() throws {
    let site = try open()
    _ = text(site, "latin.html")
    _ = text(site, "faq.html")
    let update = try change(site, "content/latin.md", "# Latin\n\n- Festina tarde\n- Carpe diem\n")
    #expect(update.pages == .some(["latin.html"]))
    #expect(update.entries == 2)
    #expect(text(site, "latin.html")?.contains("Festina tarde") == true)
  }

  @Test func aPageThatNobodyHasAskedForIsNoNews() throws {
    let site = try open()
    let update = try change(site, "content/latin.md", "# Latin\n\n- Festina tarde\n- Carpe diem\n")
    #expect(update.isEmpty)
    #expect(text(site, "latin.html")?.contains("Festina tarde") == true)
  }

  @Test func whoHasAnOlderStateIsToldEvenIfAnotherHasTheNewOne() throws {
    let site = try open()
    _ = text(site, "latin.html")
    try change(site, "Templates/footer.html", "a footer")
    try folder.write("content/latin.md", "# Latin\n\n- Festina tarde\n- Carpe diem\n")
    // The template made the page stale: it is rendered when asked for, from the new source.
    #expect(text(site, "latin.html")?.contains("Festina tarde") == true)
    try folder.write("content/latin.md", "# Latin\n\n- Third\n- Carpe diem\n")
    let update = site.update([.init(folder.path("content/latin.md"), .modified)])
    #expect(update.pages == .some(["latin.html"]))
  }

  @Test func theSameTextAgainIsNoNews() throws {
    let site = try open()
    _ = text(site, "latin.html")
    let update = try change(site, "content/latin.md", "# Latin\n\n- Festina lente\n- Carpe diem\n")
    #expect(update.isEmpty)
  }

  @Test func aChangedCountReachesTheHomePage() throws {
    let site = try open()
    _ = text(site, "index.html")
    let update = try change(site, "content/latin.md", "# Latin\n\n- A\n- B\n- C\n")
    #expect(update.pages == .some(["index.html"]))
    #expect(text(site, "index.html")?.contains(">3<") == true)
  }

  @Test func aChangedTitleReachesTheMenuOfEveryPage() throws {
    let site = try open()
    _ = text(site, "faq.html")
    let update = try change(site, "content/latin.md", "# Renamed\n\n- A\n- B\n")
    #expect(update.pages == .all)
    #expect(text(site, "faq.html")?.contains("Renamed") == true)
    #expect(text(site, "index.html")?.contains("Renamed") == true)
  }

  @Test func aChangedTitleReachesThePagesBesideIt() throws {
    try folder.write("florilegium.yml", "menu: [{title: Old ones, path: old.md}]\n")
    let site = try open()
    #expect(text(site, "faq.html")?.contains("<span>Greek</span>") == true)
    _ = text(site, "greek/index.html")
    let update = try change(site, "content/greek/index.md", "# Hellenic\n")
    guard case .some(let pages) = update.pages else {
      Issue.record("all pages are made anew")
      return
    }
    #expect(Set(pages) == ["greek/index.html", "index.html", "faq.html", "latin.html"])
    #expect(text(site, "faq.html")?.contains("<span>Hellenic</span>") == true)
    // A name that the menu gives stays, and is no reason to make all pages anew.
    let other = try change(
      site, "content/old.md", "---\naliases: [/older/, oldest.html]\n---\n# Older\n")
    #expect(other.pages != .all)
    #expect(text(site, "faq.html")?.contains(">Old ones</a>") == true)
  }

  @Test func aPartOfAFolderReachesItsPage() throws {
    let site = try open()
    _ = text(site, "greek/index.html")
    try change(site, "content/greek/one.md", "## A\n\n- Changed\n- C\n")
    #expect(text(site, "greek/index.html")?.contains("Changed") == true)
  }

  @Test func aSectionOfASplitPageComesAndGoes() throws {
    let site = try open()
    #expect(text(site, "split/y.html") != nil)
    try change(
      site, "content/split.md", "---\nsplit: true\n---\n## X\n\n- B\n- C\n\n## Z\n\n- D\n- E\n")
    #expect(text(site, "split/z.html") != nil)
    #expect(site.file(at: "split/y.html") == nil)
  }

  @Test func aPictureChangesWithThePagesThatShowIt() throws {
    try folder.write("content/faq.md", "## Why?\n\n![A dot](dot.svg)\n")
    let site = try open()
    #expect(text(site, "faq.html")?.contains("width=\"8\"") == true)
    let update = try change(site, "content/dot.svg", "<svg width=\"16\" height=\"4\"/>")
    #expect(update.files == ["dot.svg"])
    #expect(update.pages == .all)
    #expect(text(site, "faq.html")?.contains("width=\"16\"") == true)
  }

  // MARK: Changes of the plan

  @Test func pagesComeAndGo() throws {
    let site = try open()
    #expect(try change(site, "content/new.md", "- A\n- B\n").pages == .all)
    #expect(text(site, "new.html") != nil)
    #expect(text(site, "index.html")?.contains("new.html") == true)
    try remove(site, "content/new.md")
    #expect(site.file(at: "new.html") == nil)
    #expect(text(site, "index.html")?.contains("new.html") == false)
  }

  @Test func aPageThatBecomesADraftGoesAndComesAgain() throws {
    let site = try open()
    #expect(text(site, "latin.html") != nil)
    try change(site, "content/latin.md", "---\ndraft: true\n---\n- A\n- B\n")
    #expect(site.file(at: "latin.html") == nil)
    try change(site, "content/latin.md", "- A\n- B\n")
    #expect(text(site, "latin.html") != nil)
  }

  @Test func aStyleAloneChangesNoPage() throws {
    let site = try open()
    _ = text(site, "faq.html")
    let update = try change(site, "Templates/extra.css", "/* new */")
    #expect(update.pages == .some([]))
    #expect(update.files == ["style.css"])
    #expect(text(site, "style.css")?.contains("/* new */") == true)
  }

  @Test func aTemplateChangesAllPages() throws {
    let site = try open()
    _ = text(site, "faq.html")
    #expect(try change(site, "Templates/footer.html", "a footer").pages == .all)
    #expect(text(site, "faq.html")?.contains("a footer") == true)
  }

  @Test func aFileThatAPageAskedForInVainComes() throws {
    try folder.write("alone/one.md", "![A dot](dot.svg)\n\n- A\n- B\n")
    let site = try LiveSite(BuildRequest(path: folder.path("alone/one.md")))
    _ = text(site, "index.html")
    #expect(site.report.count(.warning) == 1)
    #expect(site.roots.map(\.path).contains(folder.path("alone/dot.svg")))
    try change(site, "alone/dot.svg", "<svg width=\"8\" height=\"4\"/>")
    #expect(text(site, "index.html")?.contains("width=\"8\"") == true)
    #expect(site.report.count(.warning) == 0)
    #expect(site.file(at: "dot.svg") != nil)
  }

  // MARK: Faults

  @Test func aBrokenPageKeepsItsLastGoodState() throws {
    let site = try open()
    let good = text(site, "latin.html")
    let other = text(site, "faq.html")
    #expect(try change(site, "content/latin.md", "---\ntitle: [\n---\n").isEmpty)
    #expect(site.report.hasErrors)
    #expect(text(site, "latin.html") == good)
    // Nor is it called or placed otherwise elsewhere.
    #expect(text(site, "faq.html") == other)
    try change(site, "content/latin.md", "# Latin\n\n- A\n- B\n")
    #expect(!site.report.hasErrors)
    #expect(text(site, "latin.html") != good)
  }

  @Test func aPageThatWasNeverGoodIsFaulty() throws {
    try folder.write("content/latin.md", "---\ntitle: [\n---\n")
    let site = try open()
    guard case .faulty = site.file(at: "latin.html") else {
      Issue.record("it is there")
      return
    }
  }

  @Test(arguments: [
    ("florilegium.yml", "titel: X\n"), ("florilegium.yml", "title: [\n"),
    ("Templates/page.html", "{{#open"), ("Templates/entry.html", "{{nonsense}}"),
    ("content/FAQ.md", "- A\n- B\n"),
  ])
  func whatCannotBeTakenOverChangesNothingUntilItIsMended(_ name: String, _ text: String) throws {
    let site = try open()
    let before = self.text(site, "faq.html")
    let old = try? folder.text(name)
    #expect(try change(site, name, text).isEmpty)
    #expect(site.report.hasErrors)
    #expect(self.text(site, "faq.html") == before)
    if let old { try change(site, name, old) } else { try remove(site, name) }
    #expect(!site.report.hasErrors)
    #expect(self.text(site, "faq.html") == before)
  }

  @Test func aPlaceInAnotherPageIsCheckedAgain() throws {
    let site = try open()
    while site.readNext() {}
    #expect(site.report.count(.warning) == 0)
    try change(site, "content/latin.md", "# Latin\n\n- Festina lente\n- Another\n")
    #expect(site.report.diagnostics.filter { $0.severity > .note }.map(\.rule) == ["broken-link"])
    try change(site, "content/latin.md", "# Latin\n\n- Festina lente\n- Carpe diem\n")
    #expect(site.report.count(.warning) == 0)
  }

  @Test func allContentMayGo() throws {
    let site = try open()
    let before = text(site, "faq.html")
    for name in ["faq.md", "latin.md", "split.md", "old.md", "greek"] {
      try folder.remove("content/\(name)")
    }
    _ = site.update([.init(folder.path("content/faq.md"), .removed)])
    #expect(site.report.diagnostics.map(\.rule) == ["no-content"])
    #expect(text(site, "faq.html") == before)
  }

  @Test func withoutContentThereIsNoSite() throws {
    let empty = try TemporaryFolder()
    #expect(throws: OutputError.self) { try LiveSite(BuildRequest(path: empty.path)) }
  }
}
