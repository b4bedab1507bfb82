package import Diagnostics
import Markdown

/// What is wrong with the bytes of a file.
package enum SourceFaults {
  /// The first byte that is not UTF-8, with a guess at what it was meant to be.
  package static func invalidUTF8(_ source: [UInt8], at offset: Int, path: String) -> Diagnostic {
    let byte = String(source[offset], radix: 16, uppercase: true)
    let name = "0x" + (byte.count < 2 ? "0" : "") + byte
    let guess = guess(source, at: offset)
    return Diagnostic(
      .error, "invalid-utf8", path: path, range: offset..<offset + 1,
      "byte \(offset) (\(name)) is not UTF-8; \(name) looks like \(guess.encoding)",
      explanation: "Florilegium reads UTF-8 only.",
      fix: "save the file as UTF-8\(command(from: guess.name, path))")
  }

  /// What makes UTF-8 of a file; empty for the standard input.
  private static func command(from encoding: String, _ path: String) -> String {
    guard path != "-" else { return "" }
    let isPlain = path.utf8.allSatisfy { 0x2B...0x7A ~= $0 && !";<=>?[\\]^`".utf8.contains($0) }
    let name =
      isPlain
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    return ", or run `iconv -f \(encoding) -t UTF-8 \(name) > new && mv new \(name)`"
  }

  private static func guess(_ source: [UInt8], at offset: Int) -> (encoding: String, name: String) {
    if offset == 0, source.count > 1 {
      if source[0] == 0xFF && source[1] == 0xFE { return ("UTF-16", "UTF-16LE") }
      if source[0] == 0xFE && source[1] == 0xFF { return ("UTF-16", "UTF-16BE") }
    }
    let sample = source[offset...].prefix(4096)
    let high = sample.count { $0 >= 0x80 }
    let cyrillic = sample.count { $0 >= 0xC0 }
    let latin = sample.count { 0x61...0x7A ~= $0 | 0x20 && $0 < 0x80 }
    // Of Cyrillic text most letters are high bytes, of other text few.
    if high >= 8, cyrillic * 10 >= high * 9, cyrillic > latin {
      return ("Windows-1251", "WINDOWS-1251")
    }
    if 0x80...0x9F ~= source[offset] { return ("Windows-1252", "WINDOWS-1252") }
    return ("Windows-1252 or Latin-1", "WINDOWS-1252")
  }

  /// Characters that a reader does not see and that change what is shown.
  static func characters(_ scan: SourceScan, path: String) -> Report {
    var report = Report()
    if let nul = scan.nuls.first {
      report.add(
        Diagnostic(
          .warning, "nul", path: path, range: nul..<nul + 1,
          "a NUL character" + times(scan.nuls.count), explanation: "It is written as U+FFFD.",
          fix: "take it out"))
    }
    for place in scan.bidiControls {
      report.add(
        Diagnostic(
          .warning, "bidi-control", path: path, range: place..<place + 3,
          "an invisible character changes the direction of the text",
          explanation: "It is written as it is, and may show the text in another order.",
          fix: "take it out, or set `dir` or `lang` for the text"))
    }
    return report
  }

  private static func times(_ count: Int) -> String {
    count > 1 ? " (\(count) in this file)" : ""
  }

  /// A first line `---` whose front matter never ends.
  static func unclosedFrontMatter(_ source: [UInt8], path: String) -> Diagnostic {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return Diagnostic(
      .warning, "front-matter-unclosed", path: path, range: start..<start + 3,
      "the front matter is not closed", explanation: "It was read as text.",
      fix: "write a line `---` behind the last key")
  }
}
