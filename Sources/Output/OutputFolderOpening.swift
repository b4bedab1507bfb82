internal import Diagnostics
internal import Platform

extension OutputFolder {
  /// Opens the output folder `path`, made if it is missing, and finishes a commit that was killed.
  ///
  /// Refused are `/`, the home folder, the `sources` (files or folders), whatever holds one of
  /// these, and a folder with files and no manifest unless `adopt` allows it: then the files stay.
  /// So is a folder that another build has open and, unless `replaces` allows it, one that holds what
  /// was built from another `source`.
  package static func open(
    _ path: String, sources: [String], from source: String? = nil, replaces: Bool = true,
    adopt: Bool = false
  ) throws(OutputError) -> OutputFolder {
    let place = try OutputError.wrap { () throws(FileError) in try OutputPlace(path) }
    try place.check(sources: sources, home: Environment.homeFolder)
    let made = try OutputError.wrap { () throws(FileError) in try place.make() }
    do throws(OutputError) {
      return try open(place, from: source, replaces: replaces, adopt: adopt, made: made)
    } catch {
      remove(made)
      throw error
    }
  }

  private static func open(
    _ place: OutputPlace, from source: String?, replaces: Bool, adopt: Bool, made: [String]
  ) throws(OutputError) -> OutputFolder {
    let root = SharedFolder(
      try OutputError.wrap { () throws(FileError) in
        try Folder(place.resolved, shownAs: place.given)
      })
    guard root.folder.lock() else {
      throw .refusal(
        "output-busy", "another build is writing the output folder \(place.given)",
        fix: "wait until it has ended, then build again")
    }
    try OutputError.wrap { () throws(FileError) in try OutputCommit.resume(root) }
    let origin = try OutputError.wrap { () throws(FileError) in
      try source.flatMap { (source) throws(FileError) in
        try OutputOrigin.name(of: source, from: place)
      }
    }
    if let old = try manifest(of: root.folder) {
      if !replaces { try check(old, place, origin) }
      return OutputFolder(root, old, origin: origin, isNew: false, made: made)
    }
    let strangers = try strangers(in: root.folder)
    if let first = strangers.first, !adopt {
      throw .refusal(
        "output-refused",
        "the output folder \(place.given) holds files that Florilegium did not write",
        explanation: "One of them is \(FilePath.join(place.given, first)).",
        fix: "name an empty or a new folder with --output, or keep the files with --adopt")
    }
    return OutputFolder(root, .empty, origin: origin, isNew: strangers.isEmpty, made: made)
  }

  /// Refuses to let a site go that was built from something else.
  private static func check(
    _ old: OutputManifest, _ place: OutputPlace, _ origin: String?
  ) throws(OutputError) {
    guard let origin, let other = old.origin, !OutputOrigin.takesIn(origin, other) else { return }
    // Somebody who names a part of a site, such as its content, means the site.
    let whole = OutputOrigin.takesIn(other, origin) ? OutputOrigin.path(other, from: place) : nil
    throw .refusal(
      "output-refused",
      "the output folder \(place.given) holds the website of"
        + " \(OutputOrigin.shown(other, from: place))",
      explanation: "That of \(OutputOrigin.shown(origin, from: place)) would take its place.",
      fix: (whole.map { "build the whole of it: `florilegium build \(ShellWord.of($0))`; else " }
        ?? "")
        + "name another folder with --output, or this one to replace it: -o \(ShellWord.of(place.given))"
    )
  }

  internal static func manifest(
    of root: borrowing Folder
  ) throws(OutputError) -> OutputManifest? {
    do throws(OutputManifest.ReadingError) {
      return try OutputManifest(in: root, OutputPath.manifest)
    } catch {
      let path = FilePath.join(root.path, OutputPath.manifest)
      switch error {
      case .failed(let error): throw .failed(error)
      case .fault(.otherVersion):
        throw .refusal(
          "output-refused", "\(path) was written by another version of Florilegium",
          fix: "build with that version, or name another folder with --output")
      case .fault(.malformed):
        throw .refusal(
          "output-refused", "\(path) is damaged",
          explanation: "It lists the files of the site, which nothing else tells from others.",
          fix: "empty the folder \(root.path), or name another with --output")
      }
    }
  }

  /// What lies in a folder without manifest; the Finder's notes on how to show it are nobody's.
  private static func strangers(in root: borrowing Folder) throws(OutputError) -> [String] {
    do throws(FileError) {
      let found = try root.names()
      return found.names.filter { $0 != OutputPath.staging && $0 != ".DS_Store" }
        + found.unreadable
    } catch {
      throw .failed(error)
    }
  }

  /// Removes folders that were made for nothing.
  internal static func remove(_ made: [String]) {
    for folder in made.reversed() {
      // A folder that somebody uses by now stays.
      _ = try? Folder.remove(folder)
    }
  }
}
