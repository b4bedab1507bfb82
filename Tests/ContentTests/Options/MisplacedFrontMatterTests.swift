import Content
import Diagnostics
import Testing

@Suite struct MisplacedFrontMatterTests {
  private func places(_ markdown: String) -> [Range<Int>?] {
    Reading(markdown).report.diagnostics.filter { $0.rule == "front-matter-not-read" }.map(\.range)
  }

  @Test(
    "Front matter in TOML, or behind blank lines, is named where it begins",
    arguments: [
      ("+++\ntitle = \"A\"\n\n[params]\n# b\ntags = [\n  \"c\",\n]\n+++\n\nd", 0),
      ("+++\r\ndraft = true\r\n+++\r\n", 0), ("\n---\ntitle: A\n---\n\nb", 1),
      (" \n\n---\nlayout: x\ntags:\n  - a\n- b\nAlias: c\n...\nd", 3),
      ("\u{FEFF}\n---\nlang: la\n---", 4),
    ])
  func misplaced(_ markdown: String, _ start: Int) {
    #expect(places(markdown) == [start..<start + 3])
  }

  @Test(
    "Text between two rules is none",
    arguments: [
      "---\ntitle: A\n---\nb", "+++\n\na\n\n+++", "+++\ntitle = 1", "++++\na = 1\n++++",
      "+++ x\na = 1\n+++",
      "\n---\n\nA text.\n\n---", "\n---\nlayout: x\n---", "\n---\nNote: see\n---",
      "\n---\ntitle: A",
      "\n---\ntitle: A\n\nA text.\n\n---", "a\n\n---\ntitle: A\n---", "\n+++\na = 1\n+++",
    ])
  func rules(_ markdown: String) {
    #expect(places(markdown) == [])
  }
}
