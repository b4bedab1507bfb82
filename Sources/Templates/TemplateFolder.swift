/// The built-in templates, style sheets and scripts, replaced one by one by a site's own.
package struct TemplateFolder: Sendable {
  /// All files, in the order of their names; a name stands for one file.
  package let files: [TemplateFile]

  /// Puts the files of a site's `Templates` folder in the place of the built-in ones of the same
  /// name, and adds those that are new. Files that are neither templates (`.html`) nor copied as
  /// they are (`.css`, `.js`, `.svg`) are left out, and so are hidden ones.
  package init(siteFiles: [TemplateFile] = []) {
    self.init(builtIn: BuiltInTemplates.files, siteFiles: siteFiles)
  }

  init(builtIn: [TemplateFile], siteFiles: [TemplateFile]) {
    var byName = Dictionary(builtIn.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    for file in siteFiles where file.isTemplate || file.isVerbatim {
      byName[file.name] = file
    }
    files = byName.values.sorted { $0.name < $1.name }
  }

  /// The files that are compiled.
  package var templates: [TemplateFile] { files.filter(\.isTemplate) }

  /// The files that are published as they are.
  package var verbatim: [TemplateFile] { files.filter(\.isVerbatim) }

  /// The file of this name, such as `style.css`.
  package subscript(name: String) -> TemplateFile? {
    files.first { $0.name == name }
  }
}

extension TemplateFile {
  /// Whether it is a Mustache template.
  package var isTemplate: Bool { !isHidden && name.hasSuffix(".html") }

  /// Whether it is published as it is.
  package var isVerbatim: Bool {
    !isHidden && [".css", ".js", ".svg"].contains { name.hasSuffix($0) }
  }

  private var isHidden: Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
