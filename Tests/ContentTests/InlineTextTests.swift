import Content
import Markdown
import Testing

@Suite struct InlineTextTests {
  @Test(
    "Bare addresses become links, without the marks of the sentence",
    arguments: [
      ("See https://a.org/b_c?x=1&y=2#z, then", "https://a.org/b_c?x=1&y=2#z"),
      ("(https://a.org/x)", "https://a.org/x"), ("https://a.org/x_(y).", "https://a.org/x_(y)"),
      ("\"http://a.org/\"", "http://a.org/"), ("见https://a.org/中国。然后", "https://a.org/中国"),
      ("*https://a.org*", "https://a.org"), ("HTTPS://A.org!?", "HTTPS://A.org"),
      ("[x] https://a.org/[y]]", "https://a.org/[y]"),
      ("http://localhost:8080/", "http://localhost:8080/"),
      ("“https://a.org”", "https://a.org"), ("www.a.org/x.", "http://www.a.org/x"),
    ])
  func addresses(_ markdown: String, _ address: String) throws {
    let reading = Reading(markdown)
    let links = reading.nodes(.link)
    #expect(links.count == 1)
    let link = try #require(links.first)
    #expect(String(decoding: reading.document.bytes(of: link), as: UTF8.self) == address)
    #expect(reading.document[link].flags.contains(.setext))
  }

  @Test("The id of a block is not read", arguments: ["[[a#^b]]", "[[a #^b|]]", "[[a#^b|a]]"])
  func blockLinks(_ markdown: String) {
    #expect(Reading(markdown).text == "a")
    #expect(Reading("[[#^b]]").text == "^b")
  }

  @Test("The text stays whole around links")
  func wholeText() {
    #expect(
      Reading("A https://a.org, and www.b.org.\nC").tree
        == #"(p "A " (link <https://a.org> "https://a.org") ", and " (link <http://www.b.org> "www.b.org") "." / "C")"#
    )
  }

  @Test(
    "What is no address, or has a link already, stays",
    arguments: [
      "xhttps://a.org", "https:// a", "https:///a", "www. a", "www.a", "a.www.b.org", "ftp://a.org",
      "`https://a.org`", "![https://a.org](x)", "<a href=\"x\">https://a.org</a>", "// a == b",
    ])
  func nearAddresses(_ markdown: String) {
    #expect(Reading(markdown).nodes(.link).isEmpty)
  }

  @Test("An address within the text of a link is not linked again")
  func withinLink() {
    #expect(Reading("[*https://a.org*](/x)").nodes(.link).count == 1)
    #expect(Reading("<https://a.org>").nodes(.link).count == 1)
  }

  @Test("Wiki-links are links by name, embedded pictures are pictures")
  func wikiLinks() {
    let reading = Reading(
      "[[a b|the *b]] [[c]] [[d#e]] ![[f.png]] ![[g.JPG|Alt]] ![[h.png|30]] ![[i]] ![[x y/j k.png]] ![[l.png|A bust|30]] ![[m.png|30x20]]"
    )
    #expect(
      reading.tree
        == #"(p (link <a b> "the *b") " " (link <c> "c") " " (link <d#e> "d#e") " " (image <f.png> "f") " " (image <g.JPG> "Alt") " " (image <h.png> "h") " " (link <i> "i") " " (image <x y/j k.png> "j k") " " (image <l.png> "A bust") " " (image <m.png> "m"))"#
    )
    #expect(
      (reading.nodes(.link) + reading.nodes(.image)).allSatisfy {
        reading.document[$0].flags.contains(.wiki)
      })
  }

  @Test(
    "Brackets that name nothing are text",
    arguments: ["[[]]", "[[ ]]", "[[a]", "[a]]", "[[a\nb]]", "`[[a]]`", "[[|x]]"])
  func nearWikiLinks(_ markdown: String) {
    #expect(Reading(markdown).nodes(.link).isEmpty)
  }

  @Test("Marked text may hold markup")
  func highlights() {
    #expect(
      Reading("a ==b *c* d==, ==e==").tree
        == #"(p "a " (mark "b " (em "c") " d") ", " (mark "e"))"#)
    #expect(Reading("这是==重点==内容").tree == #"(p "这是" (mark "重点") "内容")"#)
  }

  @Test(
    "Comparisons and lines of equal signs mark nothing",
    arguments: ["a == b == c", "x==1 && y==2", "==a", "a== b ==c", "=== a ===", "`==a==`"])
  func nearHighlights(_ markdown: String) {
    #expect(Reading(markdown).nodes(.mark).isEmpty)
  }

  @Test(
    "Private text is dropped",
    arguments: [
      "a %%b%% c", "a %%b *d* e%% c", "%%b\nb%%\na c", "a\n%%b%%\nc",
      "a c\n\n%%\nb\n\n- b\n\n# b\n\nb\n%%",
      "a c\n\n%% b %%", "a c\n\n- %%b%%", "a c\n\n%%b\n\nb%%", "a %%https://b.org [[b]] ==b%% c",
      "a c\n\n%%b\n\n> b%%", "> a c\n> %%\n> b\n> %%", "- a c\n  %%\n  b\n  - b\n  %%",
      "- a c\n%%\nb\n%%", "a c\n\n%%\n```\nb\n%%", "a c\r\n\r\n%%\r\nb\r\n%%\r\n",
      "%%\nb\n%% a c", "%%\nb b b b b b %% a\nc", "a c\n\n%%\n```\n%%\n\n%%\nb\n%%",
      "a %%b\n%% c\n\n%%b%%", "[a %%b%% c](x)", "![a %%b%% c](x)",
      "<p>a %%b%% c</p>\n",
      "a %%b\n\nb%% c", "a %%b\n\n> b\n> - b\n\n## b\n\nb %% c", "## a %%b\n\nb %% c",
      "- a %%b\n- b %% c", "a %% b\n\nb %%b%% b\n\nb %% c", "a %%b\n\nb 50%% c",
      "a %%b\n\n```\n%%\n```\n\n`%%` b\n\nb %%\n\nc",
      "> a %%b\n>\n> b%% c", "a %%b\r\n\r\nb%% c",
      "| a %%b | b%% | c |\n|---|---|---|",
      "a c\n:LOGBOOK:\nCLOCK: b\n:END:", "a\n\n%%b\n\nb%% c %%d%%",
    ])
  func privateText(_ markdown: String) {
    let words = Reading(markdown).text.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ") == "a c")
  }

  @Test(
    "Private text that begins in one emphasis or link and ends in another is dropped",
    arguments: [
      "a *%%b* b%% c", "*a %%b\nb* b%% c", "a %%*b%% c* d", "[a %%b](x) b%% c", "**a %%b** *b%%* c",
    ])
  func crossingPrivateText(_ markdown: String) {
    let text = Reading(markdown).text
    #expect(!text.contains("b") && !text.contains("%%") && text.contains("c"))
  }

  @Test(
    "Percent signs that close nothing within a line are text",
    arguments: ["50%% or 60%%", "a %% b", "`%%a%%`", "a %%b", "```\n%% a\n```", "\\%% a"])
  func nearPrivateText(_ markdown: String) {
    #expect(Reading(markdown).text.contains("%%"))
  }

  @Test("Private text that is never closed is private to the end, and is reported")
  func openPrivateText() {
    let reading = Reading("a\n\n%% b\n\n> b")
    #expect(reading.tree == #"(p "a")"#)
    #expect(reading.faults == ["comment-not-closed:3"])
    #expect(Reading("a %%b\n\nc%% d").faults == ["comment-not-closed:1"])
    #expect(Reading("a %%b").faults == ["comment-not-closed:1"])
    #expect(Reading("a %% b\n\n50%%\n\n`%%`\n\n%%c%%").faults.isEmpty)
  }

  @Test(
    "Text between two tildes is deleted",
    arguments: [
      ("a ~~b~~ c", #"(p "a " (deletion "b") " c")"#),
      ("~~*b*~~", #"(p (deletion (em "b")))"#),
      ("==a ~~b~~ c==", #"(p (mark "a " (deletion "b") " c"))"#),
      ("==a ~~b== c~~", #"(p (mark "a " "~~" "b") " c" "~~")"#),
      ("a ~b~ ~~ c ~~ d", #"(p "a ~b~ ~~ c ~~ d")"#), ("b ~~~~a~~~~", #"(p "b ~~~~a~~~~")"#),
      ("`~~a~~`", #"(p (code `~~a~~`))"#),
    ])
  func deletions(_ markdown: String, _ tree: String) {
    let joined = Reading(markdown).tree.replacing(#"" ""#, with: "")
    #expect(joined == tree.replacing(#"" ""#, with: ""))
  }

  @Test("Boxes of tasks are shown as boxes")
  func tasks() {
    let list = Reading("- [ ] a\n- [x] b\n- [X] c\n  - [ ] d\n1. [ ] e\n\n- [ ] **f**")
    #expect(list.text.split(separator: "\n") == ["☐ a", "☑ b", "☑ c", "☐ d", "☐ e", "☐ f"])
    for near in ["[ ] a", "- [ ]", "- [y] a", "- [x](b) a", "- a [ ] b", "- [ ]a"] {
      #expect(!Reading(near).text.contains { "☐☑".contains($0) }, "\(near)")
    }
  }

  @Test("Lines that meet between Han or kana join; others keep their blank")
  func joinedLines() {
    #expect(Reading("山高月小，\n*水*落").tree == #"(p "山高月小，" join (em "水") "落")"#)
    #expect(Reading("山\nThe").tree == #"(p "山" / "The")"#)
    #expect(Reading("산\n물").tree == #"(p "산" / "물")"#)
    #expect(Reading("[山](x)\n水").tree == #"(p (link <x> "山") join "水")"#)
  }

  @Test("Hostile text is read in linear time", .timeLimit(.minutes(10)))
  func hostile() {
    for part in [
      "[[", "==", "%%", "http:///", "http://a ", "www.a?", "[[a]] ", "==a==", "%%a%%", "a:: ",
      "~~a~~",
      "((a)) ", "^a ",
    ] {
      let reading = Reading(String(repeating: part, count: 20_000))
      #expect(reading.document.nodes.count > 1)
    }
  }
}
