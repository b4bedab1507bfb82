import Commands
import Platform
import TestSupport
import Testing

struct ExportCommandTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("content/stones.md", "> Cut stone.\n> — A. Reyes\n\n> Granite.\n")
    try folder.write("content/chalk/index.md", "---\nitems: bullets\nlang: la\n---\n")
    try folder.write("content/chalk/white.md", "- Creta.\n- Alba.\n")
    try folder.write("content/later.md", "---\ndraft: true\n---\n\n> One.\n\n> Two.\n")
    try folder.write("content/_private.md", "> One.\n\n> Two.\n")
  }

  private func run(_ words: String...) -> Commands.ExitStatus {
    Commands.run(
      ["export"] + words.map { $0.hasPrefix("@") ? folder.path(String($0.dropFirst())) : $0 },
      console: recorder.console())
  }

  @Test func `a page is written for fortune`() {
    #expect(run("fortune", "@content/stones.md") == .clean)
    #expect(recorder.output == "Cut stone.\n\t\t-- A. Reyes\n%\nGranite.\n%\n")
  }

  @Test func `a site is all its pages, without drafts and private files`() {
    #expect(run("json", "@") == .clean)
    #expect(
      recorder.output == """
        [
        {"label":"Creta.","lang":"la","section":"white"},
        {"label":"Alba.","lang":"la","section":"white"},
        {"label":"Cut stone.","author":"A. Reyes"},
        {"label":"Granite."}
        ]

        """)
  }

  @Test func `a folder with an index is one page`() {
    #expect(run("fortune", "@content/chalk") == .clean)
    #expect(recorder.output == "Creta.\n%\nAlba.\n%\n")
  }

  @Test func `drafts come where they are asked for`() {
    #expect(run("csv", "@content", "--drafts") == .clean)
    #expect(recorder.output.contains("\r\nTwo.,"))
    #expect(run("json", "@content/later.md") == .clean)
    #expect(recorder.output.contains("\"label\":\"One.\""))
  }

  @Test func `a page with an error is told, and nothing is written`() throws {
    try folder.write("content/bad.md", "---\nstyle: carousel\n---\n")
    #expect(run("json", "@") == .faults)
    #expect(recorder.output == "")
    #expect(recorder.error.contains("content/bad.md:2:8: error:"))
  }

  @Test func `an unknown format is wrong usage`() {
    #expect(run("jsn", "@") == .usage)
    #expect(recorder.error == "florilegium: unknown format \"jsn\"; did you mean \"json\"?\n")
  }
}
