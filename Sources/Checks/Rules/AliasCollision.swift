import Content
import Diagnostics
import Site

/// `alias-collision`: an alias that is only a name, and already means another file. (Two pages at
/// one address are an error of the build.)
enum AliasCollision: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    let page = checked.page
    for (path, options) in zip(page.documentPaths, page.documentOptions) {
      check(options.aliases, of: path, checked.visited, into: &report)
    }
  }

  /// `path` is the file's, as diagnostics name it.
  private static func check(
    _ aliases: [String], of path: String, _ visited: VisitedPage, into report: inout Report
  ) {
    for alias in aliases where Route.output(ofAlias: alias) == nil {
      guard let other = visited.file(named: alias), visited.path(of: other) != path else {
        continue
      }
      report.add(
        Diagnostic(
          .warning, "alias-collision", path: path,
          "the alias \"\(alias)\" means \"\(other)\" already",
          explanation: "`[[\(alias)]]` leads there.", fix: "choose another alias"))
    }
  }
}
