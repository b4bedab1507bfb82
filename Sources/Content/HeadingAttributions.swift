import Markdown

enum HeadingAttributions {
  static func read(_ reading: inout PageReading) {}
}
