import Markdown

/// The page's `author` and `source` are those of its items, where they name none of their own.
enum DefaultAttribution {
  static func set(_ page: inout Page) {
    guard !page.options.author.isEmpty || !page.options.source.isEmpty else { return }
    let author = page.add(page.options.author.utf8)
    let source = page.add(page.options.source.utf8)
    for index in page.entries.indices where !page.entries[index].flags.contains(.section) {
      let place = page.entries[index].attribution
      if place < 0 {
        var attribution = Attribution()
        attribution.author = author
        attribution.source = source
        page.attributions.append(attribution)
        page.entries[index].attribution = Int32(page.attributions.count - 1)
      } else if page.attributions[Int(place)].author.isEmpty {
        page.attributions[Int(place)].author = author
      }
    }
  }
}
