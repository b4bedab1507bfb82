import Platform
import Search

/// An index in memory, and how a reader reads it.
final class MemoryIndex: SearchStorage {
  var fragments: [Int: [UInt8]] = [:]
  private var runs: [Int: [UInt8]] = [:]
  private(set) var files: [String: [UInt8]] = [:]
  /// What reading fails with.
  var failure: FileError?

  var pages: [Int] { fragments.keys.sorted() }

  func fragment(of page: Int, first: Int?) throws(FileError) -> [UInt8] {
    if let failure { throw failure }
    let bytes = fragments[page] ?? []
    return Array(bytes.prefix(first ?? bytes.count))
  }

  func put(_ run: [UInt8], number: Int) { runs[number] = run }

  func run(_ number: Int, _ range: Range<Int>) throws(FileError) -> [UInt8] {
    let bytes = runs[number] ?? []
    return Array(bytes[range.clamped(to: bytes.indices)])
  }

  func write(_ name: String, _ bytes: [UInt8]) {
    precondition(files[name] == nil, "A file is written once.")
    files[name] = bytes
  }

  // MARK: Reading

  func text(_ file: String) -> String { String(decoding: files[file] ?? [], as: UTF8.self) }

  /// The values of each part, by its name.
  private var parts: [String: [PartValue]] {
    var parts: [String: [PartValue]] = [:]
    for file in files.values {
      for call in file.split(separator: 0x0A) {
        precondition(call.starts(with: "flSearch(".utf8) && call.suffix(2).elementsEqual(");".utf8))
        let values = PartValue.read(Array(call.dropFirst("flSearch(".utf8.count).dropLast(2)))
        if let name = values.first?.text { parts[name] = Array(values.dropFirst()) }
      }
    }
    return parts
  }

  var directory: (count: Int?, size: Int?, digest: String?, firsts: [String]) {
    let values = parts["index"] ?? []
    let firsts = values.last?.text?.split(separator: " ").map(String.init) ?? []
    return (values[0].number, values[1].number, values[2].text, firsts)
  }

  /// All terms, in the order of the parts, with the documents that have them.
  func terms() -> [(term: String, labels: [UInt32], others: [UInt32])] {
    var found: [(term: String, labels: [UInt32], others: [UInt32])] = []
    for (number, first) in directory.firsts.enumerated() {
      let part = parts["t\(number)"] ?? []
      let bytes = part[1].base64
      var place = 0
      var term: [UInt16] = []
      for (index, text) in (part[0].text ?? "").split(separator: " ").enumerated() {
        let units = Array(text.utf16)
        let shared = Int(String(decoding: units[..<1], as: UTF16.self), radix: 36) ?? 0
        term = Array(term[..<shared]) + units[1...]
        let word = String(decoding: term, as: UTF16.self)
        precondition(index > 0 || word == first, "A part begins with the term of the directory.")
        found.append(
          (word, DocumentListCode.read(bytes, at: &place), DocumentListCode.read(bytes, at: &place))
        )
      }
    }
    return found
  }

  /// The documents of a part.
  func documents(
    _ number: Int
  ) -> (labels: [String], ids: [String], addresses: [String], authors: [String?]) {
    let part = parts["d\(number)"] ?? []
    let names = part[1].list.map(\.text)
    let values = part[2].list
    let rows = stride(from: 0, to: values.count, by: 5).map { Array(values[$0..<$0 + 5]) }
    return (
      rows.map { $0[0].text ?? "" }, rows.map { $0[1].text ?? "" },
      rows.map { part[0].list[$0[2].number ?? 0].list[0].text ?? "" },
      rows.map { row in row[3].number.flatMap { names.indices.contains($0) ? names[$0] : nil } }
    )
  }
}
