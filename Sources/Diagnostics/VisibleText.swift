/// Text from a file that is safe to show in a terminal.
enum VisibleText {
  /// The text with every character that would move the cursor, end the line, start an escape
  /// sequence or turn the direction of what follows replaced by a visible one.
  static func make(of text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { visible.append(replacement(for: scalar)) }
    return String(visible)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t", "\n", "\r", "\u{2028}", "\u{2029}": " "
    case _ where isUnsafe(scalar): "\u{FFFD}"
    default: scalar
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
