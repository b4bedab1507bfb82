import Markdown

enum InlineText {
  static func read(_ reading: inout PageReading) {}
}
