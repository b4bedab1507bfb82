import HTML
import Testing

/// What a browser would close or move, did it stand as its author wrote it.
@Suite struct OpenElementsTests {
  @Test(arguments: [
    ("<table>\n\na\n", "<table>\n</table>\n<p>a</p>\n"),
    ("<table>\n\n- a\n\n</table>\n\nb", "<table>\n</table>\n<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n"),
    ("<table><tr>\n\n# a", "<table><tr>\n</tr></table>\n<h1>a</h1>\n"),
    (
      "<table><tr><td>\n\na\n\n</td></tr></table>",
      "<table><tr><td>\n<p>a</p>\n</td></tr></table>\n"
    ),
    ("<h2>a\n\nb", "<h2>a\n</h2>\n<p>b</p>\n"),
    ("<p><b>a\n\n***\n\n</p></b>", "<p><b>a\n</b></p>\n<hr />\n"),
  ])
  func aBlockOfMarkdownEndsWhatCannotHoldIt(_ markdown: String, _ expected: String) {
    #expect(body(markdown) == expected)
  }

  @Test(arguments: [
    ("<table>a</table>", "<table><tr><td>a</td></tr></table>\n"),
    ("<table><tr>a<td>b</table>", "<table><tr><td>a</td><td>b</td></tr></table>\n"),
    ("<table><td>a<td>b</table>", "<table><tr><td>a</td><td>b</td></tr></table>\n"),
    (
      "<table><col><tr><td>a</table>",
      "<table><colgroup><col></colgroup><tr><td>a</td></tr></table>\n"
    ),
    (
      "<table><tr><td><table><td>a</table>b</table>",
      "<table><tr><td><table><tr><td>a</td></tr></table>b</td></tr></table>\n"
    ),
    (
      "- x <table>*a*</table>",
      "<ul>\n<li>x <table><tr><td><em>a</em></td></tr></table></li>\n</ul>\n"
    ),
    ("<table><div>a</div></table>", "<table><tr><td><div>a</div></td></tr></table>\n"),
  ])
  func whatIsNoPartOfATableStandsInItsCells(_ markdown: String, _ expected: String) {
    #expect(body(markdown) == expected)
  }

  @Test func headingsDoNotHoldHeadings() {
    #expect(body("<h2>a<h3>b</h3>") == "<h2>a</h2><h3>b</h3>\n")
    #expect(body("<h2><p>a<h3>b</h3>") == "<h2><p>a</p></h2><h3>b</h3>\n")
  }

  @Test(arguments: [
    ("<a href=u>x [y](z) w</a>", "<p><a href=\"u\">x y w</a></p>\n"),
    ("[a <a href=k>b</a> c](z)", "<p><a href=\"z\">a b c</a></p>\n"),
    ("<a href=u>x <a href=v>y</a>", "<p><a href=\"u\">x y</a></p>\n"),
    (
      "<a href=u>\n\n[x](y)\n\n</a>\n\n[z](z)",
      "<a href=\"u\">\n<p>x</p>\n</a>\n<p><a href=\"z\">z</a></p>\n"
    ),
    ("<a href=u>\n\n- x\n\n</a>", "<a href=\"u\">\n</a>\n<ul>\n<li>x</li>\n</ul>\n"),
    ("<a name=u>\n\n[x](y)", "<p><a href=\"y\">x</a></p>\n"),
    ("<a href='javascript:u'>x [y](z)</a>", "<p>x <a href=\"z\">y</a></p>\n"),
  ])
  func aLinkHoldsNoLink(_ markdown: String, _ expected: String) {
    #expect(body(markdown) == expected)
  }

  @Test func aLinkInALabelIsItsText() {
    #expect(label("# <a href=\"u\">see</a> it") == "see it")
    #expect(label("# [see](u) it") == "see it")
  }

  @Test(.timeLimit(.minutes(10))) func hostileInputTakesLinearTime() {
    for piece in [
      "<table>", "<table><tr><td>", "<a href=u>", "<h2>", "</table>", "<td>", "a<table>",
      "<table>\n\na\n\n", "<a href=u>\n\na\n\n", "<h1><b>\n\na\n\n",
    ] {
      let text = String(repeating: piece, count: 20_000)
      #expect(body("<div>" + text).utf8.count >= 20_000)
    }
  }
}
