internal import Diagnostics
internal import Output
internal import Platform

/// What is wrong with the files of a site, or with the lack of them.
enum SourceFault {
  static func diagnostic(for error: FileError, path: String) -> Diagnostic {
    if case .overLimit(let size, let limit) = error.reason {
      return Diagnostic(
        .error, "file-too-large", path: path, "the file has \(size) bytes; \(limit) are read",
        fix: "cut it into several files, or raise `max_file_size` in florilegium.yml")
    }
    return Diagnostic(.error, "unreadable-file", path: path, error.sentence)
  }

  /// A folder without a page in it.
  static func noContent(_ location: SiteLocation) -> Diagnostic {
    let folder = location.content.isEmpty ? "this folder" : "\"\(location.content)\""
    if let beside = MarkdownBeside(location, output: "").files.first {
      return Diagnostic(
        .error, "no-content", path: "", "there is no Markdown in \(folder)",
        explanation: "Beside it lies \(FilePath.join(location.root, beside)).",
        fix: "move what is to be published there, or remove \(folder)")
    }
    return Diagnostic(
      .error, "no-content", path: "", "there is no Markdown in \(folder)",
      fix: "put a file such as quotes.md there, name another folder, or begin a site with"
        + " `florilegium init`")
  }

  /// A folder in which there is nothing to publish yet; a site that was is not emptied by it.
  static func draftsOnly(_ number: Int, _ location: SiteLocation) -> Diagnostic {
    let folder = location.content.isEmpty ? "this folder" : "\"\(location.content)\""
    return Diagnostic(
      .error, "no-content", path: "",
      number == 1 ? "the one file in \(folder) is a draft" : "all files in \(folder) are drafts",
      fix: "take `draft: true` out of what is to be published, or show drafts with --drafts")
  }
}

extension OutputError {
  /// The same as a fault among others.
  var diagnostic: Diagnostic {
    switch self {
    case .refused(let diagnostic): diagnostic
    case .failed(let error): SourceFault.diagnostic(for: error, path: error.path)
    }
  }
}
