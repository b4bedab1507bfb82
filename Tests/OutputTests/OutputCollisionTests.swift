import Output
import Platform
import TestSupport
import Testing

struct OutputCollisionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> OutputFolder {
    try OutputFolder.open(folder.path("public"), sources: [], adopt: true)
  }

  @Test(arguments: [
    ("page.html", "page.html"), ("Page.html", "page.HTML"), ("É.html", "e\u{301}.html"),
    ("ДОМ/a.html", "дом/A.html"),
  ])
  func twoFilesForOnePathCollideAlsoByCaseAndComposition(first: String, second: String) throws {
    let output = try open()
    #expect(try output.stage(first, bytes: [1]) == .changed)
    #expect(try output.stage(second, bytes: [2]) == .refused(.samePath(as: first)))
  }

  @Test func aFileAndAFolderOfOneNameCollideInEitherOrder() throws {
    let output = try open()
    #expect(try output.stage("a", bytes: [1]) == .changed)
    #expect(try output.stage("A/b/c.html", bytes: [1]) == .refused(.fileAndFolder(with: "a")))
    #expect(try output.stage("d/e/f.html", bytes: [1]) == .changed)
    #expect(try output.stage("d/E", bytes: [1]) == .refused(.fileAndFolder(with: "d/e/f.html")))
    #expect(try output.stage("d/e/g.html", bytes: [1]) == .changed)
  }

  @Test(arguments: [
    "", "/a", "a/", "a//b", "../a", "a/../../b", "./a", "a\nb", "a\0b", ".florilegium-manifest",
    ".florilegium-staging/a", ".Florilegium-Manifest", "a/..", "..", ".",
    String(repeating: "n", count: 256),
    String(repeating: "long/", count: 300) + "a",
  ])
  func aPathThatLeadsOutOrCannotBeIsRefused(path: String) throws {
    #expect(try open().stage(path, bytes: [1]) == .refused(.unusablePath))
  }

  @Test func strangersStayAndAreNeverWrittenOver() throws {
    try folder.write("public/index.html", "mine")
    try folder.write("public/CNAME", "mine")
    try folder.write("public/docs/notes/a.txt", "mine")
    try folder.makeFolder("public/empty")
    let output = try open()
    #expect(
      try output.stage("index.html", bytes: [1]) == .refused(.stranger(at: "index.html")))
    #expect(
      try output.stage("index.html/a", bytes: [1]) == .refused(.fileAndFolder(with: "index.html")))
    #expect(try output.stage("CNAME/a", bytes: [1]) == .refused(.stranger(at: "CNAME")))
    #expect(try output.stage("docs/notes", bytes: [1]) == .refused(.stranger(at: "docs/notes")))
    #expect(try output.stage("empty", bytes: [1]) == .refused(.stranger(at: "empty")))
    #expect(try output.stage("docs/b.html", bytes: Array("ours".utf8)) == .changed)
    _ = try output.commit()
    let next = try open()
    #expect(try next.commit().removed == ["docs/b.html"])
    #expect(
      try folder.contents("public").filter { !$0.key.hasPrefix(".") } == [
        "index.html": "mine", "CNAME": "mine", "docs/notes/a.txt": "mine",
      ])
    #expect(try folder.list("public").contains("empty/"))
  }

  @Test func aFolderOfOursWithAStrangerInItDoesNotBecomeAPage() throws {
    let first = try open()
    _ = try first.stage("a/b/c.html", bytes: [1])
    _ = try first.commit()
    try folder.write("public/a/b/mine.txt", "mine")
    #expect(try open().stage("a", bytes: [1]) == .refused(.stranger(at: "a")))
  }

  @Test func nothingIsWrittenOrRemovedThroughALink() throws {
    let first = try open()
    _ = try first.stage("a/page.html", bytes: [1])
    _ = try first.stage("b.html", bytes: [1])
    _ = try first.commit()
    try folder.write("elsewhere/page.html", "mine")
    try folder.remove("public/a")
    try folder.link("public/a", to: "../elsewhere")
    try folder.remove("public/b.html")
    try folder.link("public/b.html", to: "../elsewhere/page.html")
    let second = try open()
    #expect(try second.stage("a/page.html", bytes: [2]) == .refused(.stranger(at: "a")))
    #expect(try second.stage("b.html", bytes: [2]) == .refused(.stranger(at: "b.html")))
    second.abandon()
    #expect(try open().commit().removed == [])
    #expect(try folder.text("elsewhere/page.html") == "mine")
    #expect(try folder.text("public/b.html") == "mine")
  }
}
