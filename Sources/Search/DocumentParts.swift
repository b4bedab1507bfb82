/// Cuts the documents into parts of equal numbers: a result loads the one that its document is in.
///
/// A part has a list of places (address, path, language), one of names, and one of documents: label,
/// id, place, author and source, behind each other; the latter two are names, -1 for none.
struct DocumentParts: ~Copyable {
  /// How many documents a part has.
  let size: Int
  /// How many documents there are.
  private(set) var count = 0
  /// The place of the last document, as JSON.
  private var place = Pool<UInt8>()
  private var places = Pool<UInt8>()
  private var placeCount = 0
  private var names = TermTable()
  private var documents = Pool<UInt8>(capacity: Self.most)
  /// The names of the page, as JSON: where each begins, and where the last one ends.
  private var pageNames = Pool<UInt8>()
  private var pageStarts = Pool<UInt32>(repeating: 0, count: 1)
  /// For each of these its number in the part, plus 1; 0 where it has none yet.
  private var numbers = Pool<UInt32>()

  /// Bytes that a part has on an average, at most.
  private static let most = 20_000

  /// Makes parts of documents that take so many bytes on the way.
  init(bytes: Int, documents: Int) {
    size = max(1, min(1_024, Self.most / (bytes / max(documents, 1) + 6)))
  }

  /// Adds the documents of a page; hands over the parts that are full.
  mutating func add(_ page: Borrowed<UInt8>, _ take: ([UInt8]) -> Void) {
    pageNames.removeAll()
    pageStarts.removeAll()
    pageStarts.append(0)
    numbers.removeAll()
    var next = 0
    while next < page.count {
      addPlace(VariableLength.readText(page, at: &next))
      if documents.count > 0 { documents.append(UInt8(ascii: ",")) }
      documents.append(contentsOf: VariableLength.readText(page, at: &next))
      documents.append(UInt8(ascii: ","))
      documents.append(decimal: placeCount - 1)
      addName(of: page, at: &next)
      addName(of: page, at: &next)
      count += 1
      if count % size == 0, let part = end() { take(part) }
    }
  }

  /// Ends the current part; nil where it is empty.
  mutating func end() -> [UInt8]? {
    if documents.count == 0 { return nil }
    var list = Pool<UInt8>(capacity: 1 << 10)
    for number in 0..<names.count {
      if number > 0 { list.append(UInt8(ascii: ",")) }
      names.lend(number) { list.append(contentsOf: $0) }
    }
    var part = ScriptPart(
      "d\((count - 1) / size)", size: places.count + list.count + documents.count)
    places.lend { part.add(list: $0) }
    list.lend { part.add(list: $0) }
    documents.lend { part.add(list: $0) }
    places.removeAll()
    placeCount = 0
    names.removeAll()
    documents.removeAll()
    for number in 0..<numbers.count { numbers[number] = 0 }
    return part.end()
  }

  private mutating func addPlace(_ new: Borrowed<UInt8>) {
    if new.count > 0 {
      place.removeAll()
      place.append(contentsOf: new)
    } else if placeCount > 0 {
      return
    }
    if placeCount > 0 { places.append(UInt8(ascii: ",")) }
    place.lend { places.append(contentsOf: $0) }
    placeCount += 1
  }

  private mutating func addName(of page: Borrowed<UInt8>, at next: inout Int) {
    documents.append(UInt8(ascii: ","))
    let name = Int(VariableLength.read(page, at: &next)) - 1
    if name < 0 {
      documents.append(UInt8(ascii: "-"))
      documents.append(UInt8(ascii: "1"))
      return
    }
    if name == numbers.count {
      pageNames.append(contentsOf: VariableLength.readText(page, at: &next))
      pageNames.reserve(8)
      pageStarts.append(UInt32(truncatingIfNeeded: pageNames.count))
      numbers.append(0)
    }
    if numbers[name] == 0 {
      let range = Int(pageStarts[name])..<Int(pageStarts[name + 1])
      let number = pageNames.lend { names.number(of: $0[range]) }
      numbers[name] = UInt32(truncatingIfNeeded: number + 1)
    }
    documents.append(decimal: Int(numbers[name]) - 1)
  }
}
