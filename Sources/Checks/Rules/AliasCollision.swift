import Content
import Diagnostics
import Site

/// `alias-collision`: an alias that is only a name, and already means another file. (Two pages at
/// one address are an error of the build.)
enum AliasCollision: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    guard let file = checked.visited.file else { return }
    for alias in checked.page.options.aliases where Route.output(ofAlias: alias) == nil {
      guard let other = checked.visited.file(named: alias), other != file else { continue }
      report.add(
        Diagnostic(
          .warning, "alias-collision", path: checked.page.path,
          "the alias \"\(alias)\" means \"\(other)\" already",
          explanation: "`[[\(alias)]]` leads there.", fix: "choose another alias"))
    }
  }
}
