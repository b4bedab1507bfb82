internal import Diagnostics
internal import YAML

/// Reads mappings of settings and reports what does not fit.
struct SettingReader {
  private let bytes: [UInt8]
  let path: String
  var report = Report()

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads a mapping into its target; `name` is the setting that holds it, empty for the file.
  mutating func read<Target>(
    _ value: YAMLValue, into target: inout Target, settings: [Setting<Target>], name: String = ""
  ) {
    for entry in entries(of: value, name: name) {
      let key = entry.key.lowercased()
      if let setting = settings.first(where: { $0.name == key }) {
        if !isGiven(entry) { continue }
        setting.read(entry, &target, &self)
      } else {
        reportUnknown(entry, names: settings.map(\.name), name: name)
      }
    }
  }

  /// The entries of a mapping; a key that stands twice is reported, and its first value counts.
  mutating func entries(of value: YAMLValue, name: String) -> [YAMLValue.Entry] {
    guard let entries = value.entries else {
      reportNoMapping(value, name: name)
      return []
    }
    var places: [String: Range<Int>] = [:]
    return entries.filter { entry in
      let key = entry.key.lowercased()
      guard let first = places[key] else {
        places[key] = entry.keyRange
        return true
      }
      report.add(
        Diagnostic(
          .error, "configuration-invalid", path: path, range: entry.keyRange,
          "the setting \"\(entry.key)\" stands twice",
          notes: [.init("the first one", path: path, range: first)], fix: "take one of them out"))
      return false
    }
  }

  /// Whether there is a value. A colour without quotes is none: to YAML it is a comment.
  private mutating func isGiven(_ entry: YAMLValue.Entry) -> Bool {
    guard entry.value.isNull else { return true }
    let rest = bytes[entry.keyRange.upperBound...].drop { [0x20, 0x3A].contains($0) }
    guard rest.first == UInt8(ascii: "#"), rest.dropFirst().first.map({ $0 > 0x20 }) == true else {
      return false
    }
    let word = rest.prefix { $0 > 0x20 && !",}".utf8.contains($0) }
    report.add(
      Diagnostic(
        .error, "bad-value", path: path, range: word.startIndex..<word.endIndex,
        "the setting \"\(entry.key)\" has no value",
        explanation: "Without quotes, what begins with # is a comment.",
        fix: "quote it: `\(entry.key): \"\(String(decoding: word, as: UTF8.self))\"`"))
    return false
  }
}

// What is reported.
extension SettingReader {
  mutating func reportInvalid(_ error: YAMLError) {
    report.add(
      Diagnostic(
        .error, "configuration-invalid", path: path, range: error.range, error.message,
        fix: error.fix))
  }

  mutating func report(_ fault: SettingFault, in entry: YAMLValue.Entry) {
    report(fault, name: entry.key, value: entry.value)
  }

  mutating func report(_ fault: SettingFault, name: String, value: YAMLValue) {
    let text = value.text.map { "\"\($0)\"" } ?? value.kindName
    report.add(
      Diagnostic(
        .error, "bad-value", path: path, range: value.range,
        "the setting \"\(name)\" cannot be \(text)", explanation: fault.explanation,
        fix: fault.fix))
  }

  private mutating func reportNoMapping(_ value: YAMLValue, name: String) {
    if name.isEmpty {
      report.add(
        Diagnostic(
          .error, "configuration-invalid", path: path, range: value.range,
          "the configuration is \(value.kindName), not settings with values",
          fix: "write each as `name: value`, one on a line"))
    } else {
      report(
        SettingFault(
          explanation: "It takes names with values.", fix: "write `\(name): {name: value}`"),
        name: name, value: value)
    }
  }

  mutating func reportUnknownRule(_ entry: YAMLValue.Entry) {
    let nearest = Rule.nearest(to: entry.key)
    report.add(
      Diagnostic(
        .error, "unknown-setting", path: path, range: entry.keyRange,
        "the rule \"\(entry.key)\" is not known"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        explanation: "`florilegium check --list` shows all.",
        fix: nearest.map { "write `\($0)`" } ?? "take it out"))
  }

  mutating func reportUnknown(_ entry: YAMLValue.Entry, names: [String], name: String) {
    let group = name.isEmpty ? "" : " of \"\(name)\""
    let synonym = name.isEmpty ? SiteSettings.synonyms[entry.key.lowercased()] : nil
    let nearest = synonym ?? EditDistance.nearest(to: entry.key, in: names)
    let isPageKey = name.isEmpty && nearest == nil
    report.add(
      Diagnostic(
        .error, "unknown-setting", path: path, range: entry.keyRange,
        "the setting \"\(entry.key)\"\(group) is not known"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        explanation: "Known are \(names.joined(separator: ", "))."
          + (isPageKey ? " Keys of pages stand under defaults." : ""),
        fix: nearest.map { "write `\($0)`" } ?? "take it out"))
  }
}
