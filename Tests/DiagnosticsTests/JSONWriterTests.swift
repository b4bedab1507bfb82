import Diagnostics
import Testing

struct JSONWriterTests {
  @Test func `commas stand between members and values, at every depth`() {
    var json = JSONWriter()
    json.beginObject()
    json.key("a")
    json.integer(-1)
    json.key("b")
    json.beginArray()
    json.boolean(true)
    json.beginObject()
    json.endObject()
    json.beginArray()
    json.endArray()
    json.string("x")
    json.endArray()
    json.key("c")
    json.string(Array("ж".utf8)[...])
    json.endObject()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == #"{"a":-1,"b":[true,{},[],"x"],"c":"ж"}"#)
  }

  @Test func `every control character, the quote and the backslash are escaped`() {
    var output: [UInt8] = []
    JSONWriter.append("\u{0}\u{1F}\t\n\r\"\\/\u{7F}é😀", to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == #""\u0000\u001f\t\n\r\"\\/\#u{7F}é😀""#)
  }
}
