import Platform
import TestSupport
import Testing

struct TerminalTests {
  @Test(
    arguments: [
      (Terminal.ColorChoice.auto, true, nil, "xterm", true),
      (.auto, false, nil, "xterm", false),
      (.auto, true, "1", "xterm", false),
      (.auto, true, "", "xterm", true),
      (.auto, true, nil, "dumb", false),
      (.always, false, "1", "dumb", true),
      (.never, true, nil, "xterm", false),
    ] as [(Terminal.ColorChoice, Bool, String?, String?, Bool)])
  func coloursAreUsedWhereTheyAreSeenAndWanted(
    choice: Terminal.ColorChoice, isTerminal: Bool, noColor: String?, term: String?, expected: Bool
  ) {
    let uses = Terminal.usesColor(choice, isTerminal: isTerminal, noColor: noColor, term: term)
    #expect(uses == expected)
  }
}

struct StandardStreamTests {
  @Test func aReaderThatLeavesIsNoFault() throws {
    let helper = try HelperProcess(["speak"])
    #expect(helper.waitForOutput())
    helper.closeOutput()
    #expect(helper.wait() == 0)
  }

  #if os(Linux)
    @Test func aFullDiskIsTold() throws {
      let helper = try HelperProcess(["speak"], output: "/dev/full")
      #expect(helper.wait() == 3)
    }
  #endif
}

struct EnvironmentTests {
  @Test func theSurroundingsAreKnown() throws {
    #expect(Environment.variable("PATH") != nil)
    #expect(Environment.variable("FLORILEGIUM_IS_NOT_SET") == nil)
    #expect(try File.status(Environment.currentFolder()).kind == .folder)
    #expect(Environment.processorCount >= 1)
  }
}
