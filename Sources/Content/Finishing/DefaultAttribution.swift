import Markdown

/// The `author` and `source` of a page, or of a file of a folder, are those of its items, where they
/// name none of their own.
enum DefaultAttribution {
  static func set(_ page: inout Page) {
    var defaults: [Attribution] = []
    for index in page.documents.indices {
      let options =
        page.documentOptions.indices.contains(index) ? page.documentOptions[index] : page.options
      var attribution = Attribution()
      attribution.author = page.add(options.author.utf8)
      attribution.source = page.add(options.source.utf8)
      defaults.append(attribution)
    }
    guard defaults.contains(where: { !$0.author.isEmpty || !$0.source.isEmpty }) else { return }
    for index in page.entries.indices where !page.entries[index].flags.contains(.section) {
      let attribution = defaults[Int(page.entries[index].document)]
      let place = page.entries[index].attribution
      if place < 0 {
        guard !attribution.author.isEmpty || !attribution.source.isEmpty else { continue }
        page.attributions.append(attribution)
        page.entries[index].attribution = Int32(page.attributions.count - 1)
      } else if page.attributions[Int(place)].author.isEmpty {
        page.attributions[Int(place)].author = attribution.author
      }
    }
  }
}
