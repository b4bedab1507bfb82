internal import Content
internal import Platform

/// The options of all files, read before any page: what is a draft, what comes first, what is
/// split.
struct FrontMatter: Sendable {
  /// By the path below the content folder.
  private(set) var options: [String: PageOptions] = [:]

  /// Front matter that is longer than this is read with its whole file.
  private static let usual = 4096

  /// Reads the beginning of each file. What cannot be read has the defaults: the file is read
  /// again, and its faults are reported then.
  ///
  /// What `known` has is not read again.
  init(
    of files: [String], in location: SiteLocation, defaults: PageOptions, limit: Int,
    known: FrontMatter = FrontMatter()
  ) {
    let unknown = files.filter { known.options[$0] == nil }
    let read = concurrentMap(unknown.count) { index in
      Self.options(of: location.path(of: unknown[index]), defaults: defaults, limit: limit)
    }
    for path in files { options[path] = known.options[path] }
    for (path, options) in zip(unknown, read) { self.options[path] = options }
  }

  init() {}

  /// Without what is known of these files.
  func forgetting(_ files: Set<String>) -> FrontMatter {
    var rest = self
    for file in files { rest.options[file] = nil }
    return rest
  }

  subscript(path: String) -> PageOptions { options[path] ?? PageOptions() }

  private static func options(
    of path: String, defaults: PageOptions, limit: Int
  ) -> PageOptions {
    guard let file = try? File(reading: path),
      var bytes = try? file.read(at: 0, count: Self.usual),
      begins(bytes) || holdsProperty(bytes)
    else { return defaults }
    if bytes.count == Self.usual, begins(bytes), !isClosed(bytes) {
      guard (try? file.read(into: &bytes, limit: limit)) != nil else { return defaults }
    }
    return PageReader(path: path, fallbackTitle: "", defaults: defaults).readOptions(bytes)
  }

  /// Whether the first line is `---`, behind a byte order mark or not.
  private static func begins(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes.dropFirst(start).starts(with: "---".utf8)
  }

  /// Whether the first line may be `key:: value`.
  private static func holdsProperty(_ bytes: [UInt8]) -> Bool {
    let line = bytes.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return line[colon...].starts(with: "::".utf8)
  }

  /// Whether the front matter ends within these bytes.
  private static func isClosed(_ bytes: [UInt8]) -> Bool {
    var lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropFirst().dropLast()
    lines = lines.drop { !$0.starts(with: "---".utf8) && !$0.starts(with: "...".utf8) }
    return !lines.isEmpty
  }
}
