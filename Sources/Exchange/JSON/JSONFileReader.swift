internal import Diagnostics

/// Records in JSON: an array of texts or objects, an object that holds one, or an object a line.
struct JSONFileReader {
  let path: String
  /// The keys of the fields, where they are not to be guessed.
  let choice: ColumnChoice

  func read(_ source: [UInt8], into report: inout Report) -> [Record] {
    let values: [JSONValue]
    do throws(JSONParser.Fault) {
      values = try Self.values(source)
    } catch {
      report.add(fault(error, source))
      return []
    }
    guard let elements = elements(of: values, into: &report) else { return [] }
    let keys = JSONKeys(elements, choice)
    if let missing = keys.missing {
      report.add(unknownKey(missing, keys))
      return []
    }
    var records: [Record] = []
    var others: [Int] = []
    var partly: [(place: Int, key: String)] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .text(let text): draft(RecordDraft(Array(text.utf8)), into: &records)
      case .object(let members):
        draft(keys.draft(of: members), into: &records)
        if let key = keys.partlyRead(in: members) { partly.append((index + 1, key)) }
      default: others.append(index + 1)
      }
    }
    if !others.isEmpty { report.add(noEntries(others)) }
    if let first = partly.first { report.add(partlyRead(first.key, partly.map(\.place))) }
    if records.isEmpty, keys.lacksLabel {
      report.add(noLabel(keys))
    } else if choice.isEmpty, !keys.used.isEmpty {
      report.add(
        GuessNote.make("keys-guessed", "keys", keys.used, unused: keys.unused, path: path))
    }
    return records
  }

  /// The value of a file, or its lines, each with an object.
  private static func values(_ source: [UInt8]) throws(JSONParser.Fault) -> [JSONValue] {
    do throws(JSONParser.Fault) {
      return [try JSONParser.parse(source)]
    } catch {
      let first = source.dropFirst(source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        .first { $0 > 0x20 }
      guard first == UInt8(ascii: "{"), !error.isTooDeep else { throw error }
      return try JSONParser.parseLines(source)
    }
  }

  /// The entries: the elements of an array, of the only array in an object, or what stands alone.
  private func elements(of values: [JSONValue], into report: inout Report) -> [JSONValue]? {
    guard values.count == 1 else { return values }
    switch values[0] {
    case .array(let elements): return elements
    case .object(let members):
      let arrays = members.compactMap { key, value -> (key: String, elements: [JSONValue])? in
        guard case .array(let elements) = value, elements.contains(where: \.isRecord) else {
          return nil
        }
        return (key, elements)
      }
      // An object with a text of its own is an entry, its arrays are its tags.
      if members.contains(where: { FieldNames.field(named: $0.key) == .label && $0.value.isText }) {
        return values
      }
      if arrays.count > 1 {
        report.add(severalArrays(arrays.map(\.key)))
        return nil
      }
      return arrays.first?.elements ?? values
    default: return values
    }
  }

  private func draft(_ draft: RecordDraft, into records: inout [Record]) {
    if let record = draft.record { records.append(record) }
  }

  // MARK: Faults

  private func fault(_ fault: JSONParser.Fault, _ source: [UInt8]) -> Diagnostic {
    let range = fault.place..<min(fault.place + 1, source.count)
    if fault.isTooDeep {
      return Diagnostic(
        .error, "not-json", path: path, range: range,
        "the JSON is nested more than \(JSONParser.deepest) levels deep",
        explanation: "Nothing of this file was imported.")
    }
    let isEnd = fault.place >= source.count
    return Diagnostic(
      .error, "not-json", path: path, range: range,
      isEnd ? "the JSON ends too early" : "this cannot stand here in JSON",
      explanation: "Nothing of this file was imported.",
      fix: isEnd
        ? "close what is open" : "check the commas, quotation marks and brackets before it")
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
    Diagnostic(
      .warning, "no-entry", path: path,
      "\(places.count) of the values are neither texts nor objects: number \(Self.list(places))",
      explanation: "They were passed over.")
  }

  private func partlyRead(_ key: String, _ places: [Int]) -> Diagnostic {
    Diagnostic(
      .warning, "nested-text", path: path,
      "the value of \"\(key)\" is an object: entry \(Self.list(places))",
      explanation: "At most its `name`, `title`, `text` or `value` was read; the rest is left out.",
      fix: "write each text under a key of the entry itself")
  }

  private static func list(_ places: [Int]) -> String {
    places.prefix(5).map(String.init).joined(separator: ", ") + (places.count > 5 ? " ..." : "")
  }
}
