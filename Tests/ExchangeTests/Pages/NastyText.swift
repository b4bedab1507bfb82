import TestSupport

/// Texts made of pieces that mean something in Markdown, or to the reader, or at a line's start.
struct NastyText {
  private var random: Randomness

  private let pieces: [String]

  init(seed: UInt64, addresses: Bool = false) {
    random = Randomness(seed: seed)
    pieces = Self.pieces + (addresses ? Self.addresses : [])
  }

  static let addresses = ["http://a.bc/d_e?f=1&amp=2", "www.example.org", "https://x.org/a_(b)"]

  static let pieces = [
    "#", "##", "###### ", "-", "- ", "+ ", "* ", "1. ", "12) ", ">", "> ", "***", "---", "===", "_",
    "__",
    "`", "```", "~~~", "~", "<b>", "</b>", "<!-- x -->", "<details>", "<br>", "<a@b.c>", "[x]", "[",
    "]", "[[wiki]]", "![[picture.png]]", "![a](b)", "[a](b)", "[a]: b", "[^1]: word", "[!quote]",
    "&amp;",
    "&#65;", "&", "{#id}", "{.open}", "{lang=de}", "{", "}", "^id", "==mark==", "==", "%%private%%",
    "%%", "$",
    "\\", "|", "| a | b |", "|---|---|", "--- | ---", ": meaning", "author:: ", "{{ name }}", "!",
    "?", ".", "…", "\"", "«", "»", "—", "–", "-- ", "― ", "《论语》", "“", "”", "word", "Word", "слово",
    "Слово.", "言葉", "。", "كلمة", "λόγος", "é", "🙂", "a_b_c",
    "  ", "\t", "    code", "http", "Reyes", "A. B.", "(c)", "no", "publish: false", "<wbr>",
    "<footer>", "<cite>", "'", "\u{200B}", "\u{A0}", "\u{FE0F}", "1984.", "0", "<", "</", "<?",
    "<!",
  ]

  mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func line(of most: Int = 6) -> String {
    var line = ""
    for _ in 0...number(below: most) {
      line += pieces[number(below: pieces.count)]
      if number(below: 2) == 0 { line += " " }
    }
    return line
  }

  mutating func text(paragraphs: Int = 3, lines: Int = 4) -> String {
    (0...number(below: paragraphs)).map { _ in
      (0...number(below: lines)).map { _ in line() }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
