import Starters
import TestSupport
import Testing

@testable import Commands

struct CompletionTests {
  @Test func `the words of a usage say what can stand there`() {
    let places = Command.Operands(
      usage: "FORMAT FILE...", name: "", count: 2...9, choices: ["csv", "json"]
    ).places
    #expect(
      places == [
        .init(name: "FORMAT", offer: .words(["csv", "json"]), repeats: false),
        .init(name: "FILE", offer: .files, repeats: true),
      ])
    #expect(Command.Operands.optional("FOLDER").places.map(\.offer) == [.folders])
    #expect(Command.Operands.none.places == [])
  }

  @Test func `the values of an option are those that it can have`() {
    #expect(Flag.format.offer == .words(["text", "compiler", "json", "github"]))
    #expect(Flag.output.offer == .folders)
    #expect(Flag.port.offer == .nothing && Flag.strict.offer == .nothing)
  }

  @Test(arguments: CompletionsCommand.Shell.allCases)
  func `a script names every command and option, and nothing that a shell would run`(
    shell: CompletionsCommand.Shell
  ) {
    let script = shell.script
    for command in Command.all {
      #expect(script.contains(command.name))
      for flag in command.allFlags { #expect(script.contains(flag.long)) }
    }
    // Backticks and dollars of a text would be.
    for text in Command.all.flatMap({ [$0.summary] + $0.allFlags.map(\.summary) }) {
      #expect(!text.contains { "`$".contains($0) })
    }
  }

  @Test func `the guide lists every option of the command`() throws {
    let options = try GuidePage("options")
    let flags = Set(Command.all.flatMap(\.allFlags).map(\.long))
    #expect(options.names("option-") == flags.sorted())
    for flag in Command.all.flatMap(\.allFlags) {
      let head = options.parts["option-" + flag.long]?.split(separator: "\n").first ?? ""
      for spelling in flag.spellings { #expect(head.contains(spelling), "\(flag.long)") }
      #expect(head.contains(" \(flag.placeholder ?? "")") || flag.long == "output")
    }
  }

  @Test(arguments: Preset.allCases)
  func `a preset has a home, pages, and a page to begin with`(preset: Preset) {
    let paths = preset.files.map(\.path)
    #expect(paths == paths.sorted() && Set(paths).count == paths.count)
    #expect(paths.contains("content/index.md"))
    #expect(Preset.frame.allSatisfy { paths.contains($0.path) })
    #expect(String(decoding: preset.page, as: UTF8.self).hasPrefix("---\n"))
  }
}
