/// The list of the files that Florilegium wrote into an output folder.
///
/// A line with a format version, the number of paths and the ``OutputOrigin``, then the paths, a line
/// each, in the order of their bytes. The number shows that nothing was cut off.
internal struct OutputManifest: Sendable {
  /// The file itself.
  let bytes: [UInt8]
  /// Where the lines of the paths begin, then where the file ends.
  private var starts: [Int] = []
  /// What the site was built from; nil where that is not known.
  let origin: String?

  /// Why a file is not a manifest.
  enum Fault: Error {
    /// It was written by another version.
    case otherVersion
    case malformed
  }

  private static let name = "florilegium-manifest"
  private static let version = "1"
  private static let newline = UInt8(ascii: "\n")

  /// The manifest of an output without files.
  static let empty = OutputManifest(sorted: [])

  /// Lists paths that are sorted by their bytes, each once.
  init(sorted paths: [String], origin: String? = nil) {
    self.origin = origin
    let head = "\(Self.name) \(Self.version) \(paths.count)" + (origin.map { " " + $0 } ?? "")
    var bytes = Array((head + "\n").utf8)
    for path in paths {
      starts.append(bytes.count)
      bytes.append(contentsOf: path.utf8)
      bytes.append(Self.newline)
    }
    starts.append(bytes.count)
    self.bytes = bytes
  }

  /// Reads a manifest. No path in it can lead out of the output folder.
  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    let head = String(decoding: bytes.prefix { $0 != Self.newline }, as: UTF8.self)
    guard head.hasPrefix(Self.name + " "), bytes.last == Self.newline else { throw .malformed }
    guard head.hasPrefix("\(Self.name) \(Self.version) ") else { throw .otherVersion }
    let fields = head.split(separator: " ", maxSplits: 3)
    origin = fields.count == 4 ? String(fields[3]) : nil
    var start = head.utf8.count + 1
    var last: ArraySlice<UInt8> = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
      let path = bytes[start..<end]
      guard starts.isEmpty || last.lexicographicallyPrecedes(path), OutputPath.isUsable(path),
        String(validating: path, as: UTF8.self) != nil
      else { throw .malformed }
      starts.append(start)
      last = path
      start = end + 1
    }
    starts.append(bytes.count)
    guard fields.count > 2, fields[2] == String(count) else { throw .malformed }
  }

  /// How many paths are listed.
  var count: Int { starts.count - 1 }

  /// All paths, in the order of their bytes.
  var paths: some Sequence<String> {
    (0..<count).lazy.map { String(decoding: self[$0], as: UTF8.self) }
  }

  /// Whether a path is listed, byte by byte.
  func contains(_ path: String) -> Bool {
    let index = firstIndex(notBefore: path.utf8)
    return index < count && self[index].elementsEqual(path.utf8)
  }

  /// Whether a path below this folder is listed.
  func containsFolder(_ path: String) -> Bool {
    let folder = path + "/"
    let index = firstIndex(notBefore: folder.utf8)
    return index < count && self[index].starts(with: folder.utf8)
  }

  /// The paths that another manifest does not list.
  func paths(notIn other: OutputManifest) -> [String] {
    var missing: [String] = []
    var next = 0
    for index in 0..<count {
      let path = self[index]
      while next < other.count, other[next].lexicographicallyPrecedes(path) { next += 1 }
      if next == other.count || !other[next].elementsEqual(path) {
        missing.append(String(decoding: path, as: UTF8.self))
      }
    }
    return missing
  }

  private subscript(_ index: Int) -> ArraySlice<UInt8> {
    bytes[starts[index]..<starts[index + 1] - 1]
  }

  private func firstIndex(notBefore path: String.UTF8View) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
