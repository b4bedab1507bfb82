import Output
import Platform
import TestSupport
import Testing

struct OutputFailureTests {
  private static let page = [UInt8](repeating: 1, count: 40_000)

  private func commit(_ pages: Int, to path: String) throws {
    let output = try OutputFolder.open(path, sources: [])
    for page in 0..<pages { _ = try output.stage("page-\(page).html", bytes: Self.page) }
    _ = try output.commit()
  }

  @Test(.enabled(if: SmallDisk.isPossible)) func aFullDiskLeavesTheOldSiteWhole() throws {
    let disk = try #require(try SmallDisk(kilobytes: 256))
    let path = disk.folder.path("public")
    try commit(3, to: path)
    let before = try FileTree(path).entries
    let error = #expect(throws: FileError.self) { try commit(9, to: path) }
    #expect(error?.reason == .diskFull && error?.path.hasPrefix(path + "/page-") == true)
    #expect(try FileTree(path).entries.map(\.path) == before.map(\.path))
    try commit(4, to: path)
    #expect(try disk.folder.list("public").count == 5)
  }

  @Test(.enabled(if: SmallDisk.isPossible)) func aReadOnlyOutputLeavesTheOldSiteWhole() throws {
    let disk = try #require(try SmallDisk(kilobytes: 256))
    let path = disk.folder.path("public")
    try commit(1, to: path)
    disk.setReadOnly(true)
    let expected = FileError(.write, path, .readOnlyFileSystem)
    #expect(throws: expected) { try commit(2, to: path) }
    try commit(1, to: path)
    #expect(try disk.folder.list("public") == [".florilegium-manifest", "page-0.html"])
    let missing = disk.folder.path("new")
    #expect(throws: OutputError.self) { try commit(1, to: missing) }
  }

  @Test func aFileThatCannotBeWrittenWholeLeavesTheOldSiteWhole() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("public")
    let output = try OutputFolder.open(path, sources: [])
    for (path, text) in SampleSite.first { _ = try output.stage(path, bytes: Array(text.utf8)) }
    _ = try output.commit()
    let before = try folder.contents()
    let helper = try HelperProcess(["commit-limited", path])
    #expect(helper.wait() == 3)
    #expect(try folder.contents() == before)
  }
}
