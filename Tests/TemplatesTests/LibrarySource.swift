import HTML
import Templates

/// A source over a closed vocabulary: a shelf of entries that hold entries.
struct LibrarySource: TemplateSource {
  enum Context: BitwiseCopyable {
    case page
    case strings
    case entry(Int)
    case word(Int, of: Int)
  }

  enum Key: Int, CaseIterable {
    case title, entries, strings, label, folds, words, item, close
    var name: String { self == .item ? "." : "\(self)" }
  }

  static let vocabulary = TemplateVocabulary(
    names: Key.allCases.map(\.name),
    scopes: [
      .init("page", ["title": .text, "entries": .list("entry"), "strings": .object("strings")]),
      .init("strings", ["entries": .text, "close": .text]),
      .init(
        "entry",
        ["label": .text, "folds": .flag, "entries": .list("entry"), "words": .list("word")]),
      .init("word", [".": .text]),
    ])

  struct Entry {
    var label: String
    var words: [String] = []
    var firstChild: Int?
    var next: Int?
  }

  var entries: [Entry]

  func scope(of context: Context) -> Int {
    switch context {
    case .page: 0
    case .strings: 1
    case .entry: 2
    case .word: 3
    }
  }

  func value(of key: Int, in context: Context) -> TemplateValue<Context> {
    switch (context, Key(rawValue: key)) {
    case (.page, .title), (.strings, _), (.word, _): .text
    case (.page, .strings): .object(.strings)
    case (.page, .entries): entries.isEmpty ? .empty : .list(first: .entry(0))
    case (.entry(let entry), .label): entries[entry].label.isEmpty ? .empty : .text
    case (.entry(let entry), .folds): entries[entry].firstChild == nil ? .empty : .text
    case (.entry(let entry), .entries):
      entries[entry].firstChild.map { .list(first: .entry($0)) } ?? .empty
    case (.entry(let entry), .words):
      entries[entry].words.isEmpty ? .empty : .list(first: .word(0, of: entry))
    default: .undeclared
    }
  }

  func next(after context: Context) -> Context? {
    switch context {
    case .entry(let entry): entries[entry].next.map { .entry($0) }
    case .word(let word, let entry):
      word + 1 < entries[entry].words.count ? .word(word + 1, of: entry) : nil
    case .page, .strings: nil
    }
  }

  func write(_ key: Int, of context: Context, escaped: Bool, into output: inout HTMLBuffer) {
    switch context {
    case .page: output.append("Page")
    case .strings: output.append(raw: Key(rawValue: key) == .close ? "Close" : "Entries")
    case .entry(let entry): output.append(entries[entry].label)
    case .word(let word, let entry): output.append(entries[entry].words[word])
    }
  }
}
