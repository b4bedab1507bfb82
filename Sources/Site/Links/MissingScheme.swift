/// Addresses of other sites and of people that lack what tells them from paths.
enum MissingScheme {
  /// The address that was most likely meant: `example.org/a` is `https://example.org/a`, and
  /// `me@example.org` is `mailto:me@example.org`; nil for what looks like a path.
  static func address(meantBy path: String) -> String? {
    let name = path.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return isHost(parts[0]) ? "https://\(path)" : nil
    case 2: return !parts[0].isEmpty && isHost(parts[1]) ? "mailto:\(path)" : nil
    default: return nil
    }
  }

  private static func isHost(_ name: Substring) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last,
      labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isHostByte) })
    else { return false }
    if labels[0] == "www" { return true }
    let isCountry =
      last.utf8.count == 2 && last.utf8.allSatisfy { $0 >= 0x61 } && !endings.contains(String(last))
    return isCountry || domains.contains(String(last))
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte
  }

  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "int", "info", "dev", "app", "blog", "wiki", "site",
  ]

  /// Countries whose letters are the ending of files, too.
  private static let endings: Set<String> = [
    "md", "js", "py", "rs", "sh", "pl", "cc", "ps", "gz", "so", "ml", "mk", "ts", "hs", "rb", "go",
    "cs", "vb", "db", "bz", "xz", "nb",
  ]
}
