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

  /// Says which templates take the place of none and are included by none: their names are most
  /// likely misspelt.
  func unused(in compiled: TemplateSet) -> Report {
    var report = Report()
    let known = Set(TemplateFolder().files.filter(\.isTemplate).map(\.name))
    for file in files where file.isTemplate && !known.contains(file.name) {
      if compiled.includes(file.templateName) { continue }
      let near = EditDistance.nearest(
        to: file.templateName, in: TemplateFolder().templates.map(\.templateName))
      report.add(
        Diagnostic(
          .warning, "unread-settings", path: file.path, "this template is not used",
          explanation: "No template has this name, and none includes it.",
          fix: near.map { "rename it to \($0).html" }
            ?? "write `{{>\(file.templateName)}}` where it is wanted, or remove it"))
    }
    return report
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
