import Diagnostics
import Testing

@testable import Commands

struct ReportPrinterTests {
  private func printer(_ line: String, _ recorder: Recorder) throws -> ReportPrinter {
    let words = line.split(separator: " ").map(String.init)
    return ReportPrinter(try ArgumentParser.parse(words).1, recorder.console())
  }

  private func report(_ severities: Severity...) -> Report {
    var report = Report()
    for severity in severities { report.add(Diagnostic(severity, "rule", path: "a.md", "x")) }
    return report
  }

  @Test func `a warning is a fault when it is asked to be one`() throws {
    let recorder = Recorder()
    let (plain, strict) = (try printer("build", recorder), try printer("build --strict", recorder))
    #expect(plain.status(report(.warning, .note)) == .clean)
    #expect(strict.status(report(.warning)) == .faults)
    #expect(strict.status(report(.note)) == .clean)
    #expect(plain.status(report(.error)) == .faults)
  }

  @Test(arguments: [
    ("build", "", "a.md: error: x [rule]\na.md: note: x [rule]\n1 error, 1 note; so it is\n"),
    ("build -q", "", "a.md: error: x [rule]\n1 error; so it is\n"),
    (
      "build --format compiler", "",
      "a.md:1:1: error: x [rule]\na.md:1:1: note: x [rule]\n"
    ),
    (
      "build --format json -q",
      "{\"rule\":\"rule\",\"severity\":\"error\",\"path\":\"a.md\",\"headline\":\"x\"}\n", ""
    ),
    ("build --format github -q", "", "::error file=a.md,title=rule::x\n"),
  ])
  func `faults go where the format belongs`(line: String, output: String, error: String) throws {
    let recorder = Recorder()
    try printer(line, recorder).print(report(.error, .note), consequence: "so it is") { _ in nil }
    #expect(recorder.output == output)
    #expect(recorder.error == error)
  }

  @Test func `a rule that fires often is shown five times, an error always`() throws {
    let many = report(.warning, .warning, .warning, .warning, .warning, .warning, .warning, .error)
    let recorder = Recorder()
    try printer("build", recorder).print(many, consequence: "") { _ in nil }
    #expect(
      recorder.error.contains("… and 2 more of [rule]; --verbose shows all\n1 error, 7 warnings"))
    #expect(
      recorder.error.split(separator: "warning: x", omittingEmptySubsequences: false).count == 6)
    let all = Recorder()
    try printer("build --verbose", all).print(many, consequence: "") { _ in nil }
    #expect(all.error.split(separator: "warning: x", omittingEmptySubsequences: false).count == 8)
  }

  @Test func `nothing is said about nothing`() throws {
    let recorder = Recorder()
    try printer("build", recorder).print(Report(), consequence: "so it is") { _ in nil }
    #expect(recorder.output + recorder.error == "")
  }
}
