/// What stands between `[[` and `]]`: a target, and perhaps a label behind a `|`.
struct WikiName {
  /// All are places in the text that was given.
  let target: Range<Int>
  let label: Range<Int>
  /// What a picture is called where it cannot be seen: never its size (`|300`, `|300x200`).
  let alternative: Range<Int>
  private let name: ArraySlice<UInt8>

  /// Nil where nothing is named.
  init?(_ text: ArraySlice<UInt8>) {
    let bar = text.firstIndex(of: UInt8(ascii: "|"))
    let name = text[..<(bar ?? text.endIndex)].trimmed
    guard !name.isEmpty else { return nil }
    self.name = name
    target = name.startIndex..<name.endIndex
    let given = bar.map { text[($0 + 1)...].trimmed } ?? []
    let shown = given.isEmpty ? Self.shown(name) : given
    label = shown.startIndex..<shown.endIndex
    let alternative = Self.withoutSize(given) ?? Self.stem(name)
    self.alternative = alternative.startIndex..<alternative.endIndex
  }

  /// What a picture is called before its size; nil where it is called nothing.
  private static func withoutSize(_ given: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let bar = given.lastIndex(of: UInt8(ascii: "|"))
    let last = bar.map { given[($0 + 1)...].trimmed } ?? given
    let isSize = last.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "x") }
    let text = isSize ? bar.map { given[..<$0].trimmed } ?? [] : given
    return text.isEmpty ? nil : text
  }

  /// The name of a file without its folder and ending, which nobody wants to hear.
  private static func stem(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = name.lastIndex(of: UInt8(ascii: "/"))
    let file = slash.map { name[($0 + 1)...] } ?? name
    let dot = file.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex
    return dot > file.startIndex ? file[..<dot] : file
  }

  /// What is read of a target: a block is named by its page, for its id says nothing to readers.
  private static func shown(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let shown = name.drop { $0 == UInt8(ascii: "#") }
    let block = shown.firstRange(of: Array("#^".utf8)).map { shown[..<$0.lowerBound] } ?? []
    return block.isEmpty ? shown : block.trimmed
  }

  /// Whether the target is a picture by its ending.
  var isPicture: Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    return ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "bmp"].contains(ending)
  }

  /// A text in which links by name are their text.
  static func plain(_ text: String) -> String {
    guard text.contains("[[") else { return text }
    return String(decoding: plain(Array(text.utf8)[...]), as: UTF8.self)
  }

  static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text
    while let bracket = rest.firstRange(of: Array("[[".utf8)) {
      plain.append(contentsOf: rest[..<bracket.lowerBound])
      // No name is longer: brackets without an end must not be looked for again and again.
      let inner = rest[bracket.upperBound...].prefix(longest).prefix { $0 != UInt8(ascii: "]") }
      if text[inner.endIndex...].starts(with: "]]".utf8), let name = WikiName(inner) {
        plain.append(contentsOf: text[name.label])
        rest = text[(inner.endIndex + 2)...]
      } else {
        plain.append(UInt8(ascii: "["))
        rest = rest[(bracket.lowerBound + 1)...]
      }
    }
    return plain + rest
  }

  private static let longest = 512
}
