import Markdown

enum DetailsReader {
  static func read(_ reading: inout PageReading) {}
}
