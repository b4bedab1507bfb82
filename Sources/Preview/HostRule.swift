/// Which hosts a request may be for.
///
/// A page of another site can make a browser ask this server by giving one of its own names the
/// address of this machine; the name in the request is then still that of the other site. Addresses
/// in digits cannot be used for it.
package struct HostRule: Sendable {
  /// Names besides the usual ones, in lower case; `*.example.org` stands for all below it.
  private let names: [String]

  /// Allows addresses in digits, `localhost`, and the names given; see ``name(of:)``.
  package init(allowing names: [String] = []) {
    self.names = names.map { $0.lowercased() }
  }

  /// The name in what somebody wants to allow, be it an address such as `https://a.example:80/b`;
  /// nil where there is none.
  package static func name(of given: String) -> String? {
    var rest = Substring(given.lowercased())
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    let name = normal(String(rest.prefix { $0 != "/" }))
    let labels = (name.hasPrefix("*.") ? name.dropFirst(2) : name[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }
    return isName || isAddress(name) ? name : nil
  }

  /// Whether a `Host` field (RFC 9110, section 7.2) may be answered.
  package func allows(_ host: String) -> Bool {
    let name = Self.normal(host.lowercased())
    if Self.isAddress(name) || name == "localhost" || name.hasSuffix(".localhost") { return true }
    return names.contains { allowed in
      allowed.hasPrefix("*.") ? name.hasSuffix(allowed.dropFirst()) : name == allowed
    }
  }

  /// `example.org` of `example.org:8000`, `[::1]` of `[::1]:8000`.
  static func withoutPort(_ host: String) -> String {
    guard let colon = host.lastIndex(of: ":"), host.last != "]",
      host[colon...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return host }
    return String(host[..<colon])
  }

  /// Without the port, and without the dot at the end that a whole name may have.
  private static func normal(_ host: String) -> String {
    let name = withoutPort(host)
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      let inner = name.dropFirst().dropLast()
      return inner.contains(":") && inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.utf8.count <= 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
          && UInt8(part) != nil
      }
  }
}
