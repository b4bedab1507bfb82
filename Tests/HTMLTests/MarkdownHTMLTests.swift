import HTML
import Markdown
import Testing

@Suite struct MarkdownHTMLTests {
  @Test func joinedLinesMeetWithoutASpace() {
    var document = document("山\n川")
    let breaks = document.nodes.indices.filter { document.nodes[$0].kind == .softBreak }
    for index in breaks { document.nodes[index].flags.insert(.joined) }
    #expect(body(of: document) == "<p>山川</p>\n")
  }

  @Test func whatAReaderHasTakenOutIsPassedOver() {
    var document = document("one\n\n*two* three\n\nfour")
    let blocks = document.children(of: .root)
    document[blocks[0]].flags.insert(.hidden)
    document[document[blocks[1]].firstChild].flags.insert(.hidden)
    #expect(body(of: document) == "<p> three</p>\n<p>four</p>\n")
  }

  @Test func plainBlocksHaveNoParagraph() {
    var document = document("*a* b")
    document[document[.root].firstChild].kind = .plain
    #expect(body(of: document) == "<em>a</em> b")
  }

  @Test func marksAreWritten() {
    var document = document("*a*")
    document[document[document[.root].firstChild].firstChild].kind = .mark
    #expect(body(of: document) == "<p><mark>a</mark></p>\n")
  }

  @Test func headingsNestBelowTheOneAboveByTheirOrder() {
    let html = body("### a\n\n##### b\n\n#### c\n\n### d\n\n# e") { $0.headingLevel = 3 }
    #expect(
      html == "<h4>a</h4>\n<h5>b</h5>\n<h5>c</h5>\n<h4>d</h4>\n<h4>e</h4>\n")
    #expect(body("# a\n\n## b") { $0.headingLevel = 5 } == "<h6>a</h6>\n<h6>b</h6>\n")
  }

  @Test func picturesKeepTheirSpaceAndSayWhatTheyShow() {
    struct Sizes: AddressResolver {
      var tableName: String { "" }
      var linkTo: String { "" }

      func resolve(_ address: ArraySlice<UInt8>, as use: Address.Use, at node: NodeID)
        -> ResolvedAddress
      {
        ResolvedAddress(Array("../".utf8) + address, width: 30, height: 20)
      }
    }
    #expect(
      body(of: document("![a *b* `c`\nd \"e\"](<p q.png> \"t\")"), resolving: Sizes())
        == "<p><img src=\"../p%20q.png\" width=\"30\" height=\"20\" loading=\"lazy\""
        + " decoding=\"async\" alt=\"a b c d &quot;e&quot;\" title=\"t\" /></p>\n")
    #expect(
      body(of: document("<img src='p&amp;q.png' width=5>"), resolving: Sizes())
        == "<img src=\"../p&amp;q.png\" width=\"5\" alt=\"\" loading=\"lazy\""
        + " decoding=\"async\">\n")
    #expect(
      body(of: document("a <img src=p.png alt=x>"), resolving: Sizes()).contains(
        "alt=\"x\" width=\"30\" height=\"20\""))
  }

  @Test func aRowOfPicturesIsMarkedAndASinglePictureIsNot() {
    #expect(body("![a](a.svg) ![b](b.svg)\n![c](c.svg)").hasPrefix("<p class=\"fl-symbols\">"))
    #expect(body("![a](a.svg)").hasPrefix("<p><img"))
    #expect(body("![a](a.svg) ![b](b.svg) c").hasPrefix("<p><img"))
  }

  @Test func tablesScrollByThemselves() {
    var document = Document()
    func add(_ kind: NodeKind, level: UInt8 = 0, to parent: NodeID) -> NodeID {
      var node = Node(kind)
      node.level = level
      let id = document.make(node)
      document.append(id, to: parent)
      return id
    }
    let table = add(.table, to: .root)
    for (level, words) in [(1, ["a", "b"]), (0, ["<c>", "d"]), (0, ["e", "f"])] {
      let row = add(.row, level: UInt8(level), to: table)
      for word in words {
        let cell = add(.cell, to: row)
        document.append(document.makeText(word.utf8), to: cell)
      }
    }
    #expect(
      body(of: document, resolving: AddressesAsWritten(tableName: "Tabella")) == """
        <div class="fl-table" role="group" tabindex="0" aria-label="Tabella"><table>
        <thead>
        <tr>
        <th scope="col">a</th>
        <th scope="col">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>&lt;c&gt;</td>
        <td>d</td>
        </tr>
        <tr>
        <td>e</td>
        <td>f</td>
        </tr>
        </tbody>
        </table></div>

        """)
  }

  @Test func cellsAreAlignedAsTheirColumnIs() {
    var document = document("")
    let table = document.make(Node(.table))
    document.append(table, to: .root)
    let row = document.make(Node(.row))
    document.append(row, to: table)
    for number in Int32(0)...3 {
      var cell = Node(.cell)
      cell.number = number
      let id = document.make(cell)
      document.append(id, to: row)
      document.append(document.makeText(number == 3 ? "א".utf8 : "a".utf8), to: id)
    }
    let html = body(of: document, resolving: AddressesAsWritten(tableName: "Table"))
    #expect(
      html.contains(
        "<td>a</td>\n<td>a</td>\n<td class=\"fl-centre\">a</td>\n<td class=\"fl-right\" dir=\"rtl\">א</td>"
      ))
  }

  @Test func anEmptyCornerOfATableIsNoHeading() {
    var document = document("")
    let table = document.make(Node(.table))
    document.append(table, to: .root)
    var row = Node(.row)
    row.level = 1
    let header = document.make(row)
    document.append(header, to: table)
    for words in ["", "b"] {
      let cell = document.make(Node(.cell))
      document.append(cell, to: header)
      if !words.isEmpty { document.append(document.makeText(words.utf8), to: cell) }
    }
    let html = body(of: document, resolving: AddressesAsWritten(tableName: "Table"))
    #expect(html.contains("<tr>\n<td></td>\n<th scope=\"col\">b</th>\n</tr>"))
  }

  @Test func foldingBlocksWithinBlocksHaveOneWrapper() {
    var document = document("> Title\n>\n> Text")
    let quote = document[.root].firstChild
    document[quote].kind = .callout
    document[quote].flags.insert(.open)
    document[document[quote].firstChild].kind = .summary
    document[quote].detail = document.add("x&y".utf8)
    #expect(
      body(of: document)
        == "<div class=\"fl-entry\"><details class=\"fl-callout\" open>\n<summary>Title</summary>\n"
        + "<div class=\"fl-body\"><span class=\"fl-anchor\" id=\"x&amp;y\"></span>\n<p>Text</p>\n"
        + "</div></details><a class=\"fl-permalink\" href=\"#x&amp;y\""
        + " aria-label=\"Link to x&amp;y\">#</a></div>\n")
  }

  @Test func labelsHoldNoLinks() {
    #expect(label("a [b *c*](d) <e@f.g>") == "a b <em>c</em> e@f.g")
    #expect(label("a <a href=x>b</a>") == "a b")
  }

  @Test func aLabelInTheMiddleOfALineBeginsThere() {
    var html = HTMLBuffer()
    html.append(raw: "<div>")
    var writer = MarkdownHTML(MarkdownHTML.Surroundings())
    let document = document("a\n\nb")
    for block in document.children(of: .root) {
      writer.write(block: block, of: document, to: &html, resolving: AddressesAsWritten())
    }
    #expect(String(decoding: html.bytes, as: UTF8.self) == "<div><p>a</p>\n<p>b</p>\n")
  }
}
