extension ArraySlice<UInt8> {
  /// Without blanks, line ends and controls of ASCII at both ends.
  var trimmed: ArraySlice { drop { $0 <= 0x20 }.trimmedEnd }

  /// The same at the end only.
  var trimmedEnd: ArraySlice { self[..<((lastIndex { $0 > 0x20 }).map { $0 + 1 } ?? startIndex)] }
}
