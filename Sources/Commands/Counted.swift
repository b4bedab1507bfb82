/// Numbers of things, as people say them.
enum Counted {
  /// Such as `1 page` and `3 entries`.
  static func text(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// Such as `; 2 drafts left out: --drafts shows them`; empty for none.
  static func drafts(_ number: Int) -> String {
    guard number > 0 else { return "" }
    return "; \(text(number, "draft")) left out: --drafts shows \(number == 1 ? "it" : "them")"
  }

  /// Such as `5 pages, 40 entries`.
  static func content(pages: Int, entries: Int) -> String {
    "\(text(pages, "page")), \(text(entries, "entry", "entries"))"
  }
}
