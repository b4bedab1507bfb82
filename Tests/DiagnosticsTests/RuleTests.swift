import Diagnostics
import Testing

struct RuleTests {
  @Test func `names are stable words, in their order, each once`() {
    let names = Rule.all.map(\.name)
    #expect(names == Set(names).sorted())
    for name in names {
      #expect(name.utf8.allSatisfy { 0x61...0x7A ~= $0 || "-0123456789".utf8.contains($0) })
    }
  }

  @Test(arguments: Rule.all)
  func `each rule says what it means in one sentence, and then the way out`(rule: Rule) {
    let sentences = rule.summary.split(separator: ". ")
    #expect(sentences.count == 1 && rule.summary.hasSuffix("."))
    #expect(rule.summary.count <= 80)
    #expect(rule.explanation.count > 30)
    #expect(rule.explanation.hasSuffix(".") && !rule.explanation.contains("\n"))
    #expect(!rule.explanation.contains("  "))
  }

  @Test(arguments: [
    ("mising-alt", "missing-alt"), ("DuplicateQuote", "duplicate-quote"),
    ("dead-links", "broken-link"), ("colour", nil),
  ])
  func `the nearest name is found`(word: String, name: String?) {
    #expect(Rule.nearest(to: word) == name)
  }

  @Test func `levels change what a fault weighs, and no error weighs less`() {
    var report = Report()
    for (severity, rule) in [
      (Severity.warning, "broken-link"), (.note, "empty-entry"), (.error, "duplicate-id"),
      (.warning, "nul"),
    ] {
      report.add(Diagnostic(severity, rule, path: "", "x"))
    }
    report.apply([
      "broken-link": .error, "empty-entry": .off, "duplicate-id": .off, "raw-html": .error,
    ])
    #expect(report.diagnostics.map(\.rule) == ["broken-link", "duplicate-id", "nul"])
    #expect(report.diagnostics.map(\.severity) == [.error, .error, .warning])
  }
}
