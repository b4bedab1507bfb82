internal import Platform

/// Takes away what builds have written: what the manifest of an output folder lists, and nothing
/// else.
package enum OutputCleaning {
  /// What was taken away, or would be.
  package struct Result: Sendable, Equatable {
    /// The output folder as the user named it, or as it lies below the site.
    package var output: String
    /// Paths of files below the output, in the order of their bytes.
    package var files: [String] = []
    /// Something of others is left in the folder.
    package var hasRest = false
  }

  /// Cleans an output folder; `isDry` only looks.
  ///
  /// Where the folder is missing nothing has to be done. A folder without a manifest is refused, and
  /// so is one that was built from something else than `source`, unless that is nil.
  package static func clean(
    _ output: String, builtFrom source: String?, isDry: Bool
  ) throws(OutputError) -> Result {
    guard try OutputError.wrap({ () throws(FileError) in try exists(output) }) else {
      return Result(output: output)
    }
    let root = SharedFolder(
      try OutputError.wrap { () throws(FileError) in try Folder(output) })
    guard root.folder.lock() else {
      throw .refusal(
        "output-busy", "a build is writing the output folder \(output)",
        fix: "wait until it has ended, then clean again")
    }
    if !isDry {
      try OutputError.wrap { () throws(FileError) in try OutputCommit.resume(root) }
    }
    guard let manifest = try OutputFolder.manifest(of: root.folder) else {
      throw .refusal(
        "output-refused", "the folder \(output) holds nothing that Florilegium knows",
        explanation: "It has no list of what was built, so nothing in it is removed.",
        fix: "name the folder that was built with --output")
    }
    if let source { try check(manifest, output, builtFrom: source) }
    return try OutputError.wrap { () throws(FileError) in
      try clean(root, manifest, output, isDry: isDry)
    }
  }

  private static func clean(
    _ root: SharedFolder, _ manifest: OutputManifest, _ output: String, isDry: Bool
  ) throws(FileError) -> Result {
    var result = Result(output: output)
    var removal = OutputRemoval(root)
    let paths = Array(manifest.paths)
    if isDry {
      result.files = try removal.files(among: paths)
      return result
    }
    result.files = try removal.remove(paths)
    // The list goes last: if this is killed, the next one goes on.
    try root.folder.remove(OutputPath.manifest)
    result.hasRest = try !removeFolder(output)
    return result
  }

  /// The folder itself, unless it is not empty or somebody works in it.
  private static func removeFolder(_ output: String) throws(FileError) -> Bool {
    let resolved = try File.resolve(output)
    let current = try File.resolve(".")
    guard try Folder(resolved).names() == ([], []) else { return false }
    if !FilePath.contains(resolved, current) { _ = try? Folder.remove(resolved) }
    return true
  }

  private static func check(
    _ manifest: OutputManifest, _ output: String, builtFrom source: String
  ) throws(OutputError) {
    let (place, name) = try OutputError.wrap { () throws(FileError) in
      let place = try OutputPlace(output)
      return (place, try OutputOrigin.name(of: source, from: place))
    }
    guard let name, let origin = manifest.origin, !OutputOrigin.takesIn(name, origin) else {
      return
    }
    throw .refusal(
      "output-refused",
      "the website in \(output) was not built from \(OutputOrigin.shown(name, from: place))",
      explanation: "It was built from \(OutputOrigin.shown(origin, from: place)).",
      fix: "name the folder that is to be cleaned: -o \(output)")
  }

  /// The folder to clean, and what it has to be built from, unless it was named itself.
  private static func exists(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try File.status(path)
      return true
    } catch {
      if error.reason == .notFound { return false }
      throw error
    }
  }
}
