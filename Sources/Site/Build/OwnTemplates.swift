internal import Content
internal import Diagnostics
internal import Markdown
internal import Platform
internal import Templates

/// The files of a site's own folder of templates, and what keeps some of them from being used: a
/// built-in one in their place would hide the mistake.
struct OwnTemplates {
  private(set) var files: [TemplateFile] = []
  private(set) var report = Report()

  /// Throws where the folder itself cannot be read.
  init(of location: SiteLocation) throws(FileError) {
    guard let folder = location.templates else { return }
    let tree = try FileTree(folder)
    for problem in tree.problems {
      report.add(SourceFault.diagnostic(for: problem, path: problem.path))
    }
    for entry in tree.entries {
      let path = FilePath.join(folder, entry.path)
      do throws(FileError) {
        try add(TemplateFile(name: entry.path, path: path, bytes: []), entry.status.kind)
      } catch {
        report.add(SourceFault.diagnostic(for: error, path: path))
      }
    }
  }

  private mutating func add(_ file: TemplateFile, _ kind: FileKind) throws(FileError) {
    guard file.isTemplate || file.isVerbatim else { return }
    guard kind == .file else { throw FileError(.read, file.path, .notFile) }
    var file = file
    try File.read(file.path, into: &file.bytes, limit: 16 << 20)
    if let place = SourceScan(file.bytes).invalidByte {
      report.add(SourceFaults.invalidUTF8(file.bytes, at: place, path: file.path))
    } else {
      files.append(file)
    }
  }
}
