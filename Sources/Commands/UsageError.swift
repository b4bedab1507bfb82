internal import Diagnostics

/// Why a command line cannot be run, in one line.
struct UsageError: Error, Equatable {
  /// The thing first, with the way out, without a full stop.
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// A word that is none of those that are known: names the nearest of them, or all.
  static func unknown(_ thing: String, _ word: String, known: [String]) -> UsageError {
    unknown(thing, nearest: EditDistance.nearest(to: word, in: known), known: known)
  }

  /// The same where the nearest is found elsewhere.
  static func unknown(_ thing: String, nearest: String?, known: [String]) -> UsageError {
    if let nearest { return UsageError("\(thing); did you mean \"\(nearest)\"?") }
    return UsageError("\(thing); known are \(known.joined(separator: ", "))")
  }
}
