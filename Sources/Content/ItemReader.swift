import Markdown

enum ItemReader {
  static func read(_ reading: inout PageReading) {}
}
