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
  /// Where its diary lies, which is not published; nil where it has none of its own.
  let journals: String?

  /// Nil where no program that is known keeps notes in `folder`, which holds `names`.
  init?(_ folder: String, holding names: some Sequence<String>) {
    let names = Set(names)
    let hasJournals = names.contains("journals")
    if names.contains(".obsidian") {
      program = .obsidian
      let settings = FilePath.join(folder, ".obsidian")
      let diary = Self.folder("folder", in: "daily-notes.json", of: settings)
      journals = diary.flatMap { (try? Folder(FilePath.join(folder, $0))) == nil ? nil : $0 }
      ownFolders = Self.formFolders(in: settings).union(diary.map { [$0.lowercased()] } ?? [])
    } else if names.contains("logseq"), names.contains("pages") || hasJournals {
      program = .logseq
      journals = hasJournals ? "journals" : nil
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
      if let folder = folder(key, in: file, of: settings) { folders.insert(folder.lowercased()) }
    }
    return folders
  }

  /// A folder that a key of a file in the settings names; nil where it names none.
  private static func folder(_ key: String, in file: String, of settings: String) -> String? {
    var bytes: [UInt8] = []
    guard (try? File.read(FilePath.join(settings, file), into: &bytes, limit: 1 << 20)) != nil,
      let value = try? YAMLParser.parse(bytes[...]),
      let folder = value.entries?.first(where: { $0.key == key })?.value.text
    else { return nil }
    let path = FilePath.normalized(String(folder.drop { $0 == "/" }))
    return path.isEmpty || path == "." ? nil : path
  }
}
