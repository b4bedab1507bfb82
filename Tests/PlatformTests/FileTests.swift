import Platform
import TestSupport
import Testing

struct FileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFileIsReadWholeIntoMemoryThatIsUsedAgain() throws {
    var bytes: [UInt8] = Array("something longer than the file".utf8)
    try File.read(try folder.write("a", "short"), into: &bytes, limit: 100)
    #expect(bytes == Array("short".utf8))
    let large = [UInt8](repeating: 7, count: 300_001)
    try File.read(try folder.write("b", large), into: &bytes, limit: 300_001)
    #expect(bytes == large)
    try File.read(try folder.write("c", ""), into: &bytes, limit: 0)
    #expect(bytes.isEmpty)
  }

  @Test(.enabled(if: SmallDisk.isPossible)) func aFileThatFindsNoRoomIsNotLeftBehind() throws {
    let disk = try #require(try SmallDisk(kilobytes: 64))
    let path = disk.folder.path("a")
    let error = #expect(throws: FileError.self) {
      try File.create([UInt8](repeating: 1, count: 200_000), at: path)
    }
    #expect(error?.reason == .diskFull)
    #expect(try disk.folder.list().isEmpty)
  }

  @Test func aFileOverTheLimitIsRefusedBeforeItIsRead() throws {
    let path = try folder.write("a", "123456")
    var bytes: [UInt8] = [1]
    let expected = FileError(.read, path, .overLimit(size: 6, limit: 5))
    #expect(throws: expected) { try File.read(path, into: &bytes, limit: 5) }
    #expect(bytes == [1])
  }

  #if os(Linux)
    @Test func aFileWhoseSizeIsNotToldIsReadToItsEnd() throws {
      var bytes: [UInt8] = []
      try File.read("/proc/self/mountinfo", into: &bytes, limit: 1 << 20)
      #expect(bytes.count > 100 && bytes.last == UInt8(ascii: "\n"))
      let error = #expect(throws: FileError.self) {
        try File.read("/dev/zero", into: &bytes, limit: 1 << 20)
      }
      guard case .overLimit(_, limit: 1 << 20) = error?.reason else {
        Issue.record("an endless file was not refused")
        return
      }
    }
  #endif

  @Test func whatCannotBeReadSaysWhy() throws {
    var bytes: [UInt8] = []
    let missing = folder.path("missing")
    #expect(throws: FileError(.read, missing, .notFound)) {
      try File.read(missing, into: &bytes, limit: 10)
    }
    #expect(throws: FileError(.read, folder.path, .isFolder)) {
      try File.read(folder.path, into: &bytes, limit: 1 << 20)
    }
    let below = try folder.write("file") + "/below"
    #expect(throws: FileError(.read, below, .notFolder)) {
      try File.read(below, into: &bytes, limit: 10)
    }
  }

  @Test func aFileIsWrittenInPlaceAndCutToItsNewLength() throws {
    let path = try folder.write("a", "a long text")
    let before = try File.status(path)
    try File.write(Array("short".utf8), to: path)
    #expect(try folder.text("a") == "short")
    #expect(try File.status(path).isSameFile(as: before))
  }

  @Test func aNewFileNeverReplacesAnother() throws {
    let path = folder.path("a")
    try File.create([1, 2], at: path)
    #expect(throws: FileError(.create, path, .exists)) { try File.create([3], at: path) }
    #expect(try File.status(path).size == 2)
  }

  @Test(arguments: [0, 1, File.pieceSize - 1, File.pieceSize, File.pieceSize + 1, 200_000])
  func aFileIsComparedWithBytesToTheLastOne(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = try folder.write("a", bytes)
    #expect(try File(reading: path).holds(bytes))
    #expect(try !File(reading: path).holds(bytes + [0]))
    if count > 0 {
      #expect(try !File(reading: path).holds(Array(bytes.dropLast())))
      var other = bytes
      other[count - 1] ^= 1
      #expect(try !File(reading: path).holds(other))
    }
  }

  @Test(arguments: [0, 5, File.pieceSize, File.pieceSize * 2 + 3])
  func filesAreComparedAndCopiedInPieces(count: Int) throws {
    var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 17) }
    let first = try folder.write("a", bytes)
    let second = try folder.write("b", "")
    let root = try Folder(folder.path)
    try folder.remove("b")
    try root.create("b").write(copyOf: File(reading: first))
    #expect(try File(reading: first).holdsSame(as: File(reading: second)))
    if count > 0 {
      bytes[count - 1] ^= 1
      try folder.write("b", bytes)
      #expect(try !File(reading: first).holdsSame(as: File(reading: second)))
    }
  }

  @Test func aPieceIsReadFromAnywhere() throws {
    let file = try File(reading: try folder.write("a", "0123456789"))
    #expect(try file.read(at: 3, count: 4) == Array("3456".utf8))
    #expect(try file.read(at: 8, count: 4) == Array("89".utf8))
    #expect(try file.read(at: 10, count: 4).isEmpty)
  }

  @Test func aLinkIsSeenOrFollowed() throws {
    let path = try folder.write("a", "text")
    try folder.link("link", to: "a")
    #expect(try File.status(folder.path("link"), following: false).kind == .link)
    let followed = try File.status(folder.path("link"))
    #expect(followed.kind == .file && followed.size == 4)
    #expect(try followed.isSameFile(as: File.status(path)))
    #expect(try File.resolve(folder.path("./link")) == path)
  }

  @Test func filesAreRenamedAndRemoved() throws {
    try File.rename(try folder.write("a", "new"), to: try folder.write("b", "old"))
    #expect(try folder.contents() == ["b": "new"])
    try File.remove(folder.path("b"))
    let path = folder.path("b")
    #expect(throws: FileError(.remove, path, .notFound)) { try File.remove(path) }
  }
}
