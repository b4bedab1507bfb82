import Diagnostics
import TestSupport
import Testing

@testable import Preview

@Suite struct ShownFaultsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.md", "first\nsecond\n")
    try folder.write("b.md", "other\n")
  }

  func fault(_ severity: Severity, _ name: String, at offset: Int = 0, _ headline: String)
    -> Diagnostic
  {
    Diagnostic(
      severity, "rule", path: folder.path(name), range: offset..<offset + 1, headline)
  }

  func report(_ diagnostics: [Diagnostic]) -> Report {
    var report = Report()
    for diagnostic in diagnostics { report.add(diagnostic) }
    return report
  }

  @Test func theGravestComeFirst() {
    var shown = ShownFaults()
    shown.take(
      report([
        fault(.note, "a.md", "one"), fault(.warning, "a.md", at: 6, "two"),
        fault(.error, "b.md", "three"),
      ]))
    while !shown.isReady { shown.makeNext() }
    #expect(shown.told.faults.map(\.severity) == [.error, .warning, .note])
    #expect(shown.told.faults[1].text.hasPrefix(folder.path("a.md") + ":2:1: warning: two [rule]"))
    #expect(shown.told.faults[1].text.contains("2 | second"))
  }

  @Test func textsAreMadeFileByFile() {
    var shown = ShownFaults()
    shown.take(
      report([
        fault(.note, "a.md", "one"), fault(.note, "a.md", at: 6, "two"),
        fault(.note, "b.md", "three"),
      ]))
    #expect(shown.told.faults.isEmpty)
    shown.makeNext()
    #expect(shown.told.faults.count == 2 && !shown.isReady)
    shown.makeNext()
    #expect(shown.told.faults.count == 3 && shown.isReady)
  }

  @Test func noMoreAreShownThanAnybodyReadsAndAllAreCounted() {
    let notes = (0..<1000).map { fault(.note, "a.md", "note \($0)") }
    var shown = ShownFaults()
    shown.take(report(notes + [fault(.error, "b.md", "last")]))
    while !shown.isReady { shown.makeNext() }
    #expect(shown.told.faults.count == 100)
    #expect(shown.told.faults[0].text.contains("last"))
    #expect(shown.told.counts == [.note: 1000, .error: 1])
  }

  @Test func aTextIsKeptUntilItsFileChanges() throws {
    var shown = ShownFaults()
    let faults = report([fault(.note, "a.md", "one"), fault(.note, "b.md", "two")])
    shown.take(faults)
    while !shown.isReady { shown.makeNext() }
    let before = shown.told
    shown.take(faults)
    #expect(shown.isReady && shown.told == before)
    try folder.write("b.md", "changed\n")
    shown.take(faults, changed: [folder.path("b.md")])
    #expect(!shown.isReady)
    shown.makeNext()
    #expect(shown.isReady && shown.told.faults[1].text.contains("changed"))
  }

  @Test func whatIsMendedIsNotShown() {
    var shown = ShownFaults()
    shown.take(report([fault(.error, "a.md", "one")]))
    shown.take(Report())
    #expect(shown.isReady && shown.told == ShownFaults.Told())
  }
}
