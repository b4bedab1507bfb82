internal import Diagnostics
internal import YAML

/// One key of a page: its name, and how its value is read into the options.
struct PageKey: Sendable {
  let name: String
  /// Puts the value into the options; a fault leaves them as they are.
  let read: @Sendable (YAMLValue, inout PageOptions) -> Fault?

  /// What is wrong with a value, and the way out.
  struct Fault {
    var explanation: String
    var fix: String
  }

  /// Every key that a page knows.
  static let all: [PageKey] = [
    text("title") { $0.title = $1 }, text("description") { $0.description = $1 },
    tag("lang") { $0.lang = $1 }, tag("translation") { $0.translation = $1 },
    tag("language") { $0.language = $1 },
    names("author") { $0.author = $1 }, names("source") { $0.source = $1 },
    choice("dir") { $0.direction = $1 }, choice("style") { $0.style = $1 },
    boolean("exclusive") { $0.exclusive = $1 }, choice("tap") { $0.tap = $1 },
    number("depth", from: 1) { $0.depth = $1 }, number("excerpt", from: 1) { $0.excerpt = $1 },
    openEntries, choice("items") { $0.items = $1 }, choice("attribution") { $0.attribution = $1 },
    choice("group") { $0.group = $1 }, choice("sort") { $0.sort = $1 },
    boolean("reverse") { $0.reverse = $1 }, lineBreaks,
    boolean("smart") { $0.smart = $1 }, boolean("readout") { $0.readout = $1 },
    boolean("split") { $0.split = $1 }, boolean("list") { $0.list = $1 },
    boolean("draft") { $0.draft = $1 }, boolean("publish") { $0.draft = !$1 },
    boolean("unlisted") { $0.unlisted = $1 }, number("weight", from: .min) { $0.weight = $1 },
    date, texts("tags") { $0.tags = $1 }, texts("aliases") { $0.aliases = $1 },
    text("image") { $0.image = $1 },
  ]

  /// What our keys are called in vaults that are older.
  static let synonyms = ["alias": "aliases", "tag": "tags"]
  static let names = all.map(\.name)
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

// The types of values.
extension PageKey {
  private typealias Set<Value> = @Sendable (inout PageOptions, Value) -> Void

  private static func text(_ name: String, _ set: @escaping Set<String>) -> PageKey {
    PageKey(name: name) { value, options in
      guard let text = value.text else {
        return Fault(explanation: "It takes a text.", fix: "write `\(name): some text`")
      }
      set(&options, WikiName.plain(text))
      return nil
    }
  }

  /// A text, or several that make one.
  private static func names(_ name: String, _ set: @escaping Set<String>) -> PageKey {
    PageKey(name: name) { value, options in
      let texts = value.text.map { [$0] } ?? value.items?.compactMap(\.text) ?? []
      guard !texts.isEmpty else {
        return Fault(explanation: "It takes a text.", fix: "write `\(name): some text`")
      }
      set(&options, texts.map(WikiName.plain).joined(separator: ", "))
      return nil
    }
  }

  private static func texts(_ name: String, _ set: @escaping Set<[String]>) -> PageKey {
    PageKey(name: name) { value, options in
      if let text = value.text {
        let words = text.split(separator: ",").map {
          $0.split(separator: " ").joined(separator: " ")
        }
        set(&options, words.filter { !$0.isEmpty })
        return nil
      }
      let texts = value.items?.map(\.text)
      guard let texts, !texts.contains(nil) else {
        return Fault(explanation: "It takes a list of texts.", fix: "write `\(name): [one, two]`")
      }
      set(&options, texts.compactMap { $0 })
      return nil
    }
  }

  private static func boolean(_ name: String, _ set: @escaping Set<Bool>) -> PageKey {
    PageKey(name: name) { value, options in
      guard let answer = value.boolean else {
        return Fault(explanation: "It takes true or false.", fix: "write `\(name): true`")
      }
      set(&options, answer)
      return nil
    }
  }

  private static func number(_ name: String, from least: Int, _ set: @escaping Set<Int>) -> PageKey
  {
    PageKey(name: name) { value, options in
      guard let number = value.integer, number >= least else {
        let kind = least == .min ? "a whole number" : "a whole number from \(least)"
        return Fault(explanation: "It takes \(kind).", fix: "write `\(name): 2`")
      }
      set(&options, number)
      return nil
    }
  }

  private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ set: @escaping Set<Value>
  ) -> PageKey where Value.RawValue == String {
    PageKey(name: name) { value, options in
      let text = value.text?.lowercased() ?? ""
      guard let choice = Value(rawValue: text) else {
        return oneOf(Value.allCases.map(\.rawValue), name: name, given: text)
      }
      set(&options, choice)
      return nil
    }
  }

  private static func oneOf(_ values: [String], name: String, given: String) -> Fault {
    let nearest = EditDistance.nearest(to: given, in: values) ?? values[0]
    return Fault(
      explanation: "It takes one of \(values.joined(separator: ", ")).",
      fix: "did you mean `\(name): \(nearest)`?")
  }

  private static func tag(_ name: String, _ set: @escaping Set<String>) -> PageKey {
    PageKey(name: name) { value, options in
      guard let text = value.text, LanguageTag.isWellFormed(text) else {
        return Fault(
          explanation: "It takes a language tag (BCP 47), such as en, pt-BR or zh-Hans.",
          fix: "write `\(name): \(LanguageTag.advice(for: value.text ?? ""))`")
      }
      set(&options, LanguageTag.shortest(text))
      return nil
    }
  }
}

// Keys with rules of their own.
extension PageKey {
  private static let openEntries = PageKey(name: "open") { value, options in
    if let ids = value.items {
      options.open = .ids(ids.compactMap(\.text))
      return ids.contains { $0.text == nil }
        ? Fault(explanation: "It takes ids.", fix: "write `open: [first-id, second-id]`") : nil
    }
    switch value.text?.lowercased() {
    case "none", "false": options.open = .none
    case "first": options.open = .first
    case "all", "true": options.open = .all
    default:
      let fault = oneOf(["none", "first", "all"], name: "open", given: value.text ?? "")
      return Fault(
        explanation: "It takes none, first, all, or a list of ids.",
        fix: fault.fix + " Or name an id: `open: [\(value.text ?? "id")]`")
    }
    return nil
  }

  private static let lineBreaks = choice("breaks") {
    $0.breaks = $1
    $0.isBreaksGiven = true
  }

  private static let date = PageKey(name: "date") { value, options in
    guard let date = CalendarDate(WikiName.plain(value.text ?? "")) else {
      return Fault(
        explanation: "It takes a day of the calendar, as year-month-day.",
        fix: "write `date: 2024-05-31`")
    }
    options.date = date
    return nil
  }
}
