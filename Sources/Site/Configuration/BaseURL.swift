internal import YAML

/// The address at which a site will be published.
package enum BaseURL {
  /// The address with a slash at its end, or nil if it is none: `http` or `https`, a host, perhaps
  /// a port and a path, and nothing that HTML, XML or a header would have to escape (RFC 3986).
  package static func normalized(_ text: String) -> String? {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" && $0 != ":" }
    let port = rest.dropFirst(host.count).prefix { $0 != "/" }
    guard !host.isEmpty, rest.unicodeScalars.allSatisfy(isAllowed), isPort(port) else { return nil }
    return scheme + rest + (rest.hasSuffix("/") ? "" : "/")
  }

  static func read(_ value: YAMLValue) throws(SettingFault) -> String {
    let text = value.text ?? ""
    if text.isEmpty, value.text != nil { return "" }
    if let address = normalized(text) { return address }
    let guess = text.contains("://") ? nil : normalized("https://" + text.drop { $0 == "/" })
    throw SettingFault(
      explanation: "It takes a web address without a query and a fragment.",
      fix: "write `base_url: \(guess ?? "https://user.github.io/project/")`")
  }

  /// Nothing, or a colon and a number of 16 bits.
  private static func isPort(_ text: Substring) -> Bool {
    guard text.first == ":" else { return text.isEmpty }
    return text.dropFirst().utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt16(text.dropFirst()) != nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value != 0x7F
      && !"\"<>\\^`{|}?#@&'".unicodeScalars.contains(scalar)
      && !scalar.properties.isWhitespace
  }
}
