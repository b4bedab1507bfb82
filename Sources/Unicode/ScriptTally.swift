/// Which scripts a text is written in, from its first letters.
package struct ScriptTally: Sendable {
  /// So many letters tell.
  private static let most = 2_000
  /// Fewer say nothing of a text.
  private static let least = 20

  private var counts: [(script: Script, letters: Int)] = []
  private var letters = 0
  private var hasKana = false

  package init() {}

  /// Whether no letter was counted.
  package var isEmpty: Bool { letters == 0 }

  /// Whether more would not change much.
  package var isFull: Bool { letters >= Self.most }

  /// Counts the letters of UTF-8 text.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    for (scalar, _, _) in Scalars(bytes) {
      guard let script = Script.of(scalar) else { continue }
      letters += 1
      if 0x3041...0x30FF ~= scalar { hasKana = true }
      if let index = counts.firstIndex(where: { $0.script == script }) {
        counts[index].letters += 1
      } else {
        counts.append((script, 1))
      }
      if isFull { return }
    }
  }

  /// The script of three letters in five where a language (BCP 47) is not written in it; nil where
  /// it is, where nothing is known of the language, and of a short text.
  package func script(otherThanOf language: String) -> Script? {
    guard letters >= Self.least,
      let most = counts.max(by: { $0.letters < $1.letters }), most.letters * 5 >= letters * 3
    else { return nil }
    let scripts = Script.all(of: language)
    return scripts.isEmpty || scripts.contains(most.script) ? nil : most.script
  }

  /// The language (BCP 47) that a text with this script is most likely in; nil where none is known.
  package func likelyLanguage(of script: Script) -> String? {
    hasKana && script.isIdeographic ? "ja" : script.likelyLanguage
  }
}
