internal import HTML

/// Addresses from one file of the output to another, so that a site works below any path, at any
/// host and from the disk.
package struct RelativeAddress: Sendable {
  /// The folder of the page that links, as bytes, with a slash at its end; empty at the top.
  private let folder: [UInt8]
  /// Where all addresses begin instead, for what is read at unknown places; nil for relative ones.
  private let base: [UInt8]?

  /// Addresses on the page at `output`.
  package init(from output: String) {
    let folder = Array(Route.folder(of: output).utf8)
    self.folder = folder.isEmpty ? [] : folder + [Self.slash]
    base = nil
  }

  /// Addresses that begin with `base`, which ends in a slash.
  package init(base: String) {
    folder = []
    self.base = Array(base.utf8)
  }

  /// The address of another file of the output, its bytes still to be percent-encoded where HTML
  /// is written, but for those that an address reads in a sense of its own.
  package func address(to output: some Collection<UInt8>) -> [UInt8] {
    var address = base ?? []
    let target = Array(output)
    let shared = base == nil ? sharedFolders(with: target) : 0
    for byte in folder[shared...] where byte == Self.slash {
      address.append(contentsOf: "../".utf8)
    }
    let rest = target[shared...]
    // A colon in the first name would be taken for the end of a scheme.
    if address.isEmpty, rest.prefix(while: { $0 != Self.slash }).contains(UInt8(ascii: ":")) {
      address.append(contentsOf: "./".utf8)
    }
    for byte in rest { Self.append(byte, to: &address) }
    return address
  }

  /// The address of another file of the output.
  package func address(to output: String) -> [UInt8] { address(to: output.utf8) }

  /// What leads to the top of the output: nothing, `../`, or where all addresses begin.
  package var root: [UInt8] { address(to: "") }

  /// How many bytes of the folder both share, in whole names.
  private func sharedFolders(with target: [UInt8]) -> Int {
    var shared = 0
    for index in 0..<min(folder.count, target.count) {
      guard folder[index] == target[index] else { break }
      if folder[index] == Self.slash { shared = index + 1 }
    }
    return shared
  }

  private static func append(_ byte: UInt8, to address: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "%"): address.append(contentsOf: "%25".utf8)
    case UInt8(ascii: "?"): address.append(contentsOf: "%3F".utf8)
    case UInt8(ascii: "#"): address.append(contentsOf: "%23".utf8)
    default: address.append(byte)
    }
  }

  private static let slash = UInt8(ascii: "/")
}
