import Output
import Platform
import TestSupport
import Testing

struct OutputKillTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  @Test(.timeLimit(.minutes(10)))
  func aSiteThatIsKilledIsWhollyOldOrWhollyNewAfterTheNextOpening() throws {
    let path = folder.path("public")
    var random = Randomness(seed: 34)
    var interrupted = 0
    var seen: [Bool] = []
    for _ in 0..<200 {
      let helper = try HelperProcess(["commit-forever", path])
      #expect(helper.waitForOutput())
      HelperProcess.sleep(microseconds: .random(in: 0..<30_000, using: &random))
      helper.kill()
      #expect(helper.wait() == -9)
      let staged = (try? folder.list("public/.florilegium-staging")) ?? []
      if staged.contains("manifest") { interrupted += 1 }
      let output = try OutputFolder.open(path, sources: [])
      output.abandon()
      var files = try folder.contents("public")
      let manifest = files.removeValue(forKey: ".florilegium-manifest")
      #expect(files == SampleSite.first || files == SampleSite.second)
      #expect(manifest?.split(separator: "\n").dropFirst().map(String.init) == files.keys.sorted())
      #expect(try !folder.list("public").contains(".florilegium-staging/"))
      seen.append(files == SampleSite.first)
    }
    // Otherwise nothing was tested: a journal was found to finish, and both sites were seen.
    #expect(interrupted > 0)
    #expect(Set(seen).count == 2)
  }

  /// Each state in which a kill can leave the steps of a commit, made by hand.
  @Test(arguments: 0...4)
  func aCommitIsFinishedFromEachOfItsSteps(done: Int) throws {
    let path = folder.path("public")
    try folder.write("public/.florilegium-manifest", "florilegium-manifest 1 2\na\nb/old.html\n")
    try folder.write("public/a", "old")
    try folder.write("public/b/old.html", "old")
    // The name under which `a/new.html` waits is found by staging it elsewhere.
    let other = try OutputFolder.open(folder.path("other"), sources: [])
    _ = try other.stage("a/new.html", bytes: Array("new".utf8))
    let name = try #require(try folder.list("other/.florilegium-staging").first)
    let staged = "public/.florilegium-staging/" + name
    try folder.write(staged, "new")
    try folder.write(
      "public/.florilegium-staging/manifest", "florilegium-manifest 1 1\na/new.html\n")
    if done > 0 { try folder.remove("public/b") }
    if done > 1 { try folder.remove("public/a") }
    if done > 2 {
      try folder.makeFolder("public/a")
      try File.rename(folder.path(staged), to: folder.path("public/a/new.html"))
    }
    if done > 3 {
      try File.rename(
        folder.path("public/.florilegium-staging/manifest"),
        to: folder.path("public/.florilegium-manifest"))
    }
    try OutputFolder.open(path, sources: []).abandon()
    #expect(
      try folder.contents("public") == [
        ".florilegium-manifest": "florilegium-manifest 1 1\na/new.html\n", "a/new.html": "new",
      ])
    #expect(try folder.list("public") == [".florilegium-manifest", "a/", "a/new.html"])
  }

  /// A file that replaced another left it waiting in its stead: it must not come back.
  @Test(arguments: [false, true])
  func anOldFileThatChangedPlacesWithANewOneDoesNotComeBack(hasMoved: Bool) throws {
    let path = folder.path("public")
    let site = try OutputFolder.open(path, sources: [])
    _ = try site.stage("a.html", bytes: Array("old".utf8))
    _ = try site.commit()
    let other = try OutputFolder.open(folder.path("other"), sources: [])
    _ = try other.stage("a.html", bytes: Array("new".utf8))
    let name = try #require(try folder.list("other/.florilegium-staging").first)
    other.abandon()
    let staging = "public/.florilegium-staging/"
    try folder.write(staging + name, "new")
    let inode = try File.status(folder.path(staging + name)).inode
    try folder.write(staging + "waiting", "\(name) \(inode)\n")
    try folder.write(staging + "manifest", "florilegium-manifest 1 1\na.html\n")
    if hasMoved {
      try File.rename(folder.path("public/a.html"), to: folder.path("aside"))
      try File.rename(folder.path(staging + name), to: folder.path("public/a.html"))
      try File.rename(folder.path("aside"), to: folder.path(staging + name))
    }
    try OutputFolder.open(path, sources: []).abandon()
    #expect(try folder.contents("public")["a.html"] == "new")
    #expect(try folder.list("public") == [".florilegium-manifest", "a.html"])
  }

  @Test(arguments: ["", "florilegium-manifest 1 2\na.html\n", "florilegium-manifest 1 1\n../b\n"])
  func aJournalThatWasCutOffIsNotFollowed(journal: String) throws {
    try folder.write("public/.florilegium-manifest", "florilegium-manifest 1 1\na.html\n")
    try folder.write("public/a.html", "old")
    try folder.write("public/.florilegium-staging/manifest", journal)
    try folder.write("public/.florilegium-staging/0123", "new")
    try OutputFolder.open(folder.path("public"), sources: []).abandon()
    #expect(try folder.list("public") == [".florilegium-manifest", "a.html"])
    #expect(try folder.text("public/a.html") == "old")
  }

  @Test func whatAKilledBuildLeftInANewFolderIsNoStranger() throws {
    try folder.write("public/.florilegium-staging/0123", "new")
    let output = try OutputFolder.open(folder.path("public"), sources: [])
    #expect(try output.commit() == OutputSummary())
    #expect(try folder.list("public") == [])
  }
}
