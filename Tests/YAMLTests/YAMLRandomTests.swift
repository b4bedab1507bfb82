import Testing
import YAML

struct YAMLRandomTests {
  /// Pieces from which faulty YAML is made.
  private static let pieces: [[UInt8]] =
    [
      "a", ": ", ":", "- ", "-", "\n", "\r\n", "\r", "  ", "\t", "\"", "'", "[", "]", "{", "}", ",",
      "#", " #", "&x ", "*x", "!t ", "|", ">", "%", "@", "---\n", "...\n", "é", "日", "\u{FEFF}",
      "\u{85}", "\u{2028}", "\\", "\\x", "? ", "<<: ", "\u{0}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE6, 0x97], [0xC0, 0x80]]

  @Test func `no bytes end anything but the reading, and every place is inside them`() {
    var state: UInt64 = 42
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var faults: Set<String> = []
    for _ in 0..<10_000 {
      let bytes = (0..<random(24)).flatMap { _ in Self.pieces[random(Self.pieces.count)] }
      let start = min(random(3), bytes.count)
      let slice = bytes[start..<max(start, bytes.count - random(3))]
      do throws(YAMLError) {
        if let value = try YAMLParser.parse(slice) {
          #expect(slice.startIndex <= value.range.lowerBound)
          #expect(value.range.upperBound <= slice.endIndex)
        }
      } catch {
        faults.insert(error.message)
        #expect(slice.startIndex <= error.range.lowerBound)
        #expect(error.range.upperBound <= slice.endIndex)
      }
    }
    #expect(faults.count > 15, "the pieces make many kinds of faults")
  }
}
