package import Output
internal import Platform

/// The output folder of what was built.
package struct BuiltOutput {
  /// The folder.
  package let folder: String
  /// What it has to be built from; nil where the folder was named itself.
  package let source: String?

  /// That of the site at `path` (empty for the current folder), or `path` itself if it is an output
  /// folder; `named` is another one.
  package init(of path: String, named: String? = nil) throws(OutputError) {
    if let named {
      (folder, source) = (named, nil)
    } else if Self.isOutput(path) {
      (folder, source) = (path, nil)
    } else {
      let location = try OutputError.wrap { () throws(FileError) in try SiteLocation(path) }
      let (configuration, _) = try OutputError.wrap { () throws(FileError) in
        try SiteSources.configuration(of: location)
      }
      (folder, source) = (location.defaultOutput(configuration), location.source)
    }
  }

  private static func isOutput(_ path: String) -> Bool {
    !path.isEmpty && (try? File.status(FilePath.join(path, OutputPath.manifest))) != nil
  }
}
