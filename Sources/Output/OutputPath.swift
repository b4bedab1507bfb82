internal import Platform

/// Paths of files in the output: relative, their components separated by slashes.
package enum OutputPath {
  /// The list of what Florilegium wrote, in the output folder itself.
  package static let manifest = ".florilegium-manifest"

  /// Where changed files wait for the commit. It lies in the output folder, which may be a mount
  /// point or the only place that can be written: so a rename can always reach its target.
  static let staging = ".florilegium-staging"

  /// What names of Florilegium's own begin with, in letters of either case.
  private static let reserved = ".florilegium-"

  /// What every file system of today takes, in bytes.
  private static let longestName = 255
  private static let longestPath = 1024

  /// Whether a file can be written there: below the output, with no name of Florilegium's own,
  /// none too long, and none with a control character.
  package static func isUsable(_ path: some Collection<UInt8>) -> Bool {
    let isOwn = path.prefix(reserved.utf8.count).elementsEqual(reserved.utf8) { $0 | 0x20 == $1 }
    guard !isOwn, path.count <= longestPath else { return false }
    var length = 0
    var dots = 0
    for byte in path {
      if byte == UInt8(ascii: "/") {
        guard isName(length, dots) else { return false }
        (length, dots) = (0, 0)
      } else {
        guard byte >= 0x20, byte != 0x7F else { return false }
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return isName(length, dots)
  }

  private static func isName(_ length: Int, _ dots: Int) -> Bool {
    let leadsElsewhere = dots == length && dots <= 2
    return length > 0 && length <= longestName && !leadsElsewhere
  }

  /// Equal for paths that a file system or a server may take for the same: letters of either case,
  /// and, as Swift compares strings, composed or not.
  package static func key(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...90).contains($0) }
    return isPlain ? path : path.lowercased()
  }

  /// The folders above a path, the nearest first, without the output folder itself.
  package static func folders(above path: String) -> [String] {
    sequence(first: FilePath.parent(of: path)) { FilePath.parent(of: $0) }
      .prefix { !$0.isEmpty }
  }

  /// What a changed file is called while it waits: the same for the same path, so that no list of
  /// names has to be kept beside the manifest (FNV-1a, 64 bits).
  static func stagedName(of path: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
