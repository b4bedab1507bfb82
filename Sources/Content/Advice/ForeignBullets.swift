/// Lines that begin with the sign of a bullet in other programs.
enum ForeignBullets {
  private static let signs = ["•", "◦", "▪", "·", "‣", "●"]

  static func fix(_ text: AdvisedText) -> String? {
    // The first line may announce them.
    let lines = Array(text.lines.dropFirst(text.lines.count > 2 ? 1 : 0))
    let areBullets = AdvisedText.are(lines) { line in
      signs.contains { line.starts(with: $0.utf8) }
    }
    guard areBullets, let line = text.lines.last else { return nil }
    let sign = String(decoding: line.prefix { $0 > 0x20 }.prefix(3), as: UTF8.self)
    return "write `- ` in place of `\(sign.prefix(1))`, and leave a blank line before the first"
  }
}
