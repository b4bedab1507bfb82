/// The script for bash, from version 3.2 on.
///
/// bash cuts words at `=`, so that an option and its value are three of them. Where files can stand
/// nothing is replied: bash then completes files itself, with the quotes that they need.
enum BashCompletions {
  static var script: String {
    """
    # bash completion for florilegium

    _florilegium_words() {
      COMPREPLY=($(compgen -W "$1" -- "$2"))
      [ ${#COMPREPLY[@]} -gt 0 ] || _florilegium_nothing
    }

    _florilegium_folders() {
      compopt +o default +o bashdefault -o dirnames 2>/dev/null
    }

    _florilegium_nothing() {
      compopt +o default +o bashdefault 2>/dev/null
    }

    _florilegium() {
      local current="${COMP_WORDS[COMP_CWORD]}"
      local index word command= option= ended= operands=0
      [ "$current" != "=" ] || current=
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word="${COMP_WORDS[index]}"
        if [ "$word" = "=" ]; then
          continue
        elif [ -n "$option" ]; then
          option=
          continue
        fi
        case "$ended$word" in
          --) ended=yes ;;
          \(valueOptions)) option="$word" ;;
          -*) ;;
          *) if [ -z "$command" ]; then command="$word"; else operands=$((operands + 1)); fi ;;
        esac
      done
      if [ -n "$option" ]; then
        case "$command $option" in
    \(lines(values, indent: 6))
        esac
      elif [ -z "$ended" ] && [ "${current#-}" != "$current" ]; then
        case "$command" in
    \(lines(options, indent: 6))
        esac
      else
        case "$command $operands" in
    \(lines(operands, indent: 6))
        esac
      fi
    }

    complete -o bashdefault -o default -F _florilegium florilegium

    """
  }

  /// A pattern of every option behind which a value stands.
  private static var valueOptions: String {
    var seen: Set<String> = []
    return Command.all.flatMap(\.allFlags).filter { $0.placeholder != nil }.flatMap(\.spellings)
      .filter { seen.insert($0).inserted }.joined(separator: " | ")
  }

  private static var values: [String] {
    let own = Command.all.flatMap { command in
      command.flags.filter { $0.placeholder != nil }.map { flag in
        arm(flag.spellings.map { "\"\(command.name) \($0)\"" }, flag.offer)
      }
    }
    let common = Flag.common.filter { $0.placeholder != nil }.map { flag in
      arm(flag.spellings.map { "*\" \($0)\"" }, flag.offer)
    }
    return own + common + [arm(["*"], .nothing)]
  }

  private static var options: [String] {
    Command.all.map { arm([$0.name], .words($0.allFlags.map(\.name))) }
      + [arm(["*"], .words(Flag.common.map(\.name)))]
  }

  private static var operands: [String] {
    let arms = Command.all.flatMap { command in
      command.operands.places.enumerated().map { index, place in
        arm(["\"\(command.name) \(place.repeats ? "\"*" : "\(index)\"")"], place.offer)
      }
    }
    return [arm(["\" 0\""], .words(Command.all.map(\.name)))] + arms + [arm(["*"], .nothing)]
  }

  private static func arm(_ patterns: [String], _ offer: Offer) -> String {
    let action =
      switch offer {
      case .nothing: "_florilegium_nothing"
      case .files: ":"
      case .folders: "_florilegium_folders"
      case .words(let words):
        "_florilegium_words \"\(words.joined(separator: " "))\" \"$current\""
      }
    return "\(patterns.joined(separator: " | "))) \(action) ;;"
  }

  private static func lines(_ lines: [String], indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}
