import Platform
import Testing

@testable import Commands

struct ArgumentParserTests {
  private func parse(_ line: String) throws -> (command: String?, arguments: Arguments) {
    let (command, arguments) = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
    return (command?.name, arguments)
  }

  @Test(arguments: [
    "build -o out site", "build site -o out", "-o out build site", "build -oout site",
    "build -o=out site", "build --output out site", "build --output=out site",
    "--output out build site", "build -o first --output out site", "build -o out -- site",
    "-q build -v -oout site",
  ])
  func `an option may stand anywhere, in every form`(line: String) throws {
    let (command, arguments) = try parse(line)
    #expect(command == "build")
    #expect(arguments.operands == ["site"])
    #expect(arguments.value(of: .output) == "out")
  }

  @Test func `short options can be bundled, the last with its value`() throws {
    let (_, arguments) = try parse("build -qvoout")
    #expect(arguments.has(.quiet) && arguments.has(.verbose))
    #expect(arguments.value(of: .output) == "out")
    #expect(arguments.isVerbose && !arguments.isQuiet)
  }

  @Test func `the last of two options that contradict each other counts`() throws {
    #expect(try parse("build -vq").arguments.isQuiet)
    #expect(try parse("build --color never --color always").arguments.color == .always)
    #expect(try parse("build").arguments.color == .auto)
  }

  @Test func `behind two dashes nothing is an option`() throws {
    #expect(try parse("build -- --drafts").arguments.operands == ["--drafts"])
    #expect(try parse("build -- --").arguments.operands == ["--"])
    #expect(try parse("-- build").command == "build")
    #expect(try parse("build -").arguments.operands == ["-"])
  }

  @Test func `a value may hold an equals sign and begin with a dash behind one`() throws {
    let (_, arguments) = try parse("build --output=-a=b --base-url=https://a.org/x")
    #expect(arguments.value(of: .output) == "-a=b")
    #expect(arguments.value(of: .baseURL) == "https://a.org/x")
  }

  @Test(arguments: [
    (["clean", ""], "an argument of \"clean\" is empty: an unset variable? \".\" is this folder"),
    (
      ["export", "json", ""],
      "an argument of \"export\" is empty: an unset variable? \".\" is this folder"
    ),
    (["build", "-o", "x\u{FFFD}"], "\"x\u{FFFD}\" is not UTF-8; give the file a name that is"),
  ])
  func `a word that may stand for another folder is refused`(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try ArgumentParser.parse(words) }
  }

  @Test func `without a command the common options are known`() throws {
    let (command, arguments) = try parse("--color always -V")
    #expect(command == nil)
    #expect(arguments.has(.version) && arguments.color == .always)
  }

  static let mistakes = [
    ("biuld", "unknown command \"biuld\"; did you mean \"build\"?"),
    ("generate", "unknown command \"generate\"; did you mean \"build\"?"),
    ("Build", "unknown command \"Build\"; did you mean \"build\"?"),
    ("show x", "unknown command \"show\"; did you mean \"inspect\"?"),
    ("server", "unknown command \"server\"; did you mean \"serve\"?"),
    ("preview", "unknown command \"preview\"; did you mean \"serve\"?"),
    (
      "serve -p web",
      "the option \"--port\" cannot be \"web\"; write a number from 0 to 65535"
    ),
    (
      "fly",
      "unknown command \"fly\"; known are "
        + Command.all.map(\.name).joined(separator: ", ")
    ),
    (
      "quotes.md",
      "\"quotes.md\" is no command; to build a website of it: florilegium build quotes.md"
    ),
    ("build --ouput x", "\"build\" has no option \"--ouput\"; did you mean \"--output\"?"),
    ("build --baseURL x", "\"build\" has no option \"--baseURL\"; did you mean \"--base-url\"?"),
    ("build --dest=x", "\"build\" has no option \"--dest\"; did you mean \"--output\"?"),
    ("build --silent", "\"build\" has no option \"--silent\"; did you mean \"--quiet\"?"),
    ("build --colour", "\"build\" has no option \"--colour\"; did you mean \"--color\"?"),
    ("build --wings", "\"build\" has no option \"--wings\"; see florilegium help build"),
    ("build -x", "\"build\" has no option \"-x\"; see florilegium help build"),
    ("build -qx", "\"build\" has no option \"-x\"; see florilegium help build"),
    ("inspect --strict a", "\"inspect\" has no option \"--strict\"; \"build\" has"),
    ("inspect -b a", "\"inspect\" has no option \"-b\"; \"build\" has"),
    ("--drafts", "unknown option \"--drafts\"; \"build\" has"),
    ("--wings", "unknown option \"--wings\"; see florilegium help"),
    ("build -output x", "the option \"-output\" lacks a dash; did you mean \"--output\"?"),
    ("build -o", "the option \"--output\" needs a value: --output DIR"),
    ("build -o --strict", "the option \"--output\" needs a value: --output DIR"),
    ("build --output=", "the option \"--output\" needs a value: --output DIR"),
    ("build --drafts=yes", "the option \"--drafts\" takes no value"),
    ("build --format jsn", "the option \"--format\" cannot be \"jsn\"; did you mean \"json\"?"),
    (
      "build --format xml",
      "the option \"--format\" cannot be \"xml\"; known are text, compiler, json, github"
    ),
    (
      "inspect --format github a",
      "the option \"--format\" cannot be \"github\"; known are text, json"
    ),
    (
      "build -b example.org",
      "the option \"--base-url\" cannot be \"example.org\"; write an address such as "
        + "https://user.github.io/project/"
    ),
    ("inspect", "\"inspect\" needs a PATH: florilegium inspect PATH"),
    ("inspect a b", "\"inspect\" takes one PATH; \"b\" is too much"),
    ("build a b c", "\"build\" takes one PATH; \"b\" is too much"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named in one line with the way out`(line: String, message: String) throws {
    let error = try #require(throws: UsageError.self) { try parse(line) }
    #expect(error.message == message)
  }
}
