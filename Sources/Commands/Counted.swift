/// Numbers of things, as people say them.
enum Counted {
  /// Such as `1 page` and `3 entries`.
  static func text(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// Such as `5 pages, 40 entries`.
  static func content(pages: Int, entries: Int) -> String {
    "\(text(pages, "page")), \(text(entries, "entry", "entries"))"
  }
}
