import Unicode

/// `--` and `---` become dashes, `...` an ellipsis.
enum Dashes {
  static func edits(of text: [UInt8], _ rules: TypographyRules) -> [TypographyEdits.Edit] {
    var edits: [TypographyEdits.Edit] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else {
        index += 1
        continue
      }
      var end = index + 1
      while end < text.count, text[end] == byte { end += 1 }
      let run = Run(
        range: index..<end, before: text.scalar(before: index), after: text.scalar(at: end))
      let new = byte == UInt8(ascii: "-") ? dash(for: run, rules) : ellipsis(for: run, rules)
      if let new { edits.append(TypographyEdits.Edit(range: index..<end, bytes: Array(new.utf8))) }
      index = end
    }
    return edits
  }

  /// Equal marks in a row, and what stands around them.
  private struct Run {
    var range: Range<Int>
    var before: UInt32?
    var after: UInt32?

    /// Whether a character stands beside them.
    func touches(_ characters: StaticString) -> Bool {
      for side in [before, after] {
        guard let side, side < 0x80 else { continue }
        if characters.description.utf8.contains(UInt8(side)) { return true }
      }
      return false
    }

    var isBetweenDigits: Bool { TextSide.of(before) == .digit && TextSide.of(after) == .digit }

    /// Whether Han or kana stand beside them.
    var isWide: Bool {
      before.map(Script.joinsLines) == true || after.map(Script.joinsLines) == true
    }
  }

  private static func dash(for run: Run, _ rules: TypographyRules) -> String? {
    guard 2...3 ~= run.range.count, run.before != nil || run.after != nil else { return nil }
    // Arrows, comments and rules of signs stay.
    if run.touches("<>!|=+") { return nil }
    if rules.isWide, run.isWide { return "——" }
    if run.range.count == 3 { return "—" }
    if run.isBetweenDigits { return "–" }
    // `git --version`: where a dash has blanks on both sides or none, this is the option of a command.
    let isOption =
      run.before != nil && TextSide.of(run.before) == .blank && TextSide.of(run.after) == .letter
    return isOption && rules.dash == "–" ? nil : rules.dash
  }

  private static func ellipsis(for run: Run, _ rules: TypographyRules) -> String? {
    // Ranges and paths stay.
    guard 3...4 ~= run.range.count, !run.isBetweenDigits, !run.touches("/\\") else { return nil }
    if run.range.count == 4 { return "…." }
    return rules.isWide && run.isWide ? "……" : "…"
  }
}
