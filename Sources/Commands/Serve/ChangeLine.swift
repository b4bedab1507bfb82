internal import Platform
internal import Preview
internal import Site

/// What has changed and what came of it, in one line: `content/faq.md: 40 entries, 6 ms`.
enum ChangeLine {
  static func text(_ note: LivePreview.Note) -> String {
    let changes = whole(note.changes)
    var facts: [String] = []
    if let kind = changes.first?.kind, kind != .modified, changes.allSatisfy({ $0.kind == kind }) {
      facts.append("\(kind)")
    }
    if note.update.entries > 0 {
      facts.append(Counted.text(note.update.entries, "entry", "entries"))
    }
    let milliseconds = max(1, Int((note.duration / .milliseconds(1)).rounded()))
    facts.append("\(milliseconds) ms")
    return "\(subject(changes)): \(facts.joined(separator: ", "))\n"
  }

  /// A folder stands for all that came or went with it.
  private static func whole(_ changes: [Snapshot.Change]) -> [Snapshot.Change] {
    let kinds = Dictionary(changes.map { ($0.path, $0.kind) }, uniquingKeysWith: { a, _ in a })
    return changes.filter { change in
      if change.kind == .modified { return true }
      var folder = FilePath.parent(of: change.path)
      while !folder.isEmpty, folder != "/" {
        if kinds[folder] == change.kind { return false }
        folder = FilePath.parent(of: folder)
      }
      return true
    }
  }

  private static func subject(_ changes: [Snapshot.Change]) -> String {
    if let (old, new) = renaming(changes) { return "\(old) → \(new)" }
    return changes.count <= 2
      ? changes.map(\.path).joined(separator: ", ") : "\(changes.count) files"
  }

  /// What went and what came, where one is the other with another name or in another folder.
  private static func renaming(_ changes: [Snapshot.Change]) -> (old: String, new: String)? {
    guard changes.count == 2, let old = changes.first(where: { $0.kind == .removed })?.path,
      let new = changes.first(where: { $0.kind == .added })?.path
    else { return nil }
    let isSame =
      FilePath.parent(of: old) == FilePath.parent(of: new)
      || FilePath.name(of: old) == FilePath.name(of: new)
    return isSame ? (old, new) : nil
  }
}
