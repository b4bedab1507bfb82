internal import Diagnostics
internal import Platform
internal import Starters

// The options of all commands. One that several commands share is defined once.
extension Flag {
  static let output = Flag(
    "output", short: "o", takes: .any("DIR"), "write into DIR instead of public/",
    synonyms: ["out", "destination", "dest", "out-dir", "dest-dir", "directory"])
  static let baseURL = Flag(
    "base-url", short: "b", takes: .address("URL"),
    "the address of the published site, instead of base_url",
    synonyms: ["base", "root", "site-url", "url", "base-href"])
  static let drafts = drafts("write drafts, too")
  static let checkedDrafts = drafts("check drafts, too")
  static let exportedDrafts = drafts("export drafts, too")
  static let shownDrafts = drafts("show drafts, too")
  static let strict = Flag(
    "strict", "count a warning as an error",
    synonyms: ["werror", "fail-on-warnings", "warnings-as-errors", "error"])
  static let list = Flag(
    "list", "name every rule with its weight", synonyms: ["rules", "list-rules", "show-rules"])
  static let explain = Flag(
    "explain", takes: .any("RULE"), "what a rule means, and the way out",
    synonyms: ["why", "describe", "rule", "help-rule"])
  static let previous = Flag(
    "previous", takes: .any("FILE"),
    "the quotes.json of the published site: name every page and entry that would be gone",
    synonyms: ["baseline", "before", "old", "published", "compare"])
  static let adopt = Flag(
    "adopt",
    "write into a folder with files of others: they stay, and a name that is taken is an error",
    synonyms: ["force", "merge", "keep", "no-clean"])
  static let port = Flag(
    "port", short: "p", takes: .number("NUMBER", 0...65535),
    "the port of the preview; without it 8000, or the next that is free", synonyms: ["listen"])
  static let host = Flag(
    "host", takes: .any("ADDRESS"),
    "the address to listen at instead of 127.0.0.1; 0.0.0.0 shows the preview to the whole network",
    synonyms: ["bind", "interface", "address", "hostname"])
  static let allowHost = Flag(
    "allow-host", takes: .any("NAME"),
    "answer requests for NAME, too, as a tunnel makes them; *.NAME for all below it",
    synonyms: ["allowed-hosts", "allow-hosts", "public-host", "tunnel"])
  static let open = Flag(
    "open", short: "O", "show the preview in the browser",
    synonyms: ["open-browser", "browser", "launch", "navigateto"])
  static let poll = Flag(
    "poll", "look for changes twice a second, where the system does not tell of them",
    synonyms: ["force-polling", "force_polling", "polling", "watch-poll"])
  /// How diagnostics are written.
  static let format = Flag(
    "format", takes: .choice("FORMAT", ReportFormat.allCases.map(\.rawValue)),
    "how faults are written: text, compiler, json or github", synonyms: formatSynonyms)
  /// How a tree of entries is written.
  static let treeFormat = Flag(
    "format", takes: .choice("FORMAT", ["text", "json"]), "how the tree is written: text or json",
    synonyms: formatSynonyms)
  private static func drafts(_ summary: String) -> Flag {
    Flag("drafts", summary, synonyms: ["build-drafts", "include-drafts", "unpublished"])
  }
  private static let formatSynonyms = ["output-format", "reporter", "style"]

  /// Where an import goes.
  static let importOutput = Flag(
    "output", short: "o", takes: .any("PATH"),
    "write into the page PATH, or into the folder PATH/ a page for each work",
    synonyms: output.synonyms)
  static let update = Flag(
    "update", short: "u", "add to a page that exists what it does not hold yet",
    synonyms: ["append", "add", "sync", "merge"])
  static let columns = Flag(
    "columns", short: "c", takes: .any("LIST"),
    "which column or key is what, such as label=Quote,author=2",
    synonyms: ["fields", "keys", "map", "mapping", "headers"])

  /// What a new site or page is about.
  static let preset = Flag(
    "preset", takes: .choice("PRESET", Preset.allCases.map(\.rawValue)),
    "what the pages hold: quotes (unless you say), questions, glossary or outline",
    synonyms: ["template", "kind", "type", "starter", "archetype"])
  /// Which output is cleaned.
  static let cleanOutput = Flag(
    "output", short: "o", takes: .any("DIR"), "clean DIR instead of the site's output",
    synonyms: output.synonyms)
  static let dryRun = Flag(
    "dry-run", short: "n", "only list what would be removed",
    synonyms: ["dryrun", "pretend", "simulate", "just-print"])

  static let quiet = Flag(
    "quiet", short: "q", "say only what is wrong", synonyms: ["silent", "log-level"])
  static let verbose = Flag(
    "verbose", short: "v", "say more", synonyms: ["debug", "trace", "info"])
  static let color = Flag(
    "color", takes: .choice("WHEN", Terminal.ColorChoice.allCases.map(\.rawValue)),
    "colours in what is said: auto, always or never", synonyms: ["colour", "colors", "ansi"])
  static let help = Flag(
    "help", short: "h", "what the command does and takes", synonyms: ["usage", "man"])
  static let version = Flag("version", short: "V", "the version of florilegium", synonyms: ["ver"])

  /// Options that every command knows.
  static let common = [quiet, verbose, color, help, version]
}
