import Markdown

enum CalloutReader {
  static func read(_ reading: inout PageReading) {}
}
