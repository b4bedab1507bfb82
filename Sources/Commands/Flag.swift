internal import Site

/// An option of the command line. Parsing, help and completions all follow this one definition.
struct Flag: Sendable, Equatable {
  /// What stands behind it.
  enum Value: Sendable, Equatable {
    case none
    /// Anything; the word, such as `DIR`, names it in the help.
    case any(String)
    /// The address of a site.
    case address(String)
    /// A whole number between two others.
    case number(String, ClosedRange<Int>)
    /// One of a few words.
    case choice(String, [String])
  }

  /// The name behind `--`.
  let long: String
  /// The letter behind `-`.
  let short: Character?
  let value: Value
  /// What it does, for the help: a phrase without a full stop.
  let summary: String
  /// What other programs call it.
  let synonyms: [String]

  init(
    _ long: String, short: Character? = nil, takes value: Value = .none, _ summary: String,
    synonyms: [String] = []
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.summary = summary
    self.synonyms = synonyms
  }

  /// Such as `--output`.
  var name: String { "--" + long }

  /// Such as `DIR`; nil when no value stands behind it.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .any(let word), .address(let word), .number(let word, _), .choice(let word, _): word
    }
  }

  /// The value as given, or why it cannot be.
  func checked(_ given: String) throws(UsageError) -> String {
    let thing = "the option \"\(name)\" cannot be \"\(given)\""
    switch value {
    case .choice(_, let words) where !words.contains(given):
      throw .unknown(thing, given, known: words)
    case .address where BaseURL.normalized(given) == nil:
      throw UsageError("\(thing); write an address such as https://user.github.io/project/")
    case .number(_, let range) where Int(given).map(range.contains) != true:
      throw UsageError(
        "\(thing); write a number from \(range.lowerBound) to \(range.upperBound)")
    default: return given
    }
  }
}
