package import Diagnostics
package import Output

/// What the user asks a build to do.
package struct BuildRequest: Sendable, Equatable {
  /// What the user called to ask for it; ways out repeat it.
  package var command = "build"
  /// A site, a folder of Markdown or one file; empty for the current folder.
  package var path = ""
  /// The folder to write to; nil for the usual one.
  package var output: String?
  /// In place of the configuration's `base_url`.
  package var baseURL: String?
  /// Pages that are drafts are written too.
  package var includesDrafts = false
  /// A warning counts as an error.
  package var isStrict = false
  /// Foreign files in the output folder stay, and are no reason to refuse it.
  package var adopts = false

  package init(path: String = "", output: String? = nil) {
    self.path = path
    self.output = output
  }
}

/// What a build has found and done.
package struct BuildResult: Sendable {
  /// The faults of all pages, in the order of their places.
  package var report: Report
  /// How many pages there are.
  package var pages = 0
  /// How many entries they hold that are no sections.
  package var entries = 0
  /// How many files were left out because they are drafts.
  package var draftsLeftOut = 0
  /// The folder of the output.
  package var output = ""
  /// What became of its files; nil where faults kept the old site in place.
  package var summary: OutputSummary?
  /// There is an older site in the folder of the output, and it stays as it is.
  package var keepsOldSite = false
}
