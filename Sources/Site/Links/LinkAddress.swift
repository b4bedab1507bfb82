internal import HTML
internal import Platform

/// An address in a document, taken apart.
package struct LinkAddress: Equatable {
  /// What it leads to: another file of the site by its path below the content folder, or a place
  /// in the same document where the path is empty.
  package var path: String
  /// The path ends in a slash: it means a folder.
  package var isFolder = false
  /// What stands behind a `?`, with it.
  package var query: [UInt8] = []
  /// What stands behind a `#`, as written; nil where there is no `#`.
  package var fragment: [UInt8]?
  /// The path leads out of the content folder.
  package var isOutside = false

  /// Takes an address apart that stands in a file in `folder`; nil for one that leads elsewhere:
  /// with a scheme or host of its own, or no more than a query.
  package init?(_ address: ArraySlice<UInt8>, in folder: String) {
    if address.isEmpty || Address.hasScheme(address) || address.starts(with: "//".utf8) {
      return nil
    }
    var rest = address
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Array(rest[(hash + 1)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = Array(rest[mark...])
      rest = rest[..<mark]
    }
    path = ""
    if rest.isEmpty {
      if !query.isEmpty { return nil }
      return
    }
    let written = Self.decoded(rest)
    isFolder = written.hasSuffix("/")
    let base = written.hasPrefix("/") ? String(written.drop { $0 == "/" }) : written
    let joined = written.hasPrefix("/") ? base : FilePath.join(folder, base)
    path = FilePath.normalized(joined)
    isOutside = path == ".." || path.hasPrefix("../")
    if path == "." { path = "" }
    if path.isEmpty { isFolder = true }
  }

  /// Whether it means the document it stands in.
  package var isSameDocument: Bool { path.isEmpty && !isFolder }

  /// The fragment with its percent signs read.
  package var place: [UInt8]? { fragment.map { Array(Self.decoded($0[...]).utf8) } }

  /// Reads percent signs; an address that is not UTF-8 then stays as it is.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self) ?? String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
