import Platform
import Testing

struct FilePathTests {
  @Test func pathsAreJoinedWithOneSlash() {
    #expect(FilePath.join("a", "b") == "a/b")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join("", "b") == "b")
    #expect(FilePath.join("a", "/b") == "/b")
    #expect(FilePath.join("a", "") == "a")
  }

  @Test func aPathIsTakenApartAtItsLastSlash() {
    #expect(FilePath.parent(of: "a/b/c") == "a/b" && FilePath.name(of: "a/b/c") == "c")
    #expect(FilePath.parent(of: "/a") == "/" && FilePath.name(of: "/a") == "a")
    #expect(FilePath.parent(of: "a") == "" && FilePath.name(of: "a") == "a")
    // A slash with a mark on it is one character, but the name still begins behind the slash.
    #expect(FilePath.name(of: "a/\u{301}b").utf8.elementsEqual("\u{301}b".utf8))
  }

  @Test(arguments: [
    ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a/../../b", "../../b"), ("/../a", "/a"),
    ("a/..", "."), ("", "."), ("/", "/"), ("a/\u{301}b/..", "a"),
  ])
  func aPathIsNormalizedWithoutAsking(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(arguments: [
    ("a/b.md", "a/b.md"), ("a b.md", "'a b.md'"), ("it's", "'it'\\''s'"), ("-x", "./-x"),
    ("день.md", "день.md"), ("$a", "'$a'"), ("", "''"), ("~a", "'~a'"),
  ])
  func aPathIsOneWordOfAShell(path: String, word: String) {
    #expect(ShellWord.of(path) == word)
  }

  @Test func aFolderContainsWholeComponents() {
    #expect(FilePath.contains("/a/site", "/a/site/page"))
    #expect(FilePath.contains("/a/site", "/a/site"))
    #expect(FilePath.contains("/", "/a"))
    #expect(!FilePath.contains("/a/site", "/a/site-leak"))
    #expect(!FilePath.contains("/a/site", "/a"))
  }

  @Test func pathsAreOrderedByTheirBytes() {
    #expect(FilePath.precedes("Z", "a"))
    #expect(FilePath.precedes("a", "a/b"))
    #expect(FilePath.precedes("e\u{301}", "\u{E9}"))
    #expect(!FilePath.precedes("a", "a"))
  }
}
