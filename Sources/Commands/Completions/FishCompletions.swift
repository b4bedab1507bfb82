/// The script for fish, from version 3.0 on: a line for each thing that can be completed, with the
/// condition under which it can.
enum FishCompletions {
  static var script: String {
    """
    # fish completion for florilegium

    # Succeeds where the command is $argv[1], empty for none yet, and if $argv[2] is given, behind so
    # many words of it; with a third argument, or more.
    function __florilegium_at
        set -l command ''
        set -l operands 0
        set -l takes_value no
        for word in (commandline -opc)[2..-1]
            if test $takes_value = yes
                set takes_value no
                continue
            end
            switch $word
                case \(valueOptions)
                    set takes_value yes
                case '-*'
                case '*'
                    if test -z "$command"
                        set command $word
                    else
                        set operands (math $operands + 1)
                    end
            end
        end
        test "$command" = "$argv[1]"
        and switch (count $argv)
            case 1
                true
            case 2
                test $operands -eq $argv[2]
            case '*'
                test $operands -ge $argv[2]
        end
    end

    complete -c florilegium -f
    \(Command.all.map(name).joined(separator: "\n"))
    \(Flag.common.map { option($0, condition: nil) }.joined(separator: "\n"))
    \(Command.all.flatMap(options).joined(separator: "\n"))
    \(Command.all.flatMap(operands).joined(separator: "\n"))

    """
  }

  private static var valueOptions: String {
    var seen: Set<String> = []
    return Command.all.flatMap(\.allFlags).filter { $0.placeholder != nil }.flatMap(\.spellings)
      .filter { seen.insert($0).inserted }.joined(separator: " ")
  }

  private static func name(_ command: Command) -> String {
    line("'__florilegium_at \"\"'", "-a \(command.name) -d \(quoted(command.summary))")
  }

  private static func options(_ command: Command) -> [String] {
    command.flags.map { option($0, condition: "'__florilegium_at \(command.name)'") }
  }

  private static func option(_ flag: Flag, condition: String?) -> String {
    let short = flag.short.map { "-s \($0) " } ?? ""
    let value = flag.placeholder == nil ? "" : " -r" + arguments(flag.offer)
    return line(condition, "\(short)-l \(flag.long)\(value) -d \(quoted(flag.summary))")
  }

  private static func operands(_ command: Command) -> [String] {
    command.operands.places.enumerated().compactMap { index, place in
      if place.offer == .nothing { return nil }
      let more = place.repeats ? " more" : ""
      let condition = "'__florilegium_at \(command.name) \(index)\(more)'"
      return line(condition, String(arguments(place.offer).dropFirst()))
    }
  }

  private static func arguments(_ offer: Offer) -> String {
    switch offer {
    case .nothing: " -f"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories)'"
    case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func line(_ condition: String?, _ rest: String) -> String {
    "complete -c florilegium \(condition.map { "-n \($0) " } ?? "")\(rest)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "'\(escaped)'"
  }
}
