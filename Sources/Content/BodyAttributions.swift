import Markdown

enum BodyAttributions {
  static func read(_ reading: inout PageReading) {}
}
