/// Takes a command line apart: options may stand anywhere, and all after `--` is no option.
///
/// Long options take their value as `--output DIR` or `--output=DIR`, short ones as `-o DIR` or
/// `-oDIR`, and short ones without a value can be bundled: `-qv`.
struct ArgumentParser {
  /// The command that the options belong to; nil when none is named.
  private let command: Command?
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  /// Reads the words behind the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> (command: Command?, Arguments) {
    if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      // What is not UTF-8 arrives so, and would name another file.
      throw UsageError("\"\(word)\" is not UTF-8; give the file a name that is")
    }
    var words = words
    var command: Command?
    if let index = commandIndex(in: words) {
      command = try Command.named(words[index])
      words.remove(at: index)
    }
    var parser = ArgumentParser(command: command, rest: words[...])
    try parser.parse()
    return (command, parser.arguments)
  }

  private init(command: Command?, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  /// The first word that is neither an option nor the value of one.
  private static func commandIndex(in words: [String]) -> Int? {
    let flags = Command.all.flatMap(\.allFlags)
    var index = 0
    while index < words.count {
      let word = words[index]
      if word == "--" { return index + 1 < words.count ? index + 1 : nil }
      guard word.hasPrefix("-"), word.count > 1 else { return index }
      let takesNext = flags.contains { flag in
        flag.placeholder != nil && (word == flag.name || word == flag.short.map { "-\($0)" })
      }
      index += takesNext ? 2 : 1
    }
    return nil
  }

  private mutating func parse() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        rest = []
      } else if word.hasPrefix("--") {
        try parseLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word.count > 1 {
        try parseShort(word.dropFirst())
      } else {
        arguments.operands.append(word)
      }
    }
    if arguments.has(.help) || arguments.has(.version) { return }
    try checkOperands()
  }

  private mutating func parseLong(_ word: Substring) throws(UsageError) {
    let name = word.prefix { $0 != "=" }
    let flag = try flag(named: String(name))
    guard name.endIndex < word.endIndex else { return try add(flag, value: nil) }
    guard flag.placeholder != nil else {
      throw UsageError("the option \"\(flag.name)\" takes no value")
    }
    try add(flag, value: String(word[name.endIndex...].dropFirst()))
  }

  private mutating func parseShort(_ word: Substring) throws(UsageError) {
    // `-output` would be a folder "utput".
    let name = String(word.prefix { $0 != "=" })
    if name.count > 1, flags.contains(where: { $0.long == name }) {
      throw UsageError("the option \"-\(name)\" lacks a dash; did you mean \"--\(name)\"?")
    }
    var letters = word
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", nearest: nil)
      }
      if flag.placeholder != nil, !letters.isEmpty {
        return try add(flag, value: String(letters.first == "=" ? letters.dropFirst() : letters))
      }
      try add(flag, value: nil)
    }
  }

  /// Takes the value from the next word if the option has one and it does not stand there yet.
  private mutating func add(_ flag: Flag, value: String?) throws(UsageError) {
    guard let placeholder = flag.placeholder else { return arguments.add(flag) }
    var value = value
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = rest.removeFirst()
    }
    guard let value, !value.isEmpty else {
      throw UsageError("the option \"\(flag.name)\" needs a value: \(flag.name) \(placeholder)")
    }
    arguments.add(flag, try flag.checked(value))
  }

  private var flags: [Flag] { command?.allFlags ?? Flag.common }

  private func flag(named name: String) throws(UsageError) -> Flag {
    if let flag = flags.first(where: { $0.long == name }) { return flag }
    throw unknown(
      "--" + name, nearest: Near.name(to: name, in: flags.map { ($0.long, $0.synonyms) }))
  }

  private func unknown(_ option: String, nearest: String?) -> UsageError {
    let owner = Command.all.first { other in
      other.flags.contains { $0.name == option || $0.short.map { "-\($0)" } == option }
    }
    let place = command.map { "\"\($0.name)\" has no option \"\(option)\"" }
    let thing = place ?? "unknown option \"\(option)\""
    if let owner, owner.name != command?.name {
      return UsageError("\(thing); \"\(owner.name)\" has")
    }
    if let nearest { return UsageError("\(thing); did you mean \"--\(nearest)\"?") }
    return UsageError("\(thing); see florilegium help" + (command.map { " " + $0.name } ?? ""))
  }

  private func checkOperands() throws(UsageError) {
    guard let command else { return }
    let (operands, found) = (command.operands, arguments.operands)
    if found.count < operands.count.lowerBound {
      throw UsageError(
        "\"\(command.name)\" needs a \(operands.name): florilegium \(command.name) \(operands.usage)"
      )
    }
    if found.contains("") {
      throw UsageError(
        "an argument of \"\(command.name)\" is empty: an unset variable? \".\" is this folder")
    }
    if found.count > operands.count.upperBound {
      let extra = found[operands.count.upperBound]
      let takes = operands.name.isEmpty ? "nothing" : "one \(operands.name)"
      throw UsageError("\"\(command.name)\" takes \(takes); \"\(extra)\" is too much")
    }
  }
}
