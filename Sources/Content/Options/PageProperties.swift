internal import Markdown
internal import YAML

/// Keys of the page as Logseq writes them, where there is no front matter: lines `key:: value` at
/// the very beginning, in a bullet or not. What is no key of ours, or has a value that it cannot
/// have, stays text.
struct PageProperties {
  /// The keys that were read, in lower case.
  private(set) var keys: Set<String> = []
  /// The first byte behind the lines.
  private(set) var end = 0
  private var section: SectionKeys?

  init() {}

  /// Reads the first lines of a file from byte `start` on into options. Keys of pages are none of
  /// a section.
  init(
    _ source: [UInt8], from start: Int, section: SectionKeys? = nil, into options: inout PageOptions
  ) {
    self.section = section
    var line = source[start...].drop { $0 <= 0x20 }
    if line.starts(with: "- ".utf8) { line = line.dropFirst(2) }
    while !line.isEmpty {
      let end = line.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? line.endIndex
      guard let property = Property(line[..<end]) else { break }
      read(property, into: &options)
      self.end = end
      line = source[end...].drop { $0 <= 0x20 }
      // A blank line ends them.
      if SourceLine.countEnds(in: source[end..<line.startIndex]) > 1 { break }
    }
  }

  private mutating func read(_ property: Property, into options: inout PageOptions) {
    let name = property.key == "public" ? "publish" : PageKey.synonyms[property.key] ?? property.key
    guard let key = PageKey.named[name], section?.leavesOut(name) != true else { return }
    let value = YAMLValue(.scalar(property.text, isPlain: true), range: 0..<0)
    if !property.text.isEmpty, key.read(value, &options) == nil { keys.insert(property.key) }
  }
}

/// One line `key:: value`.
struct Property {
  /// In lower case.
  let key: String
  /// Links by name as their text, tags without their `#`.
  let text: String

  /// Nil for a line that is none: a key begins with a letter and holds no blanks.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, 0x61...0x7A ~= first | 0x20 else { return nil }
    let name = line.prefix(Self.longestKey).prefix(while: Self.isKeyByte)
    let rest = line[name.endIndex...]
    guard rest.starts(with: "::".utf8), rest.count == 2 || rest.dropFirst(2).first == 0x20 else {
      return nil
    }
    key = String(decoding: name, as: UTF8.self).lowercased()
    text = Self.plain(rest.dropFirst(2))
  }

  private static let longestKey = 40

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  /// A text without the brackets of links by name, and without the marks of tags.
  private static func plain(_ value: ArraySlice<UInt8>) -> String {
    let words = WikiName.plain(value).split(whereSeparator: { $0 <= 0x20 })
    return words.map { word in
      String(decoding: word.count > 1 ? word.drop { $0 == UInt8(ascii: "#") } : word, as: UTF8.self)
    }.joined(separator: " ")
  }
}
