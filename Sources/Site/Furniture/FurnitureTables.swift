extension Furniture {
  /// The words of a language in the order of ``Word``; nil where it is not known.
  static func words(of language: String) -> [String]? {
    let tag = language == "no" || language == "nn" ? "nb" : language
    return files.first { $0.language == tag }.map { words(in: $0.bytes) }
  }

  /// The tags of the languages that are built in.
  package static var languages: [String] { files.map(\.language) }

  /// The words of a file, each on a line behind its name.
  private static func words(in bytes: [UInt8]) -> [String] {
    var words = Array(repeating: "", count: Word.allCases.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard let place = Word.allCases.firstIndex(where: { $0.rawValue == name }) else { continue }
      words[place] = String(decoding: line[(colon + 1)...].drop { $0 == 0x20 }, as: UTF8.self)
    }
    return words
  }

  /// A file that is added to the folder `Languages` is added here and to Package.swift.
  private static let files: [(language: String, bytes: [UInt8])] = [
    ("ar", PackageResources.ar_txt), ("cs", PackageResources.cs_txt),
    ("da", PackageResources.da_txt), ("de", PackageResources.de_txt),
    ("el", PackageResources.el_txt), ("en", PackageResources.en_txt),
    ("es", PackageResources.es_txt), ("fi", PackageResources.fi_txt),
    ("fr", PackageResources.fr_txt), ("he", PackageResources.he_txt),
    ("it", PackageResources.it_txt), ("ja", PackageResources.ja_txt),
    ("ko", PackageResources.ko_txt), ("nb", PackageResources.nb_txt),
    ("nl", PackageResources.nl_txt), ("pl", PackageResources.pl_txt),
    ("pt", PackageResources.pt_txt), ("ru", PackageResources.ru_txt),
    ("sv", PackageResources.sv_txt), ("tr", PackageResources.tr_txt),
    ("uk", PackageResources.uk_txt), ("zh", PackageResources.zh_txt),
  ]
}
