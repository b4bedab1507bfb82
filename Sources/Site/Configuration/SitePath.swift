internal import HTML
internal import YAML

/// Paths in the configuration: they begin at the site and stay below it.
enum SitePath {
  /// The parts of a path that stays below where it begins; nil if it leaves it. A slash at either
  /// end, and `.`, do not count.
  static func parts(of text: String) -> [Substring]? {
    let parts = text.split(separator: "/").filter { $0 != "." }
    let isSafe = parts.allSatisfy { part in
      part != ".." && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
    }
    return isSafe ? parts : nil
  }

  /// A folder that is not the site, nor one with its sources.
  static func output(_ value: YAMLValue) throws(SettingFault) -> String {
    let text = value.text ?? ""
    guard !text.hasPrefix("/"), let parts = parts(of: text), let first = parts.first else {
      throw SettingFault(
        explanation: "It takes a folder inside the site; another one is given by --output.",
        fix: "write `output: public`")
    }
    guard !["content", "templates"].contains(first.lowercased()) else {
      throw SettingFault(
        explanation: "The folder holds the site's sources.", fix: "write `output: public`")
    }
    return parts.joined(separator: "/")
  }

  /// A page or folder below `content/`, or an address elsewhere.
  static func linked(_ value: YAMLValue) throws(SettingFault) -> String {
    let text = value.text ?? ""
    let bytes = Array(text.utf8)[...]
    if Address.hasScheme(bytes), !Address.isDangerous(bytes, as: .link) { return text }
    guard !Address.hasScheme(bytes), let parts = parts(of: text), !parts.isEmpty else {
      throw SettingFault(
        explanation: "It takes paths of pages below content, and addresses of other sites.",
        fix: "write `menu: [faq.md]`")
    }
    return parts.joined(separator: "/")
  }
}
