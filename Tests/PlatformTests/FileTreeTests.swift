import Platform
import TestSupport
import Testing

struct FileTreeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func filesAndFoldersAreGivenInTheOrderOfTheirPaths() throws {
    for name in ["b/two.md", "b/one.md", "b.md", "a.md", "b/c/d/deep.md"] {
      try folder.write(name, "text")
    }
    let tree = try FileTree(folder.path)
    #expect(
      tree.entries.map(\.path) == [
        "a.md", "b", "b.md", "b/c", "b/c/d", "b/c/d/deep.md", "b/one.md", "b/two.md",
      ])
    #expect(tree.entries[0].status.kind == .file && tree.entries[0].status.size == 4)
    #expect(tree.entries[1].status.kind == .folder)
    #expect(tree.problems.isEmpty)
  }

  @Test func whatIsSkippedIsNotEntered() throws {
    for name in ["public/index.html", "a.md", "b/_draft.md", "b/c.md"] { try folder.write(name) }
    let tree = try FileTree(folder.path) { path, kind in
      (kind == .folder && path == "public") || FilePath.name(of: path).hasPrefix("_")
    }
    #expect(tree.entries.map(\.path) == ["a.md", "b", "b/c.md"])
  }

  @Test func linksAreFollowedByEveryWayThatLeadsToThem() throws {
    try folder.write("shared/picture.png")
    try folder.makeFolder("a")
    try folder.makeFolder("b")
    try folder.link("a/img", to: "../shared")
    try folder.link("b/img", to: "../shared")
    let tree = try FileTree(folder.path)
    #expect(
      tree.entries.map(\.path) == [
        "a", "a/img", "a/img/picture.png", "b", "b/img", "b/img/picture.png", "shared",
        "shared/picture.png",
      ])
    #expect(tree.entries.filter(\.isLinked).count == 4)
    #expect(tree.problems.isEmpty)
  }

  @Test func aCircleOfLinksIsToldAndNotEntered() throws {
    try folder.write("a/b/page.md")
    try folder.link("a/b/up", to: "../..")
    try folder.link("a/self", to: ".")
    try folder.link("outside", to: "..")
    let tree = try FileTree(folder.path) { path, _ in
      // Of the folder above only this test's own is of interest.
      path.hasPrefix("outside/")
        && !(path + "/").hasPrefix("outside/" + FilePath.name(of: folder.path) + "/")
    }
    #expect(tree.entries.contains { $0.path == "a/b/page.md" })
    #expect(
      tree.problems.contains(FileError(.list, folder.path("a/b/up"), .tooManyLinks)))
    #expect(tree.problems.contains(FileError(.list, folder.path("a/self"), .tooManyLinks)))
    #expect(tree.entries.count < 20)
  }

  @Test(.timeLimit(.minutes(10))) func linksThatMultiplyEachOtherComeToAnEnd() throws {
    let names = (0..<8).map { "f\($0)" }
    for name in names { try folder.makeFolder(name) }
    for name in names {
      for other in names where other != name {
        try folder.link("\(name)/\(other)", to: "../\(other)")
      }
    }
    let tree = try FileTree(folder.path)
    #expect(tree.problems.contains { $0.reason == .tooManyLinks })
    #expect(tree.entries.count < 20_000)
  }

  @Test func whatCannotBeReadIsToldAndTheRestIsRead() throws {
    try folder.write("a.md")
    try folder.link("broken", to: "nowhere")
    try folder.link("round", to: "round")
    let tree = try FileTree(folder.path)
    #expect(tree.entries.map(\.path) == ["a.md"])
    #expect(
      tree.problems == [
        FileError(.read, folder.path("broken"), .notFound),
        FileError(.examine, folder.path("round"), .tooManyLinks),
      ])
  }

  @Test func aFolderThatIsClosedIsToldAndTheRestIsRead() throws {
    try folder.write("a.md")
    try folder.write("closed/b.md")
    let helper = try HelperProcess(["walk-closed", folder.path])
    #expect(helper.wait() == 0)
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsTold() throws {
      try folder.write("a.md")
      try makeFile(namedInBytes: [0x62, 0xFF, 0x2E, 0x6D, 0x64], in: folder)
      let tree = try FileTree(folder.path)
      #expect(tree.entries.map(\.path) == ["a.md"])
      #expect(tree.problems == [FileError(.read, folder.path("b\u{FFFD}.md"), .nameNotUTF8)])
    }
  #endif

  @Test func aDeepFolderIsWalkedToItsEnd() throws {
    let name = String(repeating: "n", count: 200)
    var path = folder.path
    for _ in 0..<18 { path += "/" + name }
    try Folder.make(path)
    #expect(try FileTree(folder.path).entries.count == 18)
  }

  @Test func aMissingRootIsAnError() {
    let path = folder.path("missing")
    #expect(throws: FileError(.list, path, .notFound)) { try FileTree(path) }
  }
}
