/// Cuts the sorted terms with their postings into parts.
///
/// The terms of a part are one text: each with a digit (base 36) for how many UTF-16 units it shares
/// with the one before it, and the rest, parted by spaces. Its bits are, for each term, the
/// documents that have it in their labels, and those that have it elsewhere only
/// (``DocumentListCode``).
struct TermParts: ~Copyable {
  /// Bytes from which on a part takes no further term.
  private static let enough = 24_000

  /// The first term of each part.
  private(set) var firsts: [[UInt8]] = []
  private var terms = Pool<UInt8>()
  private var lastTerm = Pool<UInt8>()
  private var bits = BitWriter()
  private var labels = Pool<UInt32>()
  private var others = Pool<UInt32>()

  /// Adds a term that is greater than the one before; gives the part that is full before it.
  mutating func add(_ term: Borrowed<UInt8>, _ postings: Borrowed<UInt32>) -> [UInt8]? {
    labels.removeAll()
    others.removeAll()
    for index in 0..<postings.count {
      let posting = Posting(bits: postings[index])
      if posting.isInLabel {
        labels.append(posting.bits >> 1)
      } else {
        others.append(posting.bits >> 1)
      }
    }
    let size = terms.count + bits.count * 4 / 3
    // No list takes more than a bit a document, and a rare one some bytes.
    let last = postings.count > 0 ? Int(postings[postings.count - 1]) : 0
    let added = min(postings.count * 2, last / 12)
    let full = size > 0 && size + added > Self.enough ? end() : nil
    if terms.count == 0 { firsts.append(term.array) }
    append(term)
    labels.lend { DocumentListCode.append($0, to: &bits) }
    others.lend { DocumentListCode.append($0, to: &bits) }
    return full
  }

  /// Ends the current part; nil where it is empty.
  mutating func end() -> [UInt8]? {
    if terms.count == 0 { return nil }
    bits.end()
    var part = ScriptPart("t\(firsts.count - 1)", size: terms.count + bits.count * 3 / 2)
    terms.lend { part.add(text: $0) }
    bits.lend { part.add(base64: $0) }
    terms.removeAll()
    lastTerm.removeAll()
    bits.removeAll()
    return part.end()
  }

  private mutating func append(_ term: Borrowed<UInt8>) {
    let shared = sharedPrefix(with: term)
    if terms.count > 0 { terms.append(UInt8(ascii: " ")) }
    let digit = UInt8(truncatingIfNeeded: shared.units)
    terms.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    terms.append(contentsOf: term[shared.bytes..<term.count])
    lastTerm.removeAll()
    lastTerm.append(contentsOf: term)
  }

  /// What a term shares with the last one, in whole characters and at most 35 units.
  private func sharedPrefix(with term: Borrowed<UInt8>) -> (bytes: Int, units: Int) {
    var shared = (bytes: 0, units: 0)
    var units = 0
    for index in 0..<term.count {
      let byte = term[index]
      if byte & 0xC0 != 0x80 {
        shared = (index, units)
        units += byte >= 0xF0 ? 2 : 1
      }
      if index >= lastTerm.count || lastTerm[index] != byte || units > 35 { return shared }
    }
    return (term.count, units)
  }
}
