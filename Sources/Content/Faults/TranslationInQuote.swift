import Markdown

/// `translation-in-quote`: on a page with translations, a quote of two paragraphs that nothing
/// follows. Both are read as the quote, unless their scripts differ.
enum TranslationInQuote {
  static func read(_ reading: inout PageReading) {
    let options = reading.options
    guard !options.translation.isEmpty, options.translation != options.lang else { return }
    for entry in reading.page.entries
    where entry.kind == .quote && entry.flags.contains(.excerpted) {
      guard let second = secondOfTwo(entry.content, reading) else { continue }
      reading.note(
        "translation-in-quote", at: second, "the second paragraph is read as part of the quote",
        explanation: "What is marked with `>` is the quote; its translation follows it.",
        fix: "take the `>` away from the translation, and leave a blank line before it")
    }
  }

  /// The second paragraph of content that is two paragraphs of a quote; nil for another.
  private static func secondOfTwo(_ content: ContentList, _ reading: PageReading) -> NodeID? {
    guard content.first >= 0, content.first != content.last else { return nil }
    let first = reading.page.items[Int(content.first)]
    let second = reading.page.items[Int(content.last)]
    guard first.next == content.last, first.isOwnText, second.isOwnText,
      first.block.exists, second.block.exists,
      reading.document[first.block].kind == .paragraph,
      reading.document[second.block].kind == .paragraph
    else { return nil }
    return second.block
  }
}
