import Diagnostics
import Platform
import Templates
import Testing

@Suite struct TemplateFolderTests {
  func file(_ name: String, _ text: String = "mine") -> TemplateFile {
    TemplateFile(name: name, path: "Templates/\(name)", bytes: Array(text.utf8))
  }

  @Test func withoutASiteTheFilesAreBuiltIn() {
    let folder = TemplateFolder()
    #expect(folder.files.allSatisfy { $0.origin == .builtIn })
    #expect(folder["page.html"] != nil)
    #expect(folder["style.css"] != nil)
    #expect(folder.files.map(\.name) == folder.files.map(\.name).sorted())
  }

  /// Whoever adds a file to the folder adds it to the two lists of what is built in.
  @Test func everyFileOfTheRepositoryIsBuiltIn() throws {
    let root = FilePath.join(FilePath.parent(of: #filePath), "../../Templates")
    let names = try FileTree(root).entries.map(\.path)
      .filter { !$0.hasPrefix(".") }
    #expect(TemplateFolder().files.map(\.name) == names.sorted())
    for name in names {
      var bytes: [UInt8] = []
      try File.read(FilePath.join(root, name), into: &bytes, limit: 1 << 20)
      let isSame = TemplateFolder()[name]?.bytes == bytes
      #expect(isSame, "\(name)")
    }
  }

  @Test func aFileOfTheSiteReplacesTheBuiltInOne() {
    let builtIn = TemplateFolder()
    let folder = TemplateFolder(siteFiles: [file("page.html"), file("style.css")])
    #expect(folder.files.map(\.name) == builtIn.files.map(\.name))
    #expect(folder["page.html"] == file("page.html"))
    #expect(folder["style.css"] == file("style.css"))
    for file in builtIn.files where file.name != "page.html" && file.name != "style.css" {
      #expect(folder[file.name] == file)
    }
  }

  @Test func newFilesOfTheSiteAreAdded() {
    let folder = TemplateFolder(siteFiles: [
      file("banner.html"), file("parts/sign.html"), file("a.js"),
    ])
    #expect(folder.templates.map(\.templateName).contains("banner"))
    #expect(folder.templates.map(\.templateName).contains("parts/sign"))
    #expect(folder.verbatim.map(\.name).contains("a.js"))
  }

  @Test(arguments: [
    "README.md", "README", "page.html~", "page.htm", ".page.html", "x.txt", ".git/a.css",
  ])
  func otherFilesAreLeftOut(_ name: String) {
    #expect(TemplateFolder(siteFiles: [file(name)]).files == TemplateFolder().files)
  }

  @Test func templatesAndVerbatimFilesAreApart() {
    let folder = TemplateFolder()
    #expect(folder.templates.allSatisfy { $0.name.hasSuffix(".html") })
    #expect(folder.verbatim.allSatisfy { !$0.name.hasSuffix(".html") })
    let description = folder.files.filter { $0.name == "README.md" }
    #expect(
      folder.templates.count + folder.verbatim.count + description.count == folder.files.count)
  }

  @Test func theBuiltInTemplatesHaveNoFaults() {
    var report = Report()
    _ = TemplateSet(
      compiling: TemplateFolder().templates, vocabulary: .open, reportingTo: &report)
    #expect(report.diagnostics == [])
  }
}
