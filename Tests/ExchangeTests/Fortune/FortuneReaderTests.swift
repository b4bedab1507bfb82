import Content
import Exchange
import Testing

struct FortuneReaderTests {
  private func read(_ source: String) -> [Record] { FortuneReader.read(Array(source.utf8)) }

  /// Label, author and source of each entry.
  private func outline(_ source: String) -> [String] {
    read(source).map { record in
      let fields = [record.attribution.author, record.attribution.source].filter { !$0.isEmpty }
      let author = fields.isEmpty ? "" : " (" + fields.joined(separator: " | ") + ")"
      return String(decoding: record.label, as: UTF8.self) + author
    }
  }

  @Test func `entries stand between lines of a percent sign`() {
    #expect(outline("One.\n%\nTwo.\n%\n\n%\nThree.\n") == ["One.", "Two.", "Three."])
    #expect(outline("One.\r\n%\r\nTwo.\r\n%\r\n") == ["One.", "Two."])
    #expect(outline("\u{FEFF}One.\n% \nTwo.\n%\t\n100 %\n%%\n") == ["One.", "Two.", "100 %\n%%"])
    #expect(outline("") == [])
  }

  @Test(arguments: [
    "\t\t-- A. Reyes", "                -- A. Reyes", "\t-- A. Reyes", "--A. Reyes", "-- A. Reyes",
    "\t\t--- A. Reyes", "\t\t— A. Reyes", "\t\t― A. Reyes", "\t\t\t-A. Reyes", "\t\t-- A. Reyes --",
    "\n\t\t-- A. Reyes\n",
  ])
  func `a dash at the end stands before the author`(tail: String) {
    #expect(outline("Cut stone is patient.\n" + tail) == ["Cut stone is patient. (A. Reyes)"])
  }

  @Test func `the work stands behind the author`() {
    #expect(
      outline("Stone.\n\t\t-- A. Reyes, \"On Stone\", 1877")
        == ["Stone. (A. Reyes | On Stone, 1877)"])
    #expect(outline("石。\n\t\t-- 王安石《元日》") == ["石。 (王安石 | 元日)"])
  }

  @Test func `an address stands behind the author in any brackets`() {
    for brackets in ["(https://x.org/a)", "<https://x.org/a>", "https://x.org/a"] {
      let attribution = read("Stone.\n\t\t-- A. Reyes \(brackets)")[0].attribution
      #expect(attribution.author == "A. Reyes")
      #expect(attribution.url == "https://x.org/a")
    }
  }

  @Test func `an attribution goes on in lines that are indented as far`() {
    let source = "Stone.\n\t\t-- A. Reyes, \"A Long Treatise on Stones\n\t\t   and Quarries\""
    #expect(outline(source) == ["Stone. (A. Reyes | A Long Treatise on Stones and Quarries)"])
  }

  @Test func `an attribution goes on where a line was full`() {
    let source = """
      Stone.
      --A. Reyes during the long speech at the opening of the new stone
      quarry
      """
    #expect(
      outline(source)
        == [
          "Stone. (A. Reyes during the long speech at the opening of the new stone quarry)"
        ])
  }

  @Test func `a comment below the author is the body`() {
    let record = read("Stone.\n\t\t-- A. Reyes\n\n\t[Quoted by a mason.]\n")[0]
    #expect(record.attribution.author == "A. Reyes")
    #expect(record.body == Array("[Quoted by a mason.]".utf8))
  }

  @Test(arguments: [
    "What is grey and cannot swim?\n- A stone.", "- Who is there?\n- A stone.",
    "Two masons meet:\n-- Stone?", "-- Stone?\n\n-- Chalk!", "Stone.\n-----------",
    "He said:\n-- Nobody",
  ])
  func `speech is no author`(entry: String) {
    #expect(read(entry)[0].attribution.isEmpty)
  }

  @Test func `speech keeps its author behind tabs`() {
    let source = "- Who is there?\n- A stone.\n\t\t-- Overheard in a quarry"
    #expect(outline(source) == ["- Who is there?\n- A stone. (Overheard in a quarry)"])
  }

  @Test func `prose loses the line ends of the terminal`() {
    let source = """
      Whoever cuts a stone for the first time will think it the hardest thing of
      all, and whoever has cut a thousand of them will think it the softest thing
      that there is.
      """
    #expect(outline(source)[0].contains("\n") == false)
    #expect(outline(source)[0].contains("hardest thing of all, and whoever"))
  }

  @Test func `prose in a narrow column is prose as well`() {
    let source = """
      If you took every stone that was ever cut by a
      mason, and laid them all in one straight line,
      they would reach halfway to the moon and back,
      and nobody would ever think of complaining at
      all.
      """
    #expect(outline(source)[0].contains("\n") == false)
  }

  @Test func `verse keeps its lines`() {
    let verse = "The stone is grey,\nThe stone is cold,\nIt will not say\nWhat it was told."
    #expect(outline(verse) == [verse])
  }

  @Test func `talk keeps a line for each speaker`() {
    let talk = """
      <mason> I have been cutting this one stone since the first light of the morning
              and it does not get any smaller, which is what worries me
      <smith> try a hammer
      """
    #expect(
      outline(talk)[0].split(separator: "\n").map(String.init) == [
        "<mason> I have been cutting this one stone since the first light of the morning and it "
          + "does not get any smaller, which is what worries me", "<smith> try a hammer",
      ])
  }

  @Test func `lines of Han and kana join without a space`() {
    let source = """
      石头是最有耐心的东西，谁第一次凿石头都会觉得它是世界上最坚硬的东西了，而凿
      过一千块石头的人会觉得它最柔软。
      """
    #expect(outline(source)[0].contains("而凿过一千块"))
  }

  @Test func `drawings and tables keep their blanks`() {
    let drawing = "  /\\_/\\\n ( o.o )\n  > ^ <"
    let record = read(drawing)[0]
    #expect(record.isDrawing)
    #expect(record.label == Array(" /\\_/\\\n( o.o )\n > ^ <".utf8))
    let table = read("1979  Granite\t\tgrey\n1981  Marble\t\twhite\n1983  Slate\t\tblack\n")[0]
    #expect(table.isDrawing)
    #expect(
      String(decoding: table.label, as: UTF8.self).hasPrefix("1979  Granite           grey\n"))
  }

  @Test(arguments: [
    ("\u{1B}[1;33mStone\u{1B}[m is \u{1B}[4mgrey\u{1B}[0m.", "Stone is grey."),
    ("\u{1B}]0;title\u{7}Stone.", "Stone."), ("Stone\u{1B}(B.", "Stone."),
    ("\u{3}04,12Stone\u{3} \u{2}is\u{2} grey.\u{F}", "Stone is grey."),
    ("a\u{1B} stone, \u{1B}por", "a stone, por"),
    ("_\u{8}N stones", "N stones"), ("*____\u{8}\u{8}\u{8}\u{8}only* stones", "*only* stones"),
    ("S\u{8}St\u{8}to\u{8}on\u{8}ne\u{8}e", "Stone"), ("Stone\u{8}_", "Stone"),
    ("grey\u{8}\u{8}\u{8}\u{8}blue stone", "blue stone"), ("stone\u{8}\u{8}", "stone"),
    ("é\u{8}ê", "ê"), ("Honor'\u{8}e, `\u{8}a la R\"\u{8}ath, ,\u{8}ca", "Honoré, à la Räth, ça"),
    ("\u{8}stone", "stone"),
    ("Ask for whom\u{7} it tolls.", "Ask for whom it tolls."),
    ("\u{92}stone\u{85}", "stone"),
  ])
  func `what a terminal needs is taken out`(source: String, plain: String) {
    #expect(outline(source) == [plain])
  }

  @Test func `an escape sequence that is cut off takes no text with it`() {
    #expect(outline("Stone \u{1B}[31") == ["Stone"])
    #expect(outline("Stone \u{1B}[\nGrey") == ["Stone\nGrey"])
    #expect(outline("Stone\u{1B}") == ["Stone"])
  }
}
