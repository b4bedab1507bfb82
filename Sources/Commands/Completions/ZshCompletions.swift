/// The script for zsh: a function that zsh loads by its name, or that is sourced.
enum ZshCompletions {
  static var script: String {
    """
    #compdef florilegium

    _florilegium() {
      local context state state_descr line
      local -A opt_args
      local -a commands=(
    \(lines(Command.all.map { quoted("\($0.name):\(escaped($0.summary))") }, indent: 4))
      )
      _arguments -C -s -S : \\
    \(lines(Flag.common.flatMap(specifications).map { $0 + " \\" }, indent: 4))
        '1:command:->command' '*::argument:->argument' && return
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in
    \(Command.all.map(arm).joined(separator: "\n"))
          esac ;;
      esac
    }

    if [[ $funcstack[1] == _florilegium ]]; then
      _florilegium "$@"
    else
      compdef _florilegium florilegium
    fi

    """
  }

  private static func arm(_ command: Command) -> String {
    let words = command.allFlags.flatMap(specifications) + command.operands.places.map(operand)
    return """
              \(command.name))
                _arguments -s -S : \\
      \(lines(words, indent: 12, separator: " \\\n")) ;;
      """
  }

  /// One for each spelling of an option, which excludes the others.
  private static func specifications(_ flag: Flag) -> [String] {
    let excluded = flag.spellings.count > 1 ? "(\(flag.spellings.joined(separator: " ")))" : ""
    return flag.spellings.map { spelling in
      let explanation = "[\(escaped(flag.summary))]"
      guard let placeholder = flag.placeholder else {
        return quoted(excluded + spelling + explanation)
      }
      let mark = spelling.hasPrefix("--") ? "=" : "+"
      return quoted(
        excluded + spelling + mark + explanation + ":\(placeholder):" + action(flag.offer))
    }
  }

  private static func operand(_ place: Command.Operands.Place) -> String {
    let name = place.name.replacing("|", with: " ")
    return quoted("\(place.repeats ? "*" : ""):\(name):\(action(place.offer))")
  }

  private static func action(_ offer: Offer) -> String {
    switch offer {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "[]:\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }

  private static func lines(
    _ lines: [String], indent: Int, separator: String = "\n"
  ) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: separator)
  }
}
