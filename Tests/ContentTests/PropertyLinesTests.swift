import Content
import Testing

@Suite struct PropertyLinesTests {
  @Test func `author and source of a block are its attribution`() {
    let bullets = """
      - One.
        author:: [[Ada Reyes]]
        source:: Letters
      - > Two.
        author:: Bo
      - Three.
      \t- author:: Cy
      - Four.
        url:: https://example.org
      """
    #expect(
      Outline(bullets).text == """
        One. (Ada Reyes | Letters)
        Two. (Bo)
        Three. (Cy)
        Four. ( |  | https://example.org)
        """)
    #expect(Outline("> Go.\nauthor:: Ada\n\n> Stay.\n").text == "Go. (Ada)\nStay.")
  }

  @Test func `properties alone under a heading name its author`() {
    let text = "## A\nauthor:: Ada\nsource:: Roads\n\nBody.\n\n## B\n\nBody.\n\nauthor:: Bo\n"
    #expect(Outline(text).text == "A = Body. (Ada | Roads)\nB = Body. (Bo)")
  }

  @Test func `what Logseq notes for itself is left out`() {
    let text = """
      - One
        id:: 64f0c2a1-4000-4000-8000-000000000001
        collapsed:: true
      \t- eins
      - Two ((64f0c2a1-4000-4000-8000-000000000001)) more
        card-last-score:: 5
        done:: 1714557600000
      - A form
        template:: day
      \t- Form
      """
    let outline = Outline(text)
    #expect(outline.text == "One = eins\nTwo more")
    #expect(outline.faults == ["block-reference:5"])
  }

  @Test(arguments: [
    "a::b", "std:: vector of", "C++ std::vector", "key :: value", "12:: a", "`author:: Ada`",
    "rating:: 5", "done:: at last", "a ((b)) ((64f0c2a1))",
  ])
  func `any other text stays`(_ text: String) {
    let outline = Outline("- \(text)\n- b\n")
    #expect(outline.text == "\(text.filter { $0 != "`" })\nb")
    #expect(outline.faults.isEmpty)
  }

  @Test(arguments: ["", "- "]) func `the first lines of a file are keys of the page`(_ mark: String)
  {
    let page = Outline(
      "\(mark)title:: My [[sayings]]\nauthor:: Ada\ntags:: #a, [[b c]]\n\n- x\n- y\n"
    ).page
    #expect(page.options.title == "My sayings")
    #expect(page.options.author == "Ada")
    #expect(page.options.tags == ["a", "b c"])
    let hidden = Outline("\(mark)public:: false\nalias:: x\n").page.options
    #expect(hidden.draft && hidden.aliases == ["x"])
  }

  @Test func `keys of the page with a value that they cannot have stay text`() {
    let outline = Outline("date:: [[Jan 1st, 2024]]\nmood:: calm\n\n- x\n- y\n")
    #expect(outline.introduction == "date:: Jan 1st, 2024 mood:: calm")
    #expect(outline.faults.isEmpty)
    #expect(Outline("---\nlang: la\n---\ntitle:: x\n").page.options.title == nil)
  }
}
