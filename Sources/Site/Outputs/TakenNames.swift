internal import Content

/// The paths of the output that pages and copies of files take.
struct TakenNames: Sendable {
  private let plan: BuildPlan

  init(_ plan: BuildPlan) { self.plan = plan }

  /// Whether nothing lies at a path of ASCII, nor below it, nor is a file where it needs a folder;
  /// letters of either case count as one.
  func isFree(_ path: String) -> Bool {
    !plan.assets.contains { Self.clash($0, path) }
      && !plan.pages.contains { page in
        Self.clash(page.output, path)
          || page.hasAliases && page.allOldOutputs.contains { Self.clash($0, path) }
      }
  }

  /// A file or folder that nothing else is, called like this if that is free.
  func free(_ name: String) -> String {
    var name = name
    while !isFree(name) { name = "fl-" + name }
    return name
  }

  /// Whether two paths are the same, or one lies below the other.
  private static func clash(_ left: String, _ right: String) -> Bool {
    let isShorter = left.utf8.count <= right.utf8.count
    let (short, long) = isShorter ? (left.utf8, right.utf8) : (right.utf8, left.utf8)
    var rest = long[...]
    for byte in short {
      guard let other = rest.popFirst(), fold(byte) == fold(other) else { return false }
    }
    return rest.first.map { $0 == UInt8(ascii: "/") } ?? true
  }

  private static func fold(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
