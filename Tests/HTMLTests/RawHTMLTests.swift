import HTML
import Markdown
import Testing

@Suite struct RawHTMLTests {
  @Test(arguments: [
    ("a <b>b</b> <KBD>c</kbd>", "<p>a <b>b</b> <kbd>c</kbd></p>\n"),
    ("a<br>b<wbr/>c", "<p>a<br>b<wbr>c</p>\n"),
    ("<ruby>漢<rt>かん</rt></ruby>x", "<p><ruby>漢<rt>かん</rt></ruby>x</p>\n"),
    ("<a href='b.html' title=c onclick=d>e</a>", "<p><a href=\"b.html\" title=\"c\">e</a></p>\n"),
    (
      "<span class=x lang=la dir=RTL style=y id=z>a</span>",
      "<p><span class=\"x\" lang=\"la\" dir=\"RTL\">a</span></p>\n"
    ),
    ("<p align=center>a &copy; b</p>", "<p align=\"center\">a &copy; b</p>\n"),
    ("<div>\n\n*a*\n\n</div>\n", "<div>\n<p><em>a</em></p>\n</div>\n"),
    (
      "<table><tr><td colspan=2>a</td></tr></table>",
      "<table><tr><td colspan=\"2\">a</td></tr></table>\n"
    ),
    ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>\n"),
    ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>\n"),
    ("<time datetime=2024-05-01>May</time>", "<p><time datetime=\"2024-05-01\">May</time></p>\n"),
    ("<a name=x />here", "<p>here</p>\n"),
    (
      "<picture><source srcset=a><img src=b.png></picture>",
      "<p><picture><img src=\"b.png\" alt=\"\" loading=\"lazy\" decoding=\"async\"></picture></p>\n"
    ),
  ])
  func harmlessElementsPass(_ markdown: String, _ expected: String) {
    #expect(body(markdown) == expected)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "a <script>x</script>", "<iframe src=x></iframe>",
    "<style>*{}</style>", "<svg onload=x>", "<math>", "<form action=x>", "<input>", "<object>",
    "<textarea>", "<title>", "<plaintext>", "<noscript>", "<template>", "<select>", "<body>",
    "</body>", "</html>", "</main>", "</details>", "</div>", "</b>", "<x-y>", "<!doctype html>",
    "<?php x ?>", "<![CDATA[x]]>", "a </span>", "<main>", "<details>", "<summary>", "<base href=x>",
    "<meta http-equiv=refresh>", "<link rel=stylesheet>", "<frameset>", "<xmp>", "<li>", "<td>",
    "<tr>", "<rt>", "<figcaption>", "</br>", "<video src=x>", "<audio>", "<button>",
  ])
  func everythingElseIsShownAsText(_ markdown: String) {
    let html = body(markdown)
    #expect(html.contains("&lt;"))
    #expect(!html.replacing("<p>", with: "").replacing("</p>\n", with: "").contains("<"))
  }

  @Test func aBlockOfMarkdownEndsAParagraphOfHTML() {
    #expect(body("<p>one\n\n- two\n") == "<p>one\n</p>\n<ul>\n<li>two</li>\n</ul>\n")
    #expect(
      body("<p align=\"center\">\n\n**b**\n\n</p>\n").contains("</p>\n<p><strong>b</strong></p>"))
    #expect(!body("<p>\n\ntwo\n\n</p>\n").contains("&lt;"))
  }

  @Test func theWriterLetsPassWhatTheReaderTakesForHarmless() {
    for name in SafeHTML.elements.map({ String(decoding: $0, as: UTF8.self) }) {
      let parents = [
        "li": "ul", "dt": "dl", "dd": "dl", "figcaption": "figure", "td": "table><tr",
        "th": "table><tr", "source": "picture", "rt": "ruby", "rp": "ruby",
        "col": "table><colgroup",
        "caption": "table", "colgroup": "table", "tbody": "table", "thead": "table",
        "tfoot": "table", "tr": "table",
      ]
      let html = "<div><\(parents[name] ?? "div")><\(name)>"
      #expect(!body(html).contains("&lt;"), "\(name)")
    }
  }

  @Test func commentsAreDropped() {
    #expect(body("a<!-- <b> -->b") == "<p>ab</p>\n")
    #expect(body("<!-- a\n\nb -->\n") == "")
    #expect(body("<!-- never closed") == "&lt;!-- never closed\n")
  }

  @Test(arguments: [
    ("a <b>b\n\nc", "<p>a <b>b</b></p>\n<p>c</p>\n"),
    ("*a <b>b* c</b>", "<p><em>a <b>b</b></em> c&lt;/b&gt;</p>\n"),
    ("<b><i>a</b>", "<p><b><i>a</i></b></p>\n"),
    ("> <div>\n> a\n\nb", "<blockquote>\n<div>\na\n</div>\n</blockquote>\n<p>b</p>\n"),
    ("<div>\n<p>a\n<div>b", "<div>\n<p>a\n</p><div>b\n</div></div>"),
    ("- <b>a\n- b", "<ul>\n<li><b>a</b></li>\n<li>b</li>\n</ul>\n"),
    ("<table><tr><td>a", "<table><tr><td>a\n</td></tr></table>"),
    ("# <b>a\n\nb", "<h1><b>a</b></h1>\n<p>b</p>\n"),
  ])
  func whatIsLeftOpenIsClosed(_ markdown: String, _ expected: String) {
    #expect(body(markdown) == expected)
  }

  @Test func whatABlockLeavesOpenEndsWithTheBody() {
    #expect(body("<div>\n\na") == "<div>\n<p>a</p>\n</div>")
    #expect(body("<div>\n\na\n\n</div>\n\n</div>") == "<div>\n<p>a</p>\n</div>\n&lt;/div&gt;\n")
  }

  @Test func blocksMayNotStandInALineOfText() {
    #expect(body("a <div>b</div>") == "<p>a &lt;div&gt;b&lt;/div&gt;</p>\n")
    #expect(body("# a <h2>b") == "<h1>a &lt;h2&gt;b</h1>\n")
    #expect(label("a <p>b <b>c") == "a &lt;p&gt;b <b>c</b>")
  }

  @Test(arguments: [
    "javascript:x", "JAVASCRIPT:x", "&#106;avascript:x", "&#x6a;avascript:x",
    "&#0000106avascript:x",
    "javascript&colon;x", "java&Tab;script:x", "java&NewLine;script:x", " javascript:x",
    "java\tscript:x", "\u{1}javascript:x", "vbscript:x", "data:text/html,x", "file:///x",
    "javascript&#58;x", "&Tab;javascript:x", "java\u{0}script:x", "view-source:x", "blob:x",
    "data:image/svg+xml,x",
  ])
  func dangerousAddressesAreNotWritten(_ address: String) {
    #expect(!body("<a href=\"\(address)\">a</a>").contains("href"))
    #expect(!body("<div><a href='\(address)'>a</a></div>").contains("href=\""))
  }

  @Test(arguments: [
    "a.html", "#a", "?a:b", "a&amp;b", "https://a.b/?c=d&amp;e:f", "//a.b", "tel:1",
  ])
  func harmlessAddressesAre(_ address: String) {
    #expect(body("<a href=\"\(address)\">a</a>") == "<p><a href=\"\(address)\">a</a></p>\n")
  }

  @Test(arguments: [
    "<a title='\"><script>'>x</a>", "<b title='</b>' onmouseover=x>a</b>",
    "<img alt=\"--><script>\">", "<a href=\"x\" title=\"a&quot;b\">c</a>",
    "<b title=\"a\nb > c\">d</b>", "<img src='x\" onerror=\"y'>", "<b lang='\"x'>a</b>",
    "<b/onclick=x>a</b>", "<b\nonclick=x>a</b>", "<b title=`x` onclick=y>a</b>",
  ])
  func attributesCannotBeBrokenOutOf(_ markdown: String) {
    let html = body(markdown)
    for tag in html.split(separator: "<").map({ $0.prefix { $0 != ">" } }) where html.contains("<b")
    {
      #expect(!tag.contains("onclick="))
    }
    #expect(!html.contains("<script"))
    #expect(!html.contains("onerror=\"y"))
  }

  @Test func theNamesOfFurnitureAreRefused() {
    #expect(body("<span class='a fl-skip'>b</span>") == "<p><span>b</span></p>\n")
    #expect(body("<span class='a FL&#45;skip'>b</span>") == "<p><span>b</span></p>\n")
  }

  @Test func theFirstOfTwoEqualAttributesCounts() {
    #expect(body("<b title=a title=b>c</b>") == "<p><b title=\"a\">c</b></p>\n")
  }

  @Test func otherPoliciesDoWhatTheySay() {
    let markdown = "a <b onclick=x>c</b>\n\n<div>\n"
    #expect(
      body(markdown) { $0.rawHTML = .escape }
        == "<p>a &lt;b onclick=x&gt;c&lt;/b&gt;</p>\n<p>&lt;div&gt;</p>\n")
    #expect(body(markdown) { $0.rawHTML = .drop } == "<p>a c</p>\n")
    #expect(body(markdown) { $0.rawHTML = .allow } == "<p>a <b onclick=x>c</b></p>\n<div>\n")
    #expect(
      body("<a href=java&#115;cript:x>a</a> <a href='javascript:x'>") { $0.rawHTML = .allow }
        .contains("<a") == false)
  }

  @Test(.timeLimit(.minutes(10))) func hostileInputTakesLinearTime() {
    for piece in ["<b>", "<!--", "<a b=\"", "<ul><li>", "<b><div>", "<", "<a ", "</b>", "<p><i>"] {
      let text = String(repeating: piece, count: 20_000)
      #expect(body("<div>" + text).utf8.count >= 20_000)
      #expect(body("x " + text).utf8.count >= 20_000)
    }
  }
}
