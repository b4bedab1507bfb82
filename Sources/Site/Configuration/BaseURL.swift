internal import Diagnostics
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

  static let setting = Setting<SiteConfiguration>(name: "base_url") { entry, target, reader in
    do throws(SettingFault) {
      target.baseURL = try read(entry.value)
      if let doubt = doubt(target.baseURL, entry, path: reader.path) { reader.report.add(doubt) }
    } catch {
      reader.report(error, in: entry)
    }
  }

  /// An address at which nobody publishes.
  private static func doubt(
    _ address: String, _ entry: YAMLValue.Entry, path: String
  ) -> Diagnostic? {
    let parts = address.split(separator: "/")
    guard parts.count > 1, let last = parts.last else { return nil }
    let host = parts[1].prefix { $0 != ":" }.lowercased()
    if host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.")
      || host == "0.0.0.0"
    {
      return Diagnostic(
        .warning, "doubtful-address", path: path, range: entry.value.range,
        "base_url is an address of this machine",
        explanation: "Feed, sitemap and previews of links would lead readers to their own.",
        fix: "name the address at which the site will be published, or leave base_url out")
    }
    let isFile = [".html", ".htm", ".php", ".md"].contains { last.lowercased().hasSuffix($0) }
    guard parts.count > 2, isFile else { return nil }
    let folder = address.dropLast(last.count + 1)
    return Diagnostic(
      .warning, "doubtful-address", path: path, range: entry.value.range,
      "base_url ends in the name of a file",
      explanation: "The addresses of all pages begin with it.",
      fix: "write `base_url: \(folder)`")
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
