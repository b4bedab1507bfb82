internal import Diagnostics

/// Records in JSON: an array of texts or objects, an object that holds one, or an object a line.
struct JSONFileReader {
  let path: String
  /// The keys of the fields, where they are not to be guessed.
  let choice: ColumnChoice

  func read(_ source: [UInt8], into report: inout Report) -> [Record] {
    guard let collection = JSONCollection.decode(source) ?? decodeLines(source) else {
      report.add(fault(source))
      return []
    }
    guard collection.candidates.count < 2 else {
      report.add(severalArrays(collection.candidates))
      return []
    }
    let keys = JSONKeys(collection.elements, choice)
    if let missing = keys.missing { report.add(unknownKey(missing, keys)) }
    var records: [Record] = []
    var others: [Int] = []
    for (index, element) in collection.elements.enumerated() {
      switch element {
      case .text(let text): draft(RecordDraft(Array(text.utf8)), into: &records)
      case .object(let members): draft(keys.draft(of: members), into: &records)
      case .other: others.append(index + 1)
      }
    }
    if !others.isEmpty { report.add(noEntries(others)) }
    if records.isEmpty, !collection.elements.isEmpty, others.isEmpty {
      report.add(noLabel(keys))
    } else if choice.isEmpty, !keys.used.isEmpty {
      report.add(
        GuessNote.make(
          "keys-guessed", "keys", keys.used, unused: keys.unused, path: path))
    }
    return records
  }

  private func draft(_ draft: RecordDraft, into records: inout [Record]) {
    if let record = draft.record { records.append(record) }
  }

  /// An object a line, as logs are written.
  private func decodeLines(_ source: [UInt8]) -> JSONCollection? {
    guard source.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), source.contains(0x0A) else {
      return nil
    }
    let lines = source.split { $0 == 0x0A || $0 == 0x0D }.filter { !PlainLines.isBlank($0) }
    let array = [UInt8(ascii: "[")] + lines.joined(separator: [UInt8(ascii: ",")])
    return JSONCollection.decode(array + [UInt8(ascii: "]")])
  }

  // MARK: Faults

  private func fault(_ source: [UInt8]) -> Diagnostic {
    guard let place = JSONSyntax.fault(in: source) else {
      return Diagnostic(
        .error, "not-json", path: path, "the JSON cannot be read",
        explanation: "It is nested too deeply, or holds half of a surrogate pair.")
    }
    let isEnd = place >= source.count
    return Diagnostic(
      .error, "not-json", path: path, range: place..<min(place + 1, source.count),
      isEnd ? "the JSON ends too early" : "this cannot stand here in JSON",
      explanation: "Nothing of this file was imported.",
      fix: isEnd ? "close what is open" : "check the commas, quotation marks and brackets before it")
  }

  private func severalArrays(_ keys: [String]) -> Diagnostic {
    Diagnostic(
      .error, "several-arrays", path: path,
      "the object holds several arrays: \(keys.joined(separator: ", "))",
      explanation: "Nothing tells which of them holds the entries.",
      fix: "keep one of them in a file of its own")
  }

  private func unknownKey(_ name: String, _ keys: JSONKeys) -> Diagnostic {
    Diagnostic(
      .error, "unknown-column", path: path, "no entry has the key \"\(name)\"",
      explanation: "The keys are \(keys.all.joined(separator: ", ")).",
      fix: EditDistance.nearest(to: name, in: keys.all).map { "did you mean \"\($0)\"?" } ?? "")
  }

  private func noLabel(_ keys: JSONKeys) -> Diagnostic {
    Diagnostic(
      .error, "no-label", path: path, "no key holds the text of the entries",
      explanation: "The keys are \(keys.all.joined(separator: ", ")).",
      fix: "name it: --columns label=\(keys.all.first ?? "quote")")
  }

  private func noEntries(_ places: [Int]) -> Diagnostic {
    let shown = places.prefix(5).map(String.init).joined(separator: ", ")
    return Diagnostic(
      .warning, "no-entry", path: path,
      "\(places.count) of the values are neither texts nor objects: number \(shown)"
        + (places.count > 5 ? " ..." : ""), explanation: "They were passed over.")
  }
}
