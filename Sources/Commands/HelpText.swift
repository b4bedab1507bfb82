internal import Diagnostics

/// What `help` says, made from the definitions of commands and options, in 80 columns.
struct HelpText {
  private static let width = 80
  private let paint: Paint

  init(isColored: Bool) {
    paint = Paint(isColored: isColored)
  }

  /// The program.
  var overview: String {
    let commands = Command.all.map { ("\($0.name) \($0.operands.usage)", $0.summary) }
    return [
      "Florilegium makes a website of a folder of Markdown: collections that fold.\n",
      section("Usage", "  florilegium COMMAND [OPTION ...]\n"),
      section("To begin", table(Self.beginnings)),
      section("Commands", table(commands)),
      section("Options of every command", table(Flag.common.map(row))),
      Self.paragraph(Self.pathMeaning),
      section("Exit status", table(Self.statuses)),
      "florilegium help COMMAND says more.\n",
    ].joined(separator: "\n")
  }

  /// One command.
  func command(_ command: Command) -> String {
    let operands = command.operands.usage.isEmpty ? "" : " " + command.operands.usage
    var parts = [
      Self.paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
      section("Usage", "  florilegium \(command.name)\(operands) [OPTION ...]\n"),
    ]
    parts += command.details.map(Self.paragraph)
    if !command.flags.isEmpty { parts.append(section("Options", table(command.flags.map(row)))) }
    parts.append(section("Options of every command", table(Flag.common.map(row))))
    if !command.examples.isEmpty {
      parts.append(section("Examples", table(command.examples.map { ($0.line, $0.effect) })))
    }
    return parts.joined(separator: "\n")
  }

  static let pathMeaning = """
    PATH is a site (a folder with content/ or florilegium.yml), any folder of Markdown, or one \
    file. Without it, the current folder is meant.
    """

  private static let beginnings = [
    ("florilegium serve notes -O", "the Markdown in the folder notes, in the browser"),
    ("florilegium init sayings", "a new site in the folder sayings, to write over"),
  ]

  private static let statuses = [
    ("0", "clean"), ("1", "the content has errors or, with --strict, warnings"),
    ("2", "it could not run: no source, no permission, a full disk"), ("64", "wrong usage"),
  ]

  private func section(_ title: String, _ body: String) -> String {
    paint(title, .bold) + "\n" + body
  }

  private func row(_ flag: Flag) -> (String, String) {
    let short = flag.short.map { "-\($0), " } ?? "    "
    return (short + flag.name + (flag.placeholder.map { " " + $0 } ?? ""), flag.summary)
  }

  /// A text in lines of the usual width.
  static func paragraph(_ text: String) -> String {
    wrapped(text, to: width).joined(separator: "\n") + "\n"
  }

  /// Two columns; what does not fit beside the first one stands below it.
  private func table(_ rows: [(String, String)]) -> String {
    let indent = (rows.map { $0.0.count }.max() ?? 0) + 4
    let margin = String(repeating: " ", count: indent)
    return rows.map { name, text in
      let lines = Self.wrapped(text, to: Self.width - indent).joined(separator: "\n" + margin)
      return "  " + name + margin.dropFirst(name.count + 2) + lines + "\n"
    }.joined()
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in words(text) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// The words of a text; code between backticks, which is to be copied, is one of them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isCode = false
    for word in text.split(separator: " ") {
      if isCode { words[words.count - 1] += " " + word } else { words.append(String(word)) }
      if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
    }
    return words
  }
}
