import Content
import Testing

@Suite struct BulletTailsTests {
  @Test(arguments: [
    "- **A** - one\n- **B** - two\n", "- `A`: one\n- `B`: two\n", "- A — one\n- B — two\n",
    "- *A* – one\n- *B* – two\n", "- A -- one\n- B -- two\n",
    "- **A:** one\n- **B:** two\n", "- A :: one\n- B:: two\n", "- **A**: one\n- **B :** two\n",
    "- A：one\n- B：two\n",
  ])
  func aPhraseAndItsMeaningArePartedAtTheMark(_ text: String) {
    #expect(Outline(text).text == "A = one\nB = two")
  }

  @Test func threeFifthsOfTheBulletsMustBeSo() {
    #expect(Outline("- a — b\n- c — d\n- e — f\n- g\n- h\n").text == "a = b\nc = d\ne = f\ng\nh")
    #expect(Outline("- a — b\n- c — d\n- g\n- h\n").text == "a — b\nc — d\ng\nh")
  }

  @Test func aChangeOfScriptOutweighsTheFirstDash() {
    let outline = Outline("- Now - and then - сейчас\n- Here - здесь\n")
    #expect(outline.text == "Now - and then = сейчас\nHere = здесь")
    #expect(outline.faults.isEmpty)
  }

  @Test func severalDashesOfOneScriptAreCutAtTheFirstAndPointedOut() {
    let outline = Outline("- a - b - c\n- d - e\n")
    #expect(outline.text == "a = b - c\nd = e")
    #expect(outline.faults == ["several-dashes:1"])
  }

  @Test func aQuoteWithItsAuthorIsNoPhraseWithItsMeaning() {
    let outline = Outline("- Stone is slow. — Ada\n- \"Rain is quick\" — Bo\n")
    #expect(outline.text == "Stone is slow. (Ada)\n\"Rain is quick\" (Bo)")
  }

  @Test func aBoldSentenceWithASentenceBehindItIsAPhraseWithItsMeaning() {
    let outline = Outline("- **Carpe diem.** — Seize the day.\n- **Tace!** — Be quiet, they say.\n")
    #expect(outline.text == "Carpe diem. = Seize the day.\nTace! = Be quiet, they say.")
    #expect(Outline("- **Be bold.** — Ada\n- **Go.** — Bo\n").text == "Be bold. (Ada)\nGo. (Bo)")
  }

  @Test func hyphensAndTimesAreNoMarks() {
    #expect(
      Outline("- well-known\n- at 12:30\n- half-past\n").text == "well-known\nat 12:30\nhalf-past")
  }
}
