/// What a commit did to the output, paths in the order of their bytes.
package struct OutputSummary: Equatable, Sendable {
  /// Written because they were new or had changed.
  package var written: [String] = []
  /// Removed because the site no longer has them.
  package var removed: [String] = []
  /// How many were left alone.
  package var unchanged = 0

  package init(written: [String] = [], removed: [String] = [], unchanged: Int = 0) {
    self.written = written
    self.removed = removed
    self.unchanged = unchanged
  }
}
