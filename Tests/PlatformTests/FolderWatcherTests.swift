import Platform
import TestSupport
import Testing

/// Twenty runs of each kind of event; none may be missed.
@Suite struct FolderWatcherTests {
  static let runs = 0..<20

  let folder: TemporaryFolder
  let watcher: FolderWatcher

  init() throws {
    folder = try TemporaryFolder()
    watcher = try #require(FolderWatcher())
    try folder.write("a.md", "a")
    try folder.makeFolder("inner")
    follow()
  }

  func follow() {
    watcher.watch(Snapshot(of: [.init(folder.path)]).places)
    HelperProcess.sleep(microseconds: 1000)
    _ = watcher.drain()
  }

  /// Whether the watcher wakes within a second.
  func wakes() -> Bool {
    for _ in 0..<200 {
      if watcher.drain() { return true }
      HelperProcess.sleep(microseconds: 5000)
    }
    return false
  }

  @Test func nothingHappensAndItSleeps() {
    HelperProcess.sleep(microseconds: 20_000)
    #expect(!watcher.drain())
  }

  @Test func readingIsNoEvent() throws {
    _ = try folder.text("a.md")
    _ = try folder.list()
    HelperProcess.sleep(microseconds: 20_000)
    #expect(!watcher.drain())
  }

  @Test(arguments: runs) func aFileIsWrittenInPlace(_ run: Int) throws {
    try folder.write("a.md", "a\(run)")
    #expect(wakes())
  }

  @Test(arguments: runs) func aFileComesAndGoes(_ run: Int) throws {
    try folder.write("b.md", "b")
    #expect(wakes())
    HelperProcess.sleep(microseconds: 2000)
    _ = watcher.drain()
    try folder.remove("b.md")
    #expect(wakes())
  }

  @Test(arguments: runs) func aFileIsRenamed(_ run: Int) throws {
    try File.rename(folder.path("a.md"), to: folder.path("z.md"))
    #expect(wakes())
  }

  @Test(arguments: runs) func aFileIsSavedByRenamingAnother(_ run: Int) throws {
    try folder.write("a.md.new", "b")
    HelperProcess.sleep(microseconds: 2000)
    _ = watcher.drain()
    try File.rename(folder.path("a.md.new"), to: folder.path("a.md"))
    #expect(wakes())
  }

  @Test(arguments: runs) func aFileInAFolderThatCameLaterIsWritten(_ run: Int) throws {
    try folder.write("new/x/b.md", "b")
    #expect(wakes())
    follow()
    try folder.write("new/x/b.md", "c")
    #expect(wakes())
  }

  @Test(arguments: runs) func aFolderIsMovedAndAFileInItWritten(_ run: Int) throws {
    try File.rename(folder.path("inner"), to: folder.path("moved"))
    #expect(wakes())
    follow()
    try folder.write("moved/b.md", "b")
    #expect(wakes())
  }

  @Test(arguments: runs) func aFolderIsRemovedAndMadeAgain(_ run: Int) throws {
    try folder.remove("inner")
    #expect(wakes())
    // Whether its owner looked in between or not, and whether the inode is the same or not.
    if run.isMultiple(of: 2) { follow() }
    try folder.makeFolder("inner")
    #expect(wakes())
    follow()
    try folder.write("inner/b.md", "b")
    #expect(wakes())
  }

  @Test(arguments: runs) func onlyTheNamesThatCountAreNewsAroundARoot(_ run: Int) throws {
    let file = Snapshot(of: [.init(folder.path("a.md"), isDeep: false)])
    watcher.watch(file.places)
    _ = watcher.drain()
    try folder.write("b.md", "b\(run)")
    HelperProcess.sleep(microseconds: 2000)
    #if !canImport(Darwin)
      #expect(!watcher.drain())
    #endif
    try folder.remove("a.md")
    #expect(wakes())
    try folder.write("a.md", "again")
    #expect(wakes())
  }

  @Test(arguments: runs) func aFileBehindALinkIsWrittenAndReplaced(_ run: Int) throws {
    let site = try TemporaryFolder()
    try site.link("linked.md", to: folder.path("a.md"))
    watcher.watch(Snapshot(of: [.init(site.path)]).places)
    _ = watcher.drain()
    try folder.write("a.md", "a\(run)")
    #expect(wakes())
    HelperProcess.sleep(microseconds: 2000)
    _ = watcher.drain()
    try folder.write("z.md", "z\(run)")
    try File.rename(folder.path("z.md"), to: folder.path("a.md"))
    #expect(wakes())
  }

  @Test func aWatchOnANewPlaceSaysSo() throws {
    let known = Snapshot(of: [.init(folder.path)])
    watcher.watch(known.places)
    try folder.makeFolder("other")
    #expect(watcher.watch(Snapshot(of: [.init(folder.path)]).places))
    #expect(!watcher.watch(Snapshot(of: [.init(folder.path)]).places))
    #expect(watcher.isComplete)
  }

  @Test func aPlaceThatIsNotThereLeavesItIncomplete() {
    watcher.watch([.init(folder.path("nowhere"), inode: 1): []])
    #expect(!watcher.isComplete)
  }
}
