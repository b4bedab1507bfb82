import Testing

@testable import Commands

struct CommandTableTests {
  @Test func `no name, letter or synonym is used twice`() {
    let words = Command.all.flatMap { [$0.name] + $0.synonyms }
    #expect(Set(words).count == words.count)
    for command in Command.all {
      let options = command.allFlags.flatMap { [$0.long] + $0.synonyms }
      #expect(Set(options).count == options.count, "\(command.name)")
      let letters = command.allFlags.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test func `an option means the same in every command that knows it`() {
    var owners: [String: Flag] = [:]
    for flag in Command.all.flatMap(\.allFlags) {
      #expect((owners[flag.long] ?? flag).short == flag.short)
      #expect(((owners[flag.long] ?? flag).placeholder == nil) == (flag.placeholder == nil))
      owners[flag.long] = flag
    }
  }

  @Test func `phrases of the help end without a full stop, details with one`() {
    for command in Command.all {
      #expect(!command.summary.hasSuffix("."))
      #expect(command.details.allSatisfy { $0.hasSuffix(".") })
      #expect(command.allFlags.allSatisfy { !$0.summary.hasSuffix(".") })
    }
  }
}
