internal import Content
internal import Unicode

/// Attributions as the reader gives them back from what the writer writes.
enum Citation {
  /// Fields as a format has them, in one line each; what is no address counts as part of the work.
  /// `isName`: no work stands behind a comma in the author.
  static func canonical(
    author: String, source: String, url: String, isName: Bool
  ) -> PlainAttribution {
    var given = PlainAttribution()
    given.source = oneLine(source)
    let address = oneLine(url)
    if let usable = self.address(address) {
      given.url = usable
    } else if !address.isEmpty {
      given.source += (given.source.isEmpty ? "" : ", ") + address
    }
    given.author = PersonName.readable(oneLine(author), isName: isName || !given.source.isEmpty)
    return canonical(given)
  }

  /// The fields after they were written and read, again and again until they stay.
  static func canonical(_ given: PlainAttribution) -> PlainAttribution {
    guard !given.isEmpty, !isPlain(given) else { return given }
    var current = given
    for _ in 0..<4 {
      let read = PlainAttribution(markdown: AttributionLine.markdown(of: current))
      if read == current { break }
      current = read
    }
    return current
  }

  /// Whether nothing of it could be read in another way: letters, digits and single blanks.
  private static func isPlain(_ given: PlainAttribution) -> Bool {
    given.url.isEmpty && (given.author.isEmpty || isPlain(given.author))
      && (given.source.isEmpty || isPlain(given.source))
  }

  private static func isPlain(_ field: String) -> Bool {
    var hasLetter = false
    // A period at the end goes, and so do dashes at the beginning.
    if field.utf8.last == UInt8(ascii: ".") || field.utf8.first == UInt8(ascii: "-") {
      return false
    }
    for byte in field.utf8 {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: hasLetter = true
      case 0x30...0x39, 0x20, UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "-"): break
      // The letters of Latin, Greek and Cyrillic.
      case 0xC3...0xD1, 0x80...0xBF: hasLetter = true
      default: return false
      }
    }
    return hasLetter && !holdsHost(field)
  }

  /// Whether a text may hold a bare address, which begins with `www.`.
  private static func holdsHost(_ field: String) -> Bool {
    var run = 0
    for byte in field.utf8 {
      run = byte | 0x20 == UInt8(ascii: "w") ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }

  /// A text in one line without blanks at its ends, as Unicode counts them.
  static func oneLine(_ text: String) -> String {
    if isOneLine(text) { return text }
    let clean = ControlCharacters.removed(from: Array(text.utf8))
    let words = clean.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    var line = words.joined(separator: " ")[...]
    while line.first?.isWhitespace == true { line.removeFirst() }
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }

  /// Whether a text is so already, as most are; a cheap look.
  private static func isOneLine(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in text.utf8 {
      if byte <= 0x20, byte != 0x20 || last == 0x20 { return false }
      // The first bytes of controls, blanks and marks beyond ASCII.
      if byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte == 0xEF {
        return false
      }
      last = byte
    }
    return last != 0x20 || text.isEmpty
  }

  /// An address that can stand between `<` and `>` (CommonMark, section 6.5); nil for another text.
  private static func address(_ text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon].lowercased()
    guard scheme == "http" || scheme == "https", text[colon...].hasPrefix("://") else { return nil }
    return scheme
      + text[colon...].replacing(" ", with: "%20").replacing("<", with: "%3C")
      .replacing(">", with: "%3E")
  }
}
