import Platform
import TestSupport
import Testing

@Suite struct SnapshotTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("content/a.md", "a")
    try folder.write("content/b.md", "b")
    try folder.write("content/latin/c.md", "c")
    try folder.write("florilegium.yml", "title: A")
    settle()
  }

  func settle() { HelperProcess.sleep(microseconds: 40_000) }

  func look(skipping skipped: Set<String> = []) -> Snapshot {
    Snapshot(of: [
      .init(folder.path("content"), skipping: skipped),
      .init(folder.path("florilegium.yml"), isDeep: false), .init(folder.path("Templates")),
    ])
  }

  func changes(_ act: () throws -> Void) rethrows -> [String] {
    let before = look()
    try act()
    return look().changes(since: before).map { change in
      "\(change.kind) \(change.path.dropFirst(folder.path.utf8.count + 1))"
    }
  }

  @Test func nothingHappens() {
    #expect(changes {} == [])
  }

  @Test func aFileIsCreatedChangedAndRemoved() throws {
    #expect(try changes { try folder.write("content/d.md", "d") } == ["added content/d.md"])
    settle()
    #expect(try changes { try folder.write("content/d.md", "e") } == ["modified content/d.md"])
    settle()
    #expect(try changes { try folder.remove("content/d.md") } == ["removed content/d.md"])
  }

  @Test func aFileIsRenamed() throws {
    #expect(
      try changes { try File.rename(folder.path("content/a.md"), to: folder.path("content/z.md")) }
        == ["removed content/a.md", "added content/z.md"])
  }

  @Test func anotherFileTakesThePlaceOfAFile() throws {
    try folder.write("content/.a.md.1234", "A")
    settle()
    #expect(
      try changes {
        try File.rename(folder.path("content/.a.md.1234"), to: folder.path("content/a.md"))
      } == ["removed content/.a.md.1234", "modified content/a.md"])
  }

  @Test func aFolderComesWithItsFilesAndIsMoved() throws {
    #expect(
      try changes { try folder.write("content/new/x/d.md", "d") } == [
        "added content/new", "added content/new/x", "added content/new/x/d.md",
      ])
    settle()
    #expect(
      try changes {
        try File.rename(folder.path("content/new"), to: folder.path("content/old"))
      } == [
        "removed content/new", "removed content/new/x", "removed content/new/x/d.md",
        "added content/old", "added content/old/x", "added content/old/x/d.md",
      ])
  }

  @Test func rootsComeAndGo() throws {
    #expect(
      try changes { try folder.write("Templates/page.html", "p") } == [
        "added Templates", "added Templates/page.html",
      ])
    settle()
    #expect(try changes { try folder.remove("florilegium.yml") } == ["removed florilegium.yml"])
    #expect(
      try changes { try File.rename(folder.path("content"), to: folder.path("else")) }.count == 5)
  }

  /// The clock of a file system may tick slower than a program writes.
  @Test func aFileThatIsWrittenTwiceWithinATickIsSeen() throws {
    for run in 0..<50 {
      try folder.write("content/a.md", "old \(run)")
      let before = look()
      #expect(look().changes(since: before) == [])
      try folder.write("content/a.md", "new \(run)")
      #expect(look().changes(since: before).map(\.kind) == [.modified])
    }
  }

  @Test(arguments: [
    "a.md~", ".a.md.swp", ".a.md.swx", "4913", ".#a.md", "#a.md#", ".goutputstream-ABC", "a.md.tmp",
    "a.md.tmp.12.34", "a.md___jb_tmp___", "a.md___jb_old___", ".DS_Store",
  ])
  func whatEditorsKeepWhileTheyWorkIsNoChange(_ name: String) throws {
    #expect(try changes { try folder.write("content/\(name)", "x") } == [])
    #expect(try changes { try folder.write("content/latin/\(name)", "x") } == [])
  }

  @Test(arguments: ["tmp.md", "swp.md", "49134.md", "a#.md", "tmp", "a~b.md", ".htaccess"])
  func otherNamesAreChanges(_ name: String) throws {
    #expect(try changes { try folder.write("content/\(name)", "x") } == ["added content/\(name)"])
  }

  @Test func whatIsSkippedIsNoChange() throws {
    let before = look(skipping: ["public"])
    try folder.write("content/public/a.html", "x")
    #expect(look(skipping: ["public"]).changes(since: before) == [])
  }

  /// What is to be watched, with the names that count; on Linux, where folders tell of their files.
  func watched() -> [String] {
    look().places.map { place, names in
      "\(place.path.dropFirst(folder.path.utf8.count)) \(names.sorted())"
    }.sorted()
  }

  #if !canImport(Darwin)
    @Test func foldersAreWatchedAndThoseOfRootsForTheirNames() {
      #expect(
        watched() == [
          #" ["Templates", "content", "florilegium.yml"]"#, "/content []", "/content/latin []",
        ])
    }

    @Test func theFoldersOfLinkedFilesAreWatched() throws {
      try folder.write("elsewhere/d.md", "d")
      try folder.write("elsewhere/inner/e.md", "e")
      try folder.link("content/d.md", to: "../elsewhere/d.md")
      try folder.link("content/nothing.md", to: "../nowhere.md")
      try folder.link("content/inner", to: "../elsewhere/inner")
      try folder.link("Templates", to: "elsewhere/inner")
      #expect(
        watched() == [
          #" ["Templates", "content", "florilegium.yml"]"#, "/Templates []", "/content []",
          "/content/inner []", "/content/latin []", #"/elsewhere ["d.md", "inner"]"#,
        ])
    }
  #endif
}
