import Markdown

enum Labels {
  static func read(_ reading: inout PageReading) {}
}
