import Diagnostics
import Testing

struct ReportTests {
  @Test func `faults are ordered by path, place, then rule`() {
    var report = Report()
    for (path, place, rule) in [
      ("b", 0, "r"), ("a", 9, "r"), ("a", 2, "s"), ("a", 2, "r"), ("a", nil, "z"),
    ] as [(String, Int?, String)] {
      report.add(Diagnostic(.note, rule, path: path, range: place.map { $0..<$0 + 1 }, "x"))
    }
    report.sort()
    let order = report.diagnostics.map { "\($0.path)\($0.range?.lowerBound ?? -1)\($0.rule)" }
    #expect(order == ["a-1z", "a2r", "a2s", "a9r", "b0r"])
  }

  @Test func `only errors keep a site from being made`() {
    var report = Report()
    report.add(Diagnostic(.warning, "w", path: "", "x"))
    #expect(!report.hasErrors)
    report.add(Diagnostic(.error, "e", path: "", "x"))
    #expect(report.hasErrors && report.count(.warning) == 1)
  }

  @Test(arguments: [("a\nb\n", 4), ("a\r\nb\r\n", 6), ("a\rb\r", 4)])
  func `each kind of line end begins a line`(text: String, end: Int) {
    let map = LineMap(Array(text.utf8))
    #expect(map.starts.count == 3)
    #expect(map.position(of: 0) == (1, 1))
    #expect(map.position(of: end) == (3, 1))
  }
}
