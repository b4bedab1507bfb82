import Platform
import Templates
import TestSupport
import Testing

@testable import Commands

struct EjectCommandTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("site/florilegium.yml", "title: Stones\n")
    try folder.makeFolder("notes")
  }

  private func run(_ words: String...) -> Commands.ExitStatus {
    Commands.run(
      ["eject"] + words.map { $0.hasPrefix("@") ? folder.path(String($0.dropFirst())) : $0 },
      console: recorder.console())
  }

  @Test func `without a name all templates are listed, each with what it is`() {
    #expect(run() == .clean)
    let lines = recorder.output.split(separator: "\n")
    #expect(lines.count == TemplateFolder().files.count)
    #expect(lines.contains("page.html         the document around every page"))
    #expect(lines.allSatisfy { $0.split(separator: " ").count > 1 })
    #expect(EjectCommand.summaries.count == lines.count)
  }

  @Test(arguments: ["style.css", "style"])
  func `a copy lies in the site's own folder, byte by byte`(name: String) throws {
    #expect(run(name, "@site") == .clean)
    let style = try #require(TemplateFolder()["style.css"])
    #expect(
      try folder.text("site/Templates/style.css") == String(decoding: style.bytes, as: UTF8.self))
    #expect(recorder.error.hasSuffix("Templates/style.css: a copy of the built-in one\n"))
  }

  @Test func `a folder in small letters is the site's own, too`() throws {
    try folder.makeFolder("site/templates")
    #expect(run("page", "@site", "-q") == .clean)
    #expect(try folder.list("site/templates") == ["page.html"])
    #expect(recorder.error == "")
  }

  @Test func `a file that exists stays as it is`() throws {
    try folder.write("site/Templates/page.html", "mine")
    #expect(run("page", "@site") == .failure)
    #expect(try folder.text("site/Templates/page.html") == "mine")
    #expect(recorder.error.hasSuffix("Templates/page.html: it exists already\n"))
  }

  @Test func `a name that is none names its nearest`() throws {
    #expect(run("pag.html", "@site") == .usage)
    #expect(
      recorder.error == "florilegium: unknown template \"pag.html\"; did you mean \"page.html\"?\n")
    #expect(try folder.list("site") == ["florilegium.yml"])
  }

  @Test func `where there is no site nothing is written`() throws {
    #expect(run("page", "@notes") == .failure)
    #expect(
      recorder.error.contains("notes\" is no site: it has neither content/ nor florilegium.yml"))
    #expect(recorder.error.contains("`florilegium init "))
    #expect(try folder.list("notes") == [])
  }
}
