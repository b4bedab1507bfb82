import HTML
import Testing

@Suite struct HTMLBufferTests {
  private func written(_ write: (inout HTMLBuffer) -> Void) -> String {
    var html = HTMLBuffer()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func everyMarkupByteIsEscapedWhereverItStands() {
    for special in ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;"] {
      for before in 0..<20 {
        let left = String(repeating: "é", count: before)
        let right = String(repeating: "z", count: 19 - before)
        #expect(written { $0.append(left + special.key + right) } == left + special.value + right)
      }
    }
  }

  @Test func neighboursOfMarkupBytesAreNot() {
    let text = String(decoding: (0x20...0x7E).filter { !"<>&\"".utf8.contains($0) }, as: UTF8.self)
    #expect(written { $0.append(text + text) } == text + text)
  }

  @Test func runsOfTextAreEscapedAlone() {
    let text = Array("a<b>c".utf8)
    #expect(written { $0.append(text, in: 1..<4) } == "&lt;b&gt;")
    #expect(written { $0.append(raw: text, in: 1..<4) } == "<b>")
  }

  @Test(arguments: [0, 7, 10, 1_024, -35]) func numbersAreDecimal(_ number: Int) {
    #expect(written { $0.append(number) } == "\(number)")
  }

  @Test func addressesArePercentEncoded() {
    #expect(
      written { $0.append(address: Array("a b/é?x=1&y='[\\]\"<>`{|}^%20#ü".utf8)[...]) }
        == "a%20b/%C3%A9?x=1&amp;y=&#x27;%5B%5C%5D%22%3C%3E%60%7B%7C%7D%5E%20#%C3%BC")
  }
}
