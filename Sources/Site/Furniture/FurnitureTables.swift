extension Furniture {
  /// The words of a language in the order of ``Word``; nil where it is not known.
  static func words(of language: String) -> [String]? {
    let tag = language == "no" || language == "nn" ? "nb" : language
    for paragraphs in [fromArToIt, fromJaToZh] {
      for paragraph in paragraphs.split(separator: "\n\n") where paragraph.hasPrefix(tag + "\n") {
        return paragraph.split(separator: "\n").dropFirst().map(String.init)
      }
    }
    return nil
  }

  /// The tags of the languages that are built in.
  package static var languages: [String] {
    [fromArToIt, fromJaToZh].flatMap { paragraphs in
      paragraphs.split(separator: "\n\n").compactMap { $0.split(separator: "\n").first }
        .map(String.init)
    }
  }
}
