import Markdown

enum NestedEntries {
  static func read(_ reading: inout PageReading) {}
}
