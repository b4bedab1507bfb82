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
  package private(set) var report = Report()

  /// Begins with the options that hold where the front matter says nothing.
  package init(path: String, defaults: PageOptions = PageOptions()) {
    self.path = path
    options = defaults
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
    for entry in entries { read(entry) }
  }

  private mutating func read(_ entry: YAMLValue.Entry) {
    let name = PageKey.synonyms[entry.key.lowercased()] ?? entry.key.lowercased()
    guard let key = PageKey.named[name] else { return reportUnknown(entry) }
    if entry.value.isNull { return }
    if let fault = key.read(entry.value, &options) { report(fault, entry) }
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
