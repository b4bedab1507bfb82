import Output
import Platform
import TestSupport
import Testing

struct OutputFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(adopt: Bool = false) throws -> OutputFolder {
    try OutputFolder.open(folder.path("public"), sources: [], adopt: adopt)
  }

  @discardableResult
  private func build(_ site: [String: String], adopt: Bool = false) throws -> OutputSummary {
    let output = try open(adopt: adopt)
    for (path, text) in site {
      _ = try output.stage(path, bytes: Array(text.utf8))
    }
    return try output.commit()
  }

  /// What a visitor can see, which the manifest is no part of.
  private func published() throws -> [String: String] {
    var files = try folder.contents("public")
    files[".florilegium-manifest"] = nil
    return files
  }

  @Test func aSiteIsWrittenWithItsFoldersAndAManifest() throws {
    let site = ["index.html": "home", "latin/letters/c.html": "C", "é.html": "é"]
    let summary = try build(site)
    #expect(summary.written == ["index.html", "latin/letters/c.html", "é.html"])
    #expect(try published() == site)
    let manifest = """
      florilegium-manifest 1 3
      index.html
      latin/letters/c.html
      é.html

      """
    #expect(try folder.text("public/.florilegium-manifest") == manifest)
    #expect(
      try folder.list("public") == [
        ".florilegium-manifest", "index.html", "latin/", "latin/letters/",
        "latin/letters/c.html", "é.html",
      ])
  }

  @Test func aBuildThatChangesNothingWritesNothing() throws {
    let site = ["index.html": "home", "a/b.html": "b"]
    try build(site)
    let before = try FileTree(folder.path).entries
    #expect(try build(site) == OutputSummary(unchanged: 2))
    #expect(try FileTree(folder.path).entries == before)
  }

  @Test func onlyWhatChangedIsWritten() throws {
    try build(["same.html": "same", "other.html": "old", "more.html": "old"])
    let before = try File.status(folder.path("public/same.html"))
    let summary = try build(["same.html": "same", "other.html": "new", "more.html": "longer"])
    #expect(summary == OutputSummary(written: ["more.html", "other.html"], unchanged: 1))
    #expect(try File.status(folder.path("public/same.html")) == before)
    #expect(
      try published() == ["same.html": "same", "other.html": "new", "more.html": "longer"])
  }

  @Test func whatIsStaleIsRemovedWithItsEmptyFolders() throws {
    try build(["index.html": "home", "a/b/c.html": "c", "a/d.html": "d", "e/f.html": "f"])
    try folder.write("public/e/strangers.txt", "mine")
    let summary = try build(["index.html": "home", "a/d.html": "d"])
    #expect(summary.removed == ["a/b/c.html", "e/f.html"])
    #expect(
      try folder.list("public") == [
        ".florilegium-manifest", "a/", "a/d.html", "e/", "e/strangers.txt", "index.html",
      ])
  }

  @Test func aPageMayBecomeAFolderAndAFolderAPage() throws {
    try build(["a": "file", "b/c/d.html": "folder"])
    try build(["a/index.html": "folder", "b": "file"])
    #expect(try published() == ["a/index.html": "folder", "b": "file"])
    try build(["a": "file", "b/c/d.html": "folder"])
    #expect(try published() == ["a": "file", "b/c/d.html": "folder"])
  }

  @Test func nothingOfTheOldSiteChangesBeforeTheCommit() throws {
    try build(["a.html": "old", "b.html": "old"])
    let output = try open()
    #expect(try output.stage("a.html", bytes: Array("new".utf8)) == .changed)
    #expect(try output.stage("c/d.html", bytes: Array("new".utf8)) == .changed)
    #expect(
      try published().filter { !$0.key.hasPrefix(".") } == ["a.html": "old", "b.html": "old"])
    output.abandon()
    #expect(try folder.list("public") == [".florilegium-manifest", "a.html", "b.html"])
    #expect(try published() == ["a.html": "old", "b.html": "old"])
  }

  @Test func anAbandonedFirstBuildLeavesNoFolder() throws {
    let path = folder.path("new/public")
    let output = try OutputFolder.open(path, sources: [])
    _ = try output.stage("a.html", bytes: [1])
    output.abandon()
    #expect(try folder.list() == [])
  }

  @Test func aBuildThatIsLetGoIsAbandoned() throws {
    try build(["a.html": "old"])
    _ = try open().stage("a.html", bytes: [1])
    #expect(try published() == ["a.html": "old"])
    #expect(try build(["a.html": "new"]).written == ["a.html"])
  }

  @Test func filesAreCopiedAndComparedWithoutBeingHeld() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let source = try folder.write("picture", bytes)
    for expected in [OutputStage.changed, .unchanged] {
      let output = try open()
      #expect(try output.stage("img/picture", copyOf: source) == expected)
      _ = try output.commit()
    }
    #expect(try File(reading: folder.path("public/img/picture")).holds(bytes))
    try folder.write("picture", Array(bytes.reversed()))
    let output = try open()
    #expect(try output.stage("img/picture", copyOf: source) == .changed)
    _ = try output.commit()
    #expect(try File(reading: folder.path("public/img/picture")).holds(bytes.reversed()))
  }

  @Test func aSourceThatCannotBeCopiedStopsTheCommit() throws {
    try build(["a.html": "old", "b.html": "old"])
    let output = try open()
    _ = try output.stage("a.html", bytes: Array("new".utf8))
    let missing = folder.path("missing.png")
    let expected = FileError(.examine, missing, .notFound)
    #expect(throws: expected) { try output.stage("missing.png", copyOf: missing) }
    #expect(throws: FileError(.copy, folder.path, .notFile)) {
      try output.stage("folder.png", copyOf: folder.path)
    }
    #expect(throws: expected) { try output.commit() }
    #expect(try folder.list("public") == [".florilegium-manifest", "a.html", "b.html"])
    #expect(try published() == ["a.html": "old", "b.html": "old"])
  }

  @Test func filesAreStagedFromManyThreads() throws {
    let output = try open()
    let stages = concurrentMap(400) { index in
      try? output.stage("part-\(index % 7)/\(index).html", bytes: Array("\(index)".utf8))
    }
    #expect(stages.allSatisfy { $0 == .changed })
    #expect(try output.commit().written.count == 400)
    #expect(try published()["part-6/398.html"] == "398")
    #expect(try published().count == 400)
  }

  @Test func whatTheUserEditedInTheOutputIsMadeAgain() throws {
    try build(["a.html": "same", "b.html": "same"])
    try folder.write("public/a.html", "edit")
    try folder.remove("public/b.html")
    #expect(try build(["a.html": "same", "b.html": "same"]).written == ["a.html", "b.html"])
    #expect(try published() == ["a.html": "same", "b.html": "same"])
  }

  @Test func twoBuildsAreByteEqualWhateverTheOrderOfStaging() throws {
    let paths = (0..<50).map { "page-\($0 * 37 % 50).html" }
    var manifests: Set<String> = []
    for order in [paths, paths.reversed(), paths.sorted()] {
      let output = try open()
      for path in order { _ = try output.stage(path, bytes: [1]) }
      _ = try output.commit()
      manifests.insert(try folder.text("public/.florilegium-manifest"))
      try folder.remove("public")
    }
    #expect(manifests.count == 1)
  }
}
