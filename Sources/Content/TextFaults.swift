import Markdown

enum TextFaults {
  static func read(_ reading: inout PageReading) {}
}
