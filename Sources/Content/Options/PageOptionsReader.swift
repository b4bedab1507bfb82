package import Diagnostics
package import YAML

/// Reads the keys of a page: of front matter, and of `defaults:` in the configuration.
///
/// Every fault is reported, so that one run shows them all; a key with a fault keeps its default.
package struct PageOptionsReader {
  /// The options read so far.
  package var options: PageOptions
  /// The file, as diagnostics name it.
  private let path: String
  /// Of a file that is a section; nil for a page.
  private var section: SectionKeys?
  /// The keys of the mapping that were read, by their own names.
  private var given: [String: YAMLValue.Entry] = [:]
  package private(set) var report = Report()

  /// Begins with the options that hold where the front matter says nothing. `section` is nil where
  /// the file is a page.
  package init(path: String, defaults: PageOptions = PageOptions(), section: SectionKeys? = nil) {
    self.path = path
    options = defaults
    self.section = section
  }

  /// Reads a mapping of keys; what is no mapping is reported.
  package mutating func read(_ value: YAMLValue) {
    guard let entries = value.entries else {
      report.add(
        Diagnostic(
          .error, "front-matter-invalid", path: path, range: value.range,
          "the front matter is \(value.kindName), not keys with values",
          fix: "write it as `key: value`, one on a line, or leave a blank line after `---`"))
      return
    }
    given = [:]
    for entry in entries { read(entry) }
    if let fault = section?.settle(&options, path: path) { report.add(fault) }
  }

  private mutating func read(_ entry: YAMLValue.Entry) {
    let name = PageKey.synonyms[entry.key.lowercased()] ?? entry.key.lowercased()
    guard let key = PageKey.named[name] else { return reportUnknown(entry) }
    if entry.value.isNull { return }
    if let section, section.leavesOut(name) { return leave(entry, key, section) }
    if name == "language" { section?.note(entry, options) }
    let earlier = options
    if let fault = key.read(entry.value, &options) { return report(fault, entry) }
    if let first = given.updateValue(entry, forKey: name) { join(name, earlier, first, entry) }
  }

  /// What stands under `tag` and under `tags` holds together; of other keys that are given twice
  /// one is lost.
  private mutating func join(
    _ name: String, _ earlier: PageOptions, _ first: YAMLValue.Entry, _ entry: YAMLValue.Entry
  ) {
    switch name {
    case "tags": options.tags = earlier.tags + options.tags.filter { !earlier.tags.contains($0) }
    case "aliases":
      options.aliases =
        earlier.aliases + options.aliases.filter { !earlier.aliases.contains($0) }
    default: if options != earlier { reportTwice(first, entry) }
    }
  }

  private mutating func reportTwice(_ first: YAMLValue.Entry, _ entry: YAMLValue.Entry) {
    report.add(
      Diagnostic(
        .warning, "duplicate-key", path: path, range: entry.keyRange,
        "the key \"\(entry.key)\" is given twice", explanation: "The last one holds.",
        notes: [Diagnostic.Note("it is given first here", path: path, range: first.keyRange)],
        fix: "take one of them out"))
  }

  /// Leaves a key of pages out of a section; what holds there anyway is no fault.
  private mutating func leave(_ entry: YAMLValue.Entry, _ key: PageKey, _ section: SectionKeys) {
    var changed = options
    if let fault = key.read(entry.value, &changed) { return report(fault, entry) }
    if changed != options { report.add(section.fault(entry, path: path)) }
  }

  /// Only a key that is close to a known one is a mistake; another is somebody else's.
  private mutating func reportUnknown(_ entry: YAMLValue.Entry) {
    let name = entry.key.lowercased()
    guard let nearest = EditDistance.nearest(to: name, in: PageKey.names) else { return }
    report.add(
      Diagnostic(
        .warning, "unknown-key", path: path, range: entry.keyRange,
        "the key \"\(entry.key)\" is not known; did you mean \"\(nearest)\"?",
        explanation: "It has no effect.", fix: "write \"\(nearest)\", or take the key out"))
  }

  private mutating func report(_ fault: PageKey.Fault, _ entry: YAMLValue.Entry) {
    let value = entry.value.text.map { "\"\($0)\"" } ?? entry.value.kindName
    report.add(
      Diagnostic(
        .error, "bad-value", path: path, range: entry.value.range,
        "the key \"\(entry.key)\" cannot be \(value)", explanation: fault.explanation,
        fix: fault.fix))
  }
}
