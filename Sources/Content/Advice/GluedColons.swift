/// Lines that begin with a colon, as meanings do, and a letter.
enum GluedColons {
  static func fix(_ text: AdvisedText) -> String? {
    let found = text.lines.filter { line in
      line.first == UInt8(ascii: ":") && line.dropFirst().first.map { $0 > 0x3A } == true
    }
    guard found.count >= 2, let first = found.first else { return nil }
    let shown = String(decoding: first.dropFirst().unbroken, as: UTF8.self).prefix(40)
    return "leave a blank behind the colon, `: \(shown)`"
  }
}
