import Diagnostics
import Testing

struct DiagnosticFormatTests {
  private static let files = [
    "faq.md": "---\ntitle: Latin: a start\n---\n",
    "a,b:c.md": "# One\n\n# ½ Two {#one}\nrest",
  ]

  private static let report: Report = {
    var report = Report()
    report.add(
      Diagnostic(
        .error, "front-matter-invalid", path: "faq.md", range: 11..<25,
        "the value of \"title\" holds a colon and is not quoted",
        explanation: "The page cannot be made.",
        fix: "quote the value: title: \"Latin: a start\""))
    report.add(
      Diagnostic(
        .warning, "duplicate-label", path: "a,b:c.md", range: 13..<21, "100% twice\nin \"one\"",
        notes: [.init("first used here", path: "a,b:c.md", range: 2..<5)]))
    report.add(Diagnostic(.note, "no-entries", path: "gone.md", range: 1..<2, "nothing folds"))
    report.add(
      Diagnostic(.error, "bad-value", path: "", "the address is no address", fix: "mend it"))
    return report
  }()

  private func written(_ format: ReportFormat, isColored: Bool = false) -> String {
    let bytes = format.bytes(of: Self.report, isColored: isColored) { path in
      Self.files[path].map { Array($0.utf8) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `text shows the line, the place, the reason and the way out`() {
    #expect(
      written(.text) == """
        faq.md:2:8: error: the value of \"title\" holds a colon and is not quoted \
        [front-matter-invalid]
        2 | title: Latin: a start
          |        ^~~~~~~~~~~~~~
          The page cannot be made.
          help: quote the value: title: "Latin: a start"
        a,b:c.md:3:6: warning: 100% twice in "one" [duplicate-label]
        3 | # ½ Two {#one}
          |      ^~~~~~~~
          note: a,b:c.md:1:3: first used here
        gone.md: note: nothing folds [no-entries]
        error: the address is no address [bad-value]
          help: mend it

        """)
  }

  @Test func `text on a terminal has colours that end where they began`() {
    let text = written(.text, isColored: true)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;33m^~~~~~~~\u{1B}[0m"))
    let plain = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    #expect(plain.count % 2 == 1)
    #expect(!written(.text).contains("\u{1B}"))
  }

  @Test func `compiler is one line a fault, always with three numbers`() {
    #expect(
      written(.compiler) == """
        faq.md:2:8: error: the value of \"title\" holds a colon and is not quoted \
        [front-matter-invalid]
        a,b:c.md:3:6: warning: 100% twice in "one" [duplicate-label]
        gone.md:1:1: note: nothing folds [no-entries]
        florilegium: error: the address is no address [bad-value]

        """)
  }

  @Test func `json is one object a line`() {
    #expect(
      written(.json) == #"""
        {"rule":"front-matter-invalid","severity":"error","path":"faq.md","line":2,"column":8,\#
        "endLine":2,"endColumn":22,\#
        "headline":"the value of \"title\" holds a colon and is not quoted",\#
        "explanation":"The page cannot be made.",\#
        "fix":"quote the value: title: \"Latin: a start\""}
        {"rule":"duplicate-label","severity":"warning","path":"a,b:c.md","line":3,"column":6,\#
        "endLine":3,"endColumn":14,"headline":"100% twice\nin \"one\"",\#
        "notes":[{"path":"a,b:c.md","line":1,"column":3,"endLine":1,"endColumn":6,\#
        "text":"first used here"}]}
        {"rule":"no-entries","severity":"note","path":"gone.md","headline":"nothing folds"}
        {"rule":"bad-value","severity":"error","headline":"the address is no address",\#
        "fix":"mend it"}

        """#)
  }

  @Test func `github escapes what would end a property or a message`() {
    #expect(
      written(.github) == """
        ::error file=faq.md,line=2,endLine=2,col=8,endColumn=22,title=front-matter-invalid::\
        the value of \"title\" holds a colon and is not quoted%0AThe page cannot be made.%0A\
        help: quote the value: title: "Latin: a start"
        ::warning file=a%2Cb%3Ac.md,line=3,endLine=3,col=6,endColumn=14,title=duplicate-label::\
        100%25 twice%0Ain "one"
        ::notice file=gone.md,title=no-entries::nothing folds
        ::error title=bad-value::the address is no address%0Ahelp: mend it

        """)
  }

  @Test func `files are read when their faults are written, each once`() {
    var report = Report()
    for path in ["a", "a", "b", "b"] {
      report.add(
        Diagnostic(
          .note, "r", path: path, range: 0..<1, "x", notes: [.init("y", path: path, range: 0..<1)]))
    }
    nonisolated(unsafe) var read: [String] = []
    _ = ReportFormat.text.bytes(of: report, isColored: false) { path in
      unsafe read.append(path)
      return [0x61]
    }
    #expect(unsafe read == ["a", "b"])
  }

  @Test func `the summary counts by weight and says what came of it`() {
    #expect(
      Self.report.summary("nothing was written, the old site stays")
        == "2 errors, 1 warning, 1 note; nothing was written, the old site stays")
    #expect(Report().summary("x") == "")
  }
}
