/// Values in memory that is lent for the time of one call, read without the checks of an array.
@safe
struct Borrowed<Element: BitwiseCopyable> {
  let start: UnsafePointer<Element>
  let count: Int

  init(start: UnsafePointer<Element>, count: Int) {
    unsafe self.start = unsafe start
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count, "Only what was lent can be read.")
    return unsafe start[index]
  }

  /// A run of the values.
  @inline(__always)
  subscript(range: Range<Int>) -> Borrowed {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "Only what was lent can be read.")
    return unsafe Borrowed(start: start + range.lowerBound, count: range.count)
  }

  /// A copy of the values.
  var array: [Element] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }
}

extension Borrowed<UInt8> {
  /// The bytes from a place on as a number, the first lowest; those behind the end count as zeros.
  ///
  /// For memory of which 8 bytes can be read from each place.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    let word = fullWord(at: place)
    let left = count &- place
    return left >= 8 ? word : word & (1 &<< UInt64(left &* 8) &- 1)
  }

  /// The same where 8 bytes are left.
  @inline(__always)
  func fullWord(at place: Int) -> UInt64 {
    unsafe UInt64(littleEndian: UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self))
  }

  /// Whether these are the same bytes.
  func isSame(as other: Borrowed) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  /// As ``word(at:)``, of any memory.
  func safeWord(at place: Int) -> UInt64 {
    if count - place >= 8 { return word(at: place) }
    var word: UInt64 = 0
    for index in 0..<max(count - place, 0) {
      word |= UInt64(self[place + index]) << UInt64(index * 8)
    }
    return word
  }
}

extension Array where Element: BitwiseCopyable {
  /// Lends the values.
  @inline(__always)
  func lend<Result, Failure: Error>(
    _ body: (Borrowed<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result { try self[...].lend(body) }
}

extension ArraySlice where Element: BitwiseCopyable {
  /// Lends the values.
  @inline(__always)
  func lend<Result, Failure: Error>(
    _ body: (Borrowed<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { (values) throws(Failure) in
      guard let start = values.baseAddress else { return try Pool<Element>(capacity: 1).lend(body) }
      return try body(unsafe Borrowed(start: start, count: values.count))
    }
  }
}
