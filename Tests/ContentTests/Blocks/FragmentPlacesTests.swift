import Markdown
import Testing

/// Text within hand-written HTML is parsed on its own, and still stands where it stands.
@Suite struct FragmentPlacesTests {
  /// What the file holds at the beginning of every paragraph.
  private func starts(_ markdown: String) -> [String] {
    let reading = Reading(markdown)
    return reading.nodes(.paragraph).map { node in
      let rest = reading.document.source[Int(reading.document[node].start)...]
      return String(decoding: rest.prefix(1), as: UTF8.self)
    }
  }

  @Test func noBlockEndsBehindTheFile() {
    for text in [
      "<details><summary>S</summary><pre>a</pre></details>", "<details><!-- a --></details>",
      "<summary>\n\n<summary>\n> <li>- **[](z)\n> </div>", "<summary>\n- **a</p>",
    ] {
      let reading = Reading(text)
      #expect(reading.document.nodes.allSatisfy { $0.end <= reading.document.source.count })
    }
  }

  @Test(arguments: [
    "<details><summary>S</summary>a</details>\n",
    "<details><summary>S</summary>  a\nb</details>\n",
    "> <details><summary>S</summary>\n> a\n>\n> a\n> </details>\n",
    "<details>\n<summary>S</summary>\n    a\n    b\n</details>\n",
    "- <details><summary>S</summary>a</details>\n",
    "> - <details><summary>S</summary>\n>   - a\n>   </details>\n",
    "b <details><summary>S</summary>\na</details>\n",
    "<details\n>a\n</details>\n",
    "[a]: b\n\n<details><summary>S</summary>a\n\na [a]</details>\n",
  ])
  func aParagraphBeginsWithItsText(_ markdown: String) {
    #expect(!starts(markdown).isEmpty)
    #expect(starts(markdown).allSatisfy { $0 == "a" || $0 == "b" })
  }
}
