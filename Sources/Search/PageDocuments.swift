/// The documents of one page as bytes, on their way to the index: as near to what is written in the
/// end as one page can know it.
///
/// For each document, behind their lengths: its place as JSON, empty where it is that of the one
/// before it; its label and its id as JSON; and the numbers of its author and its source among the
/// names of the page, 0 for none. A new name follows its number, as JSON.
package final class PageDocuments {
  private var gathered = GatheredDocuments()

  package init() {}

  /// Adds a document.
  package func add(_ document: SearchDocument) { gathered.add(document) }

  /// How many bytes they take.
  var size: Int { gathered.bytes.count }

  /// Appends them.
  func write(to other: inout Pool<UInt8>) {
    gathered.bytes.lend { other.append(contentsOf: $0) }
  }
}

/// In one value, because each access to what a class holds is checked.
private struct GatheredDocuments: ~Copyable {
  var bytes = Pool<UInt8>(capacity: 1 << 12)
  private var names = TermTable()
  private var text = Pool<UInt8>(capacity: 1 << 9)
  private var last: (address: [UInt8], language: [UInt8], path: [UInt8])?

  mutating func add(_ document: SearchDocument) {
    text.removeAll()
    let place = (document.address, document.language, document.path)
    if last.map({ $0 != place }) ?? true {
      last = place
      text.append(UInt8(ascii: "["))
      JSONText.append(document.address[...], to: &text)
      for part in [document.path, document.language] {
        text.append(UInt8(ascii: ","))
        JSONText.append(part[...], to: &text)
      }
      text.append(UInt8(ascii: "]"))
    }
    endText()
    JSONText.append(document.label, to: &text)
    text.append(UInt8(ascii: ","))
    JSONText.append(document.id, to: &text)
    endText()
    add(name: document.author)
    add(name: document.source)
  }

  private mutating func endText() {
    text.lend { VariableLength.append($0, to: &bytes) }
    text.removeAll()
  }

  private mutating func add(name: ArraySlice<UInt8>) {
    if name.isEmpty { return VariableLength.append(0, to: &bytes) }
    JSONText.append(name, to: &text)
    text.reserve(8)
    let known = names.count
    let number = text.lend { names.number(of: $0) }
    VariableLength.append(UInt32(truncatingIfNeeded: number + 1), to: &bytes)
    if number == known { endText() } else { text.removeAll() }
  }
}
