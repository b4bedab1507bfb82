import Unicode

/// Ids made from labels: NFC, lower case, letters, digits and marks of any script, the rest to
/// single hyphens, at most 64 characters.
package struct Slug: Sendable {
  package private(set) var bytes: [UInt8] = []
  static let longest = 64

  /// An empty slug, to be used for label after label.
  init() {}

  /// The slug of a label; empty where nothing of it is left.
  package init(_ label: ArraySlice<UInt8>) {
    make(of: label)
  }

  /// Becomes the slug of a label, in the memory it has.
  mutating func make(of label: ArraySlice<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    if !addPlain(label) {
      bytes.removeAll(keepingCapacity: true)
      add((Normalization.composed(label) ?? Array(label))[...])
    }
    cut()
  }

  /// Adds a label in ASCII, as most are in most languages: at most a byte for each byte. False if
  /// it is none.
  private mutating func addPlain(_ label: ArraySlice<UInt8>) -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: label.count) { slug in
      var count = 0
      var isGap = false
      for byte in label {
        if byte >= 0x80 { return false }
        guard Self.isWordByte(byte) else {
          isGap = count > 0
          continue
        }
        if isGap {
          unsafe slug[count] = Self.hyphen
          count += 1
          isGap = false
        }
        unsafe slug[count] = byte | (0x41...0x5A ~= byte ? 0x20 : 0)
        count += 1
      }
      unsafe bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: slug[..<count]))
      return true
    }
  }

  /// A slug with another in front of it.
  init(_ parent: ArraySlice<UInt8>, _ own: ArraySlice<UInt8>) {
    bytes = Array(parent) + [Self.hyphen] + Array(own)
    cut()
  }

  private static let hyphen = UInt8(ascii: "-")

  private mutating func add(_ label: ArraySlice<UInt8>) {
    var isGap = false
    var hasBase = false
    var index = label.startIndex
    while index < label.endIndex {
      let byte = label[index]
      if byte < 0x80 {
        index += 1
        hasBase = Self.isWordByte(byte)
        if hasBase { append(byte | (0x41...0x5A ~= byte ? 0x20 : 0), &isGap) } else { isGap = true }
        continue
      }
      let scalar = Scalars.decode(label, at: &index)
      switch CharacterClass.of(scalar) {
      case .letter, .digit:
        closeGap(&isGap)
        Scalars.append(CharacterClass.lowercase(scalar), to: &bytes)
        hasBase = true
      case .mark:
        if hasBase { Scalars.append(scalar, to: &bytes) }
      case .space, .other:
        let isJoiner = scalar == 0x200C || scalar == 0x200D
        if isJoiner, hasBase, Self.beginsWord(label[index...]) {
          Scalars.append(scalar, to: &bytes)
        } else {
          isGap = true
          hasBase = false
        }
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
  }

  private static func beginsWord(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    var index = text.startIndex
    let kind = CharacterClass.of(Scalars.decode(text, at: &index))
    return kind == .letter || kind == .mark
  }

  private mutating func append(_ byte: UInt8, _ isGap: inout Bool) {
    closeGap(&isGap)
    bytes.append(byte)
  }

  private mutating func closeGap(_ isGap: inout Bool) {
    if isGap, !bytes.isEmpty { bytes.append(Self.hyphen) }
    isGap = false
  }

  /// Cuts at a word after at most 64 characters; within a word only where it has no other place,
  /// and never before a mark.
  private mutating func cut() {
    guard bytes.count > Self.longest else { return }
    var count = 0
    var lastHyphen = 0
    var lastBase = 0
    for (scalar, start, _) in Scalars(bytes[...]) {
      if scalar == UInt32(Self.hyphen) { lastHyphen = start }
      if CharacterClass.of(scalar) != .mark { lastBase = start }
      count += 1
      if count > Self.longest {
        bytes.removeLast(bytes.count - (lastHyphen > 0 ? lastHyphen : lastBase))
        return
      }
    }
  }

  /// The id of a label of which nothing is left: `e-` and the hash of its bytes (FNV-1a).
  package static func hashed(_ label: ArraySlice<UInt8>) -> [UInt8] {
    var hash: UInt32 = 0x811C_9DC5
    for byte in label { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return Array("e-".utf8) + Array(repeating: UInt8(ascii: "0"), count: 8 - digits.utf8.count)
      + Array(digits.utf8)
  }
}
