/// Where a link or picture leads to, as it is written (CommonMark, section 6.3).
package enum LinkDestination {
  /// An address as it stands between `(` and `)`: one with blanks or brackets needs `<` and `>`.
  package static func written(_ address: String) -> String {
    let isBare = address.utf8.allSatisfy {
      $0 > 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "<")
    }
    if isBare, !address.isEmpty { return address }
    return "<"
      + address.replacing("<", with: "\\<").replacing(">", with: "\\>") + ">"
  }
}
