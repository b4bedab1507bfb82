/// Gives the bytes of a file by the path that stands in a diagnostic; nil if it cannot be read.
package typealias SourceProvider = (_ path: String) -> [UInt8]?

/// The files that diagnostics are about, read when they are printed.
package struct SourceFiles {
  /// A fault and its notes are about one or two files: more need not stay in memory.
  private static let kept = 2
  private let provider: SourceProvider
  private var files: [(path: String, file: SourceFile?)] = []

  package init(_ provider: @escaping SourceProvider) {
    self.provider = provider
  }

  /// The line and column of a byte; nil when there is no file to count in.
  package mutating func position(of offset: Int, in path: String) -> SourcePosition? {
    let index = load(path)
    return files[index].file?.position(of: offset)
  }

  /// The places at which a range begins and ends; nil when there is no file to count in.
  package mutating func positions(of range: Range<Int>?, in path: String)
    -> (start: SourcePosition, end: SourcePosition)?
  {
    guard let range, let start = position(of: range.lowerBound, in: path),
      let end = position(of: range.upperBound, in: path)
    else { return nil }
    return (start, end)
  }

  /// The file, or nil if it cannot be read.
  mutating func file(_ path: String) -> SourceFile? {
    files[load(path)].file
  }

  private mutating func load(_ path: String) -> Int {
    if let index = files.firstIndex(where: { $0.path == path }) { return index }
    if files.count == Self.kept { files.removeFirst() }
    files.append((path, path.isEmpty ? nil : provider(path).map(SourceFile.init)))
    return files.count - 1
  }
}
