/// The order of terms: that of their bytes.
enum TermOrder {
  /// The first 8 bytes of a term as a number that is ordered as they are.
  static func key(_ term: Borrowed<UInt8>) -> UInt64 { term.safeWord(at: 0).byteSwapped }

  /// Whether a term comes before another one.
  static func precedes(_ first: Borrowed<UInt8>, _ second: Borrowed<UInt8>) -> Bool {
    let shared = min(first.count, second.count)
    for index in 0..<shared where first[index] != second[index] {
      return first[index] < second[index]
    }
    return first.count < second.count
  }
}
