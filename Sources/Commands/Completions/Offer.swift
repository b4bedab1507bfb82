internal import Diagnostics

/// What a shell can offer where a word is to be completed.
enum Offer: Sendable, Equatable {
  case nothing
  case files
  case folders
  case words([String])

  /// What the word says that stands for a value in the help.
  init(placeholder: String) {
    switch placeholder {
    case "PATH", "FILE", "PAGE": self = .files
    case "DIR", "FOLDER": self = .folders
    case "COMMAND": self = .words(Command.all.map(\.name))
    case "RULE": self = .words(Rule.all.map(\.name))
    default: self = .nothing
    }
  }
}

extension Flag {
  /// What can stand behind it.
  var offer: Offer {
    switch value {
    case .none, .address, .number: .nothing
    case .choice(_, let words): .words(words)
    case .any(let placeholder): Offer(placeholder: placeholder)
    }
  }

  /// As it is written: `-o` and `--output`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [name] }
}

extension Command.Operands {
  /// One word behind the name of a command.
  struct Place: Sendable, Equatable {
    /// Such as `FILE`.
    var name: String
    var offer: Offer
    /// Any number may follow.
    var repeats: Bool
  }

  /// The words of the usage, such as `FORMAT` and `FILE` of `FORMAT FILE...`.
  var places: [Place] {
    usage.split(separator: " ").enumerated().map { index, word in
      let name = String(word.filter { !"[].".contains($0) })
      let offer = index == 0 && !choices.isEmpty ? .words(choices) : Offer(placeholder: name)
      return Place(name: name, offer: offer, repeats: word.hasSuffix("..."))
    }
  }
}
