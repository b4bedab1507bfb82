import Commands
import Platform
import Testing

struct RunTests {
  @Test func `the statuses are those of the guide`() {
    #expect([ExitStatus.clean, .faults, .failure, .usage].map(\.rawValue) == [0, 1, 2, 64])
  }

  @Test func `wrong usage is one line on the error stream`() {
    let recorder = Recorder()
    #expect(run(["biuld"], console: recorder.console()) == .usage)
    #expect(recorder.output == "")
    #expect(recorder.error == "florilegium: unknown command \"biuld\"; did you mean \"build\"?\n")
  }

  @Test func `help for an unknown command is wrong usage, too`() {
    let recorder = Recorder()
    #expect(run(["help", "inspct"], console: recorder.console()) == .usage)
    #expect(recorder.output == "")
    #expect(recorder.error.hasSuffix("did you mean \"inspect\"?\n"))
  }

  @Test(arguments: [[], ["-q"]])
  func `without a command the overview is said, and the status is not 0`(words: [String]) {
    let recorder = Recorder()
    #expect(run(words, console: recorder.console()) == .usage)
    #expect(recorder.output == "")
    #expect(recorder.error.hasPrefix("Florilegium makes a website"))
  }

  @Test(arguments: [["--version"], ["-V"], ["build", "--version"]])
  func `the version is one line`(words: [String]) {
    let recorder = Recorder()
    #expect(run(words, console: recorder.console()) == .clean)
    #expect(recorder.output == "florilegium \(Version.number)\n")
  }

  @Test func `an output that cannot be written to is a failure`() {
    let recorder = Recorder()
    let console = Console(
      writer: { stream, bytes throws(FileError) in
        if stream == .output { throw FileError(.write, "the standard output", .diskFull) }
        try recorder.console().write(bytes, to: stream)
      }, usesColor: { _, _ in false })
    #expect(run(["help"], console: console) == .failure)
    #expect(recorder.error == "florilegium: cannot write the standard output: the disk is full\n")
  }
}
