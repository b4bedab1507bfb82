import Markdown

enum TableReader {
  static func read(_ reading: inout PageReading) {}
}
