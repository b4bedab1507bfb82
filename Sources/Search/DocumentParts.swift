internal import Diagnostics

/// Cuts the documents into parts of equal numbers: a result loads the one that its document is in.
///
/// A part has a list of places (address, path, language), one of names, and one of documents: label,
/// id, place, author and source, behind each other; the latter two are names, -1 for none.
struct DocumentParts {
  /// How many documents a part has.
  let size: Int
  /// How many documents there are.
  private(set) var count = 0
  private var places: [UInt8] = []
  private var placeCount = 0
  private var names: [UInt8] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var documents: [UInt8] = []
  private var last: SearchDocument?

  /// Bytes that a part has on an average, at most.
  private static let most = 12_000

  /// Makes parts of documents that take so many bytes on the way.
  init(bytes: Int, documents: Int) {
    var size = 256
    while size > 1, bytes / max(documents, 1) * size > Self.most { size /= 2 }
    self.size = size
  }

  /// Adds a document; gives the part that is full with it.
  mutating func add(_ document: SearchDocument) -> [UInt8]? {
    if last.map({ !$0.isBeside(document) }) ?? true {
      places.append(UInt8(ascii: placeCount > 0 ? "," : "["))
      places.append(UInt8(ascii: "["))
      JSONWriter.append(document.address[...], to: &places)
      for text in [document.path, document.language] {
        places.append(UInt8(ascii: ","))
        JSONWriter.append(text[...], to: &places)
      }
      places.append(UInt8(ascii: "]"))
      placeCount += 1
    }
    last = document
    documents.append(UInt8(ascii: documents.isEmpty ? "[" : ","))
    JSONWriter.append(document.label[...], to: &documents)
    documents.append(UInt8(ascii: ","))
    JSONWriter.append(document.id[...], to: &documents)
    let author = number(of: document.author)
    let source = number(of: document.source)
    documents.append(contentsOf: ",\(placeCount - 1),\(author),\(source)".utf8)
    count += 1
    return count % size == 0 ? end() : nil
  }

  /// Ends the current part; nil where it is empty.
  mutating func end() -> [UInt8]? {
    if last == nil { return nil }
    last = nil
    var part = ScriptPart("d\((count - 1) / size)")
    part.add(json: places + "]".utf8)
    part.add(json: (names.isEmpty ? "[".utf8 : "".utf8) + names + "]".utf8)
    part.add(json: documents + "]".utf8)
    places.removeAll(keepingCapacity: true)
    placeCount = 0
    names.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    documents.removeAll(keepingCapacity: true)
    return part.end()
  }

  private mutating func number(of name: [UInt8]) -> Int {
    if name.isEmpty { return -1 }
    if let number = numbers[name] { return number }
    names.append(UInt8(ascii: names.isEmpty ? "[" : ","))
    JSONWriter.append(name[...], to: &names)
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}
