/// What a comment for Florilegium says.
enum AllowText {
  /// The rules that `<!-- florilegium: allow a, b -->` names; one empty name where it is meant for
  /// Florilegium and says something else; nil for any other comment.
  static func rules(of comment: ArraySlice<UInt8>) -> [String]? {
    guard comment.starts(with: "<!--".utf8) else { return nil }
    var text = comment.dropFirst(4)
    if text.suffix(3).elementsEqual("-->".utf8) { text = text.dropLast(3) }
    let words = String(decoding: text, as: UTF8.self)
      .split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let first = words.first?.lowercased(), first == "florilegium:" else { return nil }
    let rules = words.dropFirst(2).map { $0.lowercased() }
    return words.dropFirst().first?.lowercased() == "allow" && !rules.isEmpty ? rules : [""]
  }
}
