import Platform
import TestSupport
import Testing

struct FolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func missingFoldersAreMadeAndTold() throws {
    try folder.makeFolder("a")
    let path = folder.path("a/b/c")
    #expect(try Folder.make(path) == [folder.path("a/b"), path])
    #expect(try Folder.make(path) == [])
    #expect(try folder.list() == ["a/", "a/b/", "a/b/c/"])
  }

  @Test func aFileInTheWayOfAFolderIsAnError() throws {
    let path = try folder.write("file") + "/below"
    #expect(throws: FileError(.make, path, .notFolder)) { try Folder.make(path) }
  }

  @Test func onlyAnEmptyFolderIsRemoved() throws {
    try folder.write("full/file")
    try folder.makeFolder("empty")
    let root = try Folder(folder.path)
    #expect(try !root.removeFolder("full"))
    #expect(try root.removeFolder("empty"))
    #expect(try !root.removeFolder("missing"))
    #expect(try !Folder.remove(folder.path("full")))
    #expect(try folder.list() == ["full/", "full/file"])
  }

  @Test func namesAreGivenInTheOrderOfTheirBytes() throws {
    for name in ["b", "B", "é", "a", ".hidden"] { try folder.write(name) }
    #expect(try Folder(folder.path).names().names == [".hidden", "B", "a", "b", "é"])
  }

  @Test func nothingIsOpenedThroughALink() throws {
    try folder.write("a", "text")
    try folder.link("link", to: "a")
    let root = try Folder(folder.path)
    let expected = FileError(.read, folder.path("link"), .tooManyLinks)
    #expect(throws: expected) { _ = try root.open("link") }
    #expect(try root.status("link")?.kind == .link)
    #expect(try root.status("missing") == nil)
    #expect(try root.status("a/below") == nil)
  }

  @Test func errorsNameThePathThatTheUserGave() throws {
    let root = try Folder(folder.path, shownAs: "public")
    #expect(throws: FileError(.read, "public/a/b", .notFound)) { _ = try root.open("a/b") }
    try folder.write("taken")
    #expect(throws: FileError(.create, "public/page", .exists)) {
      _ = try root.create("taken", shownAs: "public/page")
    }
  }

  @Test func aFolderIsLockedForOneUntilItIsUnlockedOrClosed() throws {
    let first = try Folder(folder.path)
    var answers = [first.lock()]
    do {
      let second = try Folder(folder.path)
      answers.append(second.lock())
      first.unlock()
      answers.append(second.lock())
      answers.append(first.lock())
    }
    answers.append(first.lock())
    #expect(answers == [true, false, true, false, true])
  }

  @Test func namesChangePlacesOnlyIfBothExist() throws {
    try folder.write("a", "first")
    try folder.write("below/b", "second")
    let root = try Folder(folder.path)
    let below = try root.folder("below")
    let isDoneAlone = root.exchange("a", with: below, "missing")
    #expect(!isDoneAlone)
    #expect(try folder.contents("") == ["a": "first", "below/b": "second"])
    // A file system that cannot do this says so and changes nothing.
    let isDone = root.exchange("a", with: below, "b")
    #expect(
      try folder.contents("")
        == (isDone ? ["a": "second", "below/b": "first"] : ["a": "first", "below/b": "second"]))
  }
}
