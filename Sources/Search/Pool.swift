/// Values in memory that grows. It owns its memory, unlike an array, which asks at each step whether
/// it is shared: words are looked up, and their postings are written, millions of times.
@safe
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// How many values there are.
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    unsafe memory = .allocate(capacity: capacity)
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: max(count, 1))
    unsafe memory.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { unsafe memory.deallocate() }

  /// A value that is there.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "Only what was added can be read.")
      return unsafe memory[index]
    }
    set {
      assert(index >= 0 && index < count, "Only what was added can be changed.")
      unsafe memory[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(by: 1) }
    unsafe memory[count] = value
    count += 1
  }

  @inline(__always)
  mutating func append(contentsOf values: Borrowed<Element>) {
    reserve(values.count)
    unsafe (memory + count).update(from: values.start, count: values.count)
    count += values.count
  }

  mutating func append(contentsOf values: some Collection<Element>) {
    for value in values { append(value) }
  }

  /// Makes room for more values.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if more > capacity - count { grow(by: more) }
  }

  /// Forgets all and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Forgets the values behind the first ones.
  mutating func removeAll(behind first: Int) {
    precondition(first <= count, "Only what was added can be forgotten.")
    count = first
  }

  /// Lends the values, which must not change meanwhile.
  @inline(__always)
  func lend<Result, Failure: Error>(
    _ body: (Borrowed<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(unsafe Borrowed(start: UnsafePointer(memory), count: count))
  }

  /// A copy of the values.
  var array: [Element] { unsafe Array(UnsafeBufferPointer(start: memory, count: count)) }

  @inline(never)
  private mutating func grow(by more: Int) {
    let size = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: size)
    unsafe larger.update(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
    capacity = size
  }
}

extension Pool<UInt8> {
  /// Appends the lowest bytes of a number, the lowest first; at most 8.
  @inline(__always)
  mutating func append(lowest bytes: Int, of number: UInt64) {
    reserve(8)
    unsafe UnsafeMutableRawPointer(memory + count)
      .storeBytes(of: number.littleEndian, as: UInt64.self)
    count += bytes
  }

  /// Appends what a body writes: so many bytes, and those of its last step, 8 more can be read behind.
  @inline(__always)
  mutating func fill(atMost most: Int, _ write: (inout Cursor) -> Void) {
    reserve(most + 16)
    var cursor = unsafe Cursor(start: memory + count)
    write(&cursor)
    assert(cursor.count <= most + 8, "What is written fits in what was asked for.")
    count += cursor.count
  }

  /// A place where bytes are written, without a look at how much room there is.
  @safe
  struct Cursor {
    fileprivate let start: UnsafeMutablePointer<UInt8>
    /// How many bytes are written.
    fileprivate(set) var count = 0

    fileprivate init(start: UnsafeMutablePointer<UInt8>) { unsafe self.start = unsafe start }

    /// As ``Pool/append(lowest:of:)``.
    @inline(__always)
    mutating func append(lowest bytes: Int, of number: UInt64) {
      unsafe UnsafeMutableRawPointer(start + count)
        .storeBytes(of: number.littleEndian, as: UInt64.self)
      count &+= bytes
    }
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 10 { return append(UInt8(truncatingIfNeeded: 0x30 + number)) }
    append(decimal: number / 10)
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }
}
