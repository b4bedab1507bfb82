internal import Platform
internal import YAML

/// A folder in which another program keeps notes: what of it is that program's own, and no
/// content. Of its other files only those are published that a page asks for: attachments lie
/// side by side with those of private notes.
package struct Notebook: Sendable, Equatable {
  enum Program: Sendable, Equatable {
    /// A vault: a folder with `.obsidian`.
    case obsidian
    /// A graph: a folder with `logseq` beside `pages` or `journals`.
    case logseq
  }

  let program: Program
  /// Paths below the folder, in lower case.
  private let ownFolders: Set<String>
  /// It has a diary, which is not published.
  let hasJournals: Bool

  /// Nil where no program that is known keeps notes in `folder`, which holds `names`.
  init?(_ folder: String, holding names: some Sequence<String>) {
    let names = Set(names)
    hasJournals = names.contains("journals")
    if names.contains(".obsidian") {
      program = .obsidian
      ownFolders = Self.formFolders(in: FilePath.join(folder, ".obsidian"))
    } else if names.contains("logseq"), names.contains("pages") || hasJournals {
      program = .logseq
      ownFolders = ["logseq", "journals", "whiteboards", "draws", "templates"]
    } else {
      return nil
    }
  }

  /// Where the pages lie that are each a page of the site, not sections of one; empty for none.
  var pageFolder: String { program == .logseq ? "pages" : "" }

  /// Whether a file or folder is the program's own.
  func owns(_ path: String) -> Bool {
    let path = path.lowercased()
    return ownFolders.contains(path) || path.hasSuffix(".excalidraw.md")
  }

  /// Folders that change whenever the program is used, and never change the site.
  static let restless: Set<String> = [".obsidian", ".trash", "logseq"]

  /// What a file is called: Logseq writes a `/` in a name as `___`, or as a percent sign and digits.
  func name(ofFile stem: String) -> String {
    guard program == .logseq else { return stem }
    return stem.replacing("___", with: "/").replacing("%2F", with: "/").replacing("%2f", with: "/")
      .replacing("%3A", with: ":").replacing("%3F", with: "?")
  }

  /// The folders with forms for new notes, as the settings name them.
  private static func formFolders(in settings: String) -> Set<String> {
    var folders: Set<String> = ["templates"]
    let keys = [
      "templates.json": "folder",
      "plugins/templater-obsidian/data.json": "templates_folder",
    ]
    for (file, key) in keys {
      var bytes: [UInt8] = []
      guard (try? File.read(FilePath.join(settings, file), into: &bytes, limit: 1 << 20)) != nil,
        let value = try? YAMLParser.parse(bytes[...]),
        let folder = value.entries?.first(where: { $0.key == key })?.value.text, !folder.isEmpty
      else { continue }
      folders.insert(FilePath.normalized(String(folder.drop { $0 == "/" })).lowercased())
    }
    return folders
  }
}
