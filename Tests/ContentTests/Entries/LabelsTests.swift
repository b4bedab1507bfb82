import Content
import Markdown
import Testing

@Suite struct LabelsTests {
  @Test func aPictureThatBeginsALabelIsItsIcon() {
    let outline = Outline("## ![](a.svg) Harbour\n\nText.\n\n## Map ![plan](b.png)\n\nText.\n")
    #expect(outline.text == "Harbour = Text.\nMap plan = Text.")
    #expect(outline.page.entries[0].icon.exists && outline.page.entries[1].icon.isNone)
  }

  @Test func aLinkInTheLabelOfARowThatFoldsMovesIntoTheBody() {
    let outline = Outline("## See [the tides](https://example.org/t) *now*\n\nText.\n\n## B\n")
    #expect(outline.text == "See the tides now = the tides//Text.\nB")
  }

  @Test func aLinkOfHTMLMovesAsWell() {
    let outline = Outline(
      "## See <a href=\"https://example.org/?a&amp;b\">the *tides*</a> <b>now</b>\n\nText.\n\n## B <a name=x>b</a>\n\nc\n"
    )
    #expect(outline.text == "See the tides now = the tides//Text.\nB b = c")
    let document = outline.page.documents[0]
    #expect(
      document.nodes.contains {
        $0.kind == .link && document.bytes($0.text).elementsEqual("https://example.org/?a&b".utf8)
      })
  }

  @Test func theLabelOfAnEntryWithinABlockLosesNothing() {
    let outline = Outline(
      "## A\n\nOne.\n\nTwo.\n\n- > [!note] ![plan](a.svg) See [the tides](u)\n  > Text.\n- b\n")
    let document = outline.page.documents[0]
    let kinds = document.nodes.indices.map(NodeID.init)
      .filter { id in isInTree(id, document) }.map { document[$0].kind }
    #expect(kinds.filter { $0 == .image || $0 == .link } == [.image, .link])
    #expect(outline.page.entries.contains { $0.icon.exists && $0.flags.contains(.embedded) })
  }

  private func isInTree(_ id: NodeID, _ document: Document) -> Bool {
    var node = id
    while document[node].parent.exists {
      guard document.children(of: document[node].parent).contains(node) else { return false }
      node = document[node].parent
    }
    return node == .root
  }

  @Test func aPictureThatIsNotDrawnIsNoIcon() {
    let outline = Outline("## ![alt](javascript:x) Harbour\n\nText.\n\n## B\n\nc\n")
    #expect(outline.text == "alt Harbour = Text.\nB = c")
    #expect(outline.page.entries[0].icon.isNone)
  }

  @Test func aLeafKeepsItsLink() {
    let outline = Outline("- [One](https://example.org/1)\n- Two\n")
    #expect(outline.text == "One\nTwo")
    #expect(outline.page.documents[0].contains(.link))
  }

  @Test func attributesEndALabel() {
    let outline = Outline("## A {#x .open lang=la}\n\nText.\n\n## B {1, 2}\n\nText.\n")
    #expect(outline.text == "*A = Text.\nB {1, 2} = Text.")
    #expect(outline.ids == ["x", "b-1-2"])
    #expect(outline.page.languages == ["", "la"])
  }

  @Test func attributesEndTheTitleOfACallout() {
    let outline = Outline("> [!note] A {#x .open}\n> Text.\n\n> [!tip]- B\n> Text. {#y}\n")
    #expect(outline.text == "*A = Text.\nB = Text.")
    #expect(outline.ids == ["x", "y"])
  }

  @Test func attributesEndQuotesBulletsAndParagraphs() {
    #expect(Outline("> One. {#a}\n\n> Two.\n> — Ada {#b}\n").ids == ["a", "b"])
    #expect(Outline("- One ^a\n- Two {#b}\n").ids == ["a", "b"])
    #expect(Outline("One. {#a}\n\nTwo.\n\nThree.\n").ids == ["a", "two", "three"])
  }
}

@Suite struct NestedEntriesTests {
  @Test func calloutsAndDetailsWithinAListAreEntriesOfTheirSection() {
    let outline = Outline(
      "## A\n\nOne.\n\nTwo.\n\nThree.\n\n- item\n\n  > [!note]+ Hint\n  > Look.\n\n  <details><summary>Answer</summary>\n\n"
        + "  Deep.\n\n  > [!tip] Inner\n  > Text.\n\n  </details>\n- other\n\n## B\n\nText.\n")
    #expect(outline.ids == ["a", "hint", "answer", "inner", "b"])
    #expect(outline.text.contains("  *Hint = Look.\n  Answer = Deep.\n    Inner = Text."))
    let embedded = outline.page.entries.count { $0.flags.contains(.embedded) }
    #expect(embedded == 3)
  }

  @Test func anIDOfTheAuthorsDetailsIsKept() {
    let outline = Outline("<details id=\"mine\"><summary>S</summary>\n\nText.\n\n</details>\n")
    #expect(outline.ids == ["mine"])
  }

  @Test("Attributes of a quote may stand before its author")
  func attributesBeforeAuthor() {
    let page = FinishedPage(
      "> One. {#x}\n> — Ada\n\n> Two.\n> — Bo {#y}\n\n> Three.\n>\n> Four. {#z}\n>\n> — Cy\n")
    #expect(page.ids == ["x", "y", "z"])
    #expect(page.page.attributions.map { page.page.string($0.author) } == ["Ada", "Bo", "Cy"])
  }
}
