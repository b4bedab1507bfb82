internal import Unicode

/// Names of authors as people say them. Catalogues write `Orwell, George`, and lists of authors
/// part them by commas, which in an attribution stand before the work.
enum PersonName {
  /// The name to write before a work. What may be no name alone stays as it is: a comma may well
  /// stand before a work.
  static func readable(_ name: String, isName: Bool) -> String {
    guard isName, name.utf8.contains(UInt8(ascii: ",")) || name.utf8.contains(UInt8(ascii: ";"))
    else { return name }
    let people = name.split(separator: ";").map { turned(trimmed($0)) }
    return people.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// How many words a text has that may be the name of somebody: few words, all with a capital but
  /// for particles, and no sentence; nil for another text.
  static func words(ofName text: String) -> Int? {
    let words = words(text[...])
    guard 1...6 ~= words.count, isName(text[...]), !text.contains(where: { "!?:".contains($0) })
    else { return nil }
    return words.count
  }

  private static func turned(_ name: Substring) -> String {
    let parts = name.split(separator: ",").map(trimmed)
    guard parts.count > 1, parts.allSatisfy(isName) else { return String(name) }
    if parts.count == 2, isFamilyName(parts[0]), words(parts[1]).count <= 3 {
      return isSuffix(parts[1]) ? String(name) : "\(parts[1]) \(parts[0])"
    }
    let isList = parts.allSatisfy { words($0).count > 1 }
    return isList ? parts.joined(separator: "; ") : String(name)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func words(_ text: Substring) -> [Substring] { text.split(separator: " ") }

  /// One word, perhaps with particles such as `van` and `de la` before it.
  private static func isFamilyName(_ text: Substring) -> Bool {
    words(text).dropLast().allSatisfy { !isCapitalised($0) }
  }

  /// Whether all words begin with a capital, but for particles.
  private static func isName(_ text: Substring) -> Bool {
    let words = words(text)
    guard let last = words.last, words.count <= 5 else { return false }
    let particles = words.count { !isCapitalised($0) && $0.count > 3 }
    return particles == 0 && words.contains(where: isCapitalised) && !last.isEmpty
  }

  private static func isCapitalised(_ word: Substring) -> Bool {
    guard let first = word.unicodeScalars.first,
      CharacterClass.of(first.value) == .letter
    else { return false }
    return CharacterClass.lowercase(first.value) != first.value || !first.properties.isLowercase
  }

  private static func isSuffix(_ text: Substring) -> Bool {
    ["jr", "sr", "phd", "md", "ii", "iii", "iv", "esq"].contains(
      text.lowercased().filter { $0 != "." })
  }
}
