internal import Diagnostics

/// Finds what was meant among names that have synonyms.
enum Near {
  /// A synonym counts before a slip, and a slip in a name before one in a synonym.
  static func name(to word: String, in known: [(name: String, synonyms: [String])]) -> String? {
    let folded = word.lowercased()
    if let exact = known.first(where: { $0.synonyms.contains(folded) }) { return exact.name }
    if let near = EditDistance.nearest(to: word, in: known.map(\.name)) { return near }
    let synonym = EditDistance.nearest(to: word, in: known.flatMap(\.synonyms))
    return known.first { synonym.map($0.synonyms.contains) ?? false }?.name
  }
}
