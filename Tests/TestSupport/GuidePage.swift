package import Platform

/// A page of the guide, taken apart as far as tests compare it with the code.
package struct GuidePage {
  /// The text of each part that begins with a heading with an id, by the id.
  package private(set) var parts: [String: String] = [:]

  /// Reads `content/guide/NAME.md`.
  package init(_ name: String) throws(FileError) {
    let root = FilePath.join(FilePath.parent(of: #filePath), "../../content/guide")
    var bytes: [UInt8] = []
    try File.read(FilePath.join(root, name + ".md"), into: &bytes, limit: 1 << 20)
    var id = ""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") {
        id = line.hasSuffix("}") ? String(line.split(separator: "#").last?.dropLast() ?? "") : ""
      }
      parts[id, default: ""] += line + "\n"
    }
  }

  /// What stands behind a prefix in the ids that have it.
  package func names(_ prefix: String) -> [String] {
    parts.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  /// The first two columns of the table of a part, without the head; the first without backticks.
  package func rows(_ id: String) -> [(name: String, shape: String)] {
    let lines = (parts[id] ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
    return lines.map { line in
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return (cells[0].filter { $0 != "`" }, cells[1])
    }
  }
}
