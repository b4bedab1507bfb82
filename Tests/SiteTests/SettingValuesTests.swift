import Testing

@testable import Site

struct SettingValuesTests {
  @Test(arguments: [
    ("16MB", 16 << 20), ("16 mb", 16 << 20), ("16MiB", 16 << 20), ("16m", 16 << 20),
    ("1GB", 1 << 30),
    ("500KB", 500 << 10), ("7B", 7), ("1234", 1234), ("0", 0),
  ])
  func `a size is a number with a unit`(text: String, bytes: Int) {
    #expect(FileSize.bytes(text) == bytes)
  }

  @Test(arguments: [
    "", "MB", "-1", "1.5MB", "1TB", "16MBs", "١MB", "99999999999999999999", "9999999999999GB",
  ])
  func `what is no size is nil`(text: String) {
    #expect(FileSize.bytes(text) == nil)
  }

  @Test(arguments: [
    ("https://a.org", "https://a.org/"), ("http://a.org/", "http://a.org/"),
    ("https://user.github.io/project", "https://user.github.io/project/"),
    ("HTTPS://a.org:8080/x/", "https://a.org:8080/x/"),
    ("https://пример.рф/ж", "https://пример.рф/ж/"),
  ])
  func `an address ends in a slash`(text: String, address: String) {
    #expect(BaseURL.normalized(text) == address)
  }

  @Test(arguments: [
    "", "a.org", "/x", "https://", "https:///x", "ftp://a.org", "javascript:alert(1)",
    "https://a.org/?q",
    "https://a.org/#x", "https://a b", "https://a.org/\"", "https://a.org/<x>",
    "https://a.org:port/",
    "https://a.org:99999/", "https://a.org:+1/", "https://user@a.org/", "https://a.org/\n",
    "https://a.org:",
  ])
  func `what is no address of a site is nil`(text: String) {
    #expect(BaseURL.normalized(text) == nil)
  }

  @Test(arguments: [
    ("public", ["public"]), ("./a//b/", ["a", "b"]), ("/a", ["a"]), ("a/..b", ["a", "..b"]),
    ("", []),
  ])
  func `a path has parts`(text: String, parts: [String]) {
    #expect(SitePath.parts(of: text)?.map(String.init) == parts)
  }

  @Test(arguments: ["..", "a/../b", "../a", "a/..", "a\\b", "a\u{0}b", "a\nb"])
  func `a path does not leave where it begins`(text: String) {
    #expect(SitePath.parts(of: text) == nil)
  }
}
