/// Cuts the sorted terms with their postings into parts.
///
/// The terms of a part are one text: each with a digit (base 36) for how many UTF-16 units it shares
/// with the one before it, and the rest, parted by spaces. Its bits are, for each term, the
/// documents that have it in their labels, and those that have it elsewhere only
/// (``DocumentListCode``).
struct TermParts {
  /// Bytes from which on a part takes no further term.
  private static let enough = 18_000

  /// The first term of each part.
  private(set) var firsts: [[UInt8]] = []
  private var terms: [UInt8] = []
  private var lastTerm: [UInt8] = []
  private var bits = BitWriter()
  private var labels: [UInt32] = []
  private var others: [UInt32] = []

  /// Adds a term that is greater than the one before; gives the part that is full before it.
  mutating func add(_ term: ArraySlice<UInt8>, _ postings: [UInt32]) -> [UInt8]? {
    labels.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    for bits in postings {
      if Posting(bits: bits).isInLabel {
        labels.append(bits >> 1)
      } else {
        others.append(bits >> 1)
      }
    }
    let size = terms.count + bits.count * 4 / 3
    // No list takes more than a bit a document, and a rare one some bytes.
    let added = min(postings.count * 2, Int(postings.last ?? 0) / 12)
    let full = size > 0 && size + added > Self.enough ? end() : nil
    if terms.isEmpty { firsts.append(Array(term)) }
    append(term)
    DocumentListCode.append(labels, to: &bits)
    DocumentListCode.append(others, to: &bits)
    return full
  }

  /// Ends the current part; nil where it is empty.
  mutating func end() -> [UInt8]? {
    if terms.isEmpty { return nil }
    bits.end()
    var part = ScriptPart("t\(firsts.count - 1)")
    part.add(text: terms)
    part.add(base64: bits.bytes)
    terms.removeAll(keepingCapacity: true)
    lastTerm.removeAll(keepingCapacity: true)
    bits.removeAll()
    return part.end()
  }

  private mutating func append(_ term: ArraySlice<UInt8>) {
    let shared = sharedPrefix(with: term)
    if !terms.isEmpty { terms.append(UInt8(ascii: " ")) }
    let digit = UInt8(truncatingIfNeeded: shared.units)
    terms.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    terms.append(contentsOf: term.dropFirst(shared.bytes))
    lastTerm.removeAll(keepingCapacity: true)
    lastTerm.append(contentsOf: term)
  }

  /// What a term shares with the last one, in whole characters and at most 35 units.
  private func sharedPrefix(with term: ArraySlice<UInt8>) -> (bytes: Int, units: Int) {
    var shared = (bytes: 0, units: 0)
    var units = 0
    for (index, byte) in term.enumerated() {
      if byte & 0xC0 != 0x80 {
        shared = (index, units)
        units += byte >= 0xF0 ? 2 : 1
      }
      if index >= lastTerm.count || lastTerm[index] != byte || units > 35 { return shared }
    }
    return (term.count, units)
  }
}
