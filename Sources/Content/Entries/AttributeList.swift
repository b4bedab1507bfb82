import Markdown

/// `{#my-id .open lang=la date=2024-05-01 tags=a,b}` at the end of a text, and Obsidian's `^my-id`.
struct AttributeList {
  var id: String?
  /// The id is written as `^my-id`.
  private(set) var isBlockID = false
  private(set) var isOpen = false
  var lang: String?
  var date: CalendarDate?
  var tags: [String] = []
  /// Where the list begins in the text, the blanks before it included.
  private(set) var start = 0

  /// Reads what ends `text`; nil where that is no attribute list: braces are text then.
  init?(endOf text: ArraySlice<UInt8>) {
    guard let last = text.last else { return nil }
    if last == UInt8(ascii: "}") {
      guard let open = text.lastIndex(of: UInt8(ascii: "{")) else { return nil }
      guard read(text[(open + 1)...].dropLast()) else { return nil }
      start = open
    } else {
      guard let mark = Self.blockIDMark(text) else { return nil }
      id = String(decoding: text[(mark + 1)...], as: UTF8.self)
      isBlockID = true
      start = mark
    }
    while start > text.startIndex, text[start - 1] == 0x20 { start -= 1 }
  }

  /// Whether it says nothing but a language.
  var isLanguageAlone: Bool { lang != nil && id == nil && !isOpen && date == nil && tags.isEmpty }

  /// The `^` of a block id, behind a blank or at the beginning.
  private static func blockIDMark(_ text: ArraySlice<UInt8>) -> Int? {
    var index = text.endIndex - 1
    while index > text.startIndex, isIDByte(text[index]) { index -= 1 }
    guard text[index] == UInt8(ascii: "^"), index + 1 < text.endIndex else { return nil }
    return index == text.startIndex || text[index - 1] == 0x20 ? index : nil
  }

  /// White space and what HTML would take for markup.
  private static func isUnfit(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || "{}\"'<>&".utf8.contains(byte)
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "-")
  }

  private mutating func read(_ inner: ArraySlice<UInt8>) -> Bool {
    let words = inner.split(separator: 0x20)
    return !words.isEmpty && words.allSatisfy { read(word: String(decoding: $0, as: UTF8.self)) }
  }

  private mutating func read(word: String) -> Bool {
    if word.hasPrefix("#"), word.utf8.count > 1 {
      id = String(word.dropFirst())
      return id?.utf8.contains(where: Self.isUnfit) == false
    }
    if word == ".open" {
      isOpen = true
      return true
    }
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    let value = parts[1].filter { $0 != "\"" }
    switch parts[0] {
    case "lang" where LanguageTag.isWellFormed(value): lang = LanguageTag.shortest(value)
    case "date":
      date = CalendarDate(value)
      return date != nil
    case "tags": tags = value.split(separator: ",").map(String.init)
    default: return false
    }
    return true
  }
}

extension PageReading {
  /// Takes the attribute list at the end of a node's last text and gives it to `entry`.
  mutating func takeAttributes(atEndOf node: NodeID, of entry: EntryID) {
    let text = lastText(of: node)
    guard text.exists else { return }
    guard let list = AttributeList(endOf: document.bytes(of: text)) else {
      return UnreadAttributes.read(text, endOf: node, &self)
    }
    take(list, atEndOf: text)
    apply(list, to: entry)
  }

  /// Takes an attribute list, and the blanks before it, away from the text that ends in it.
  mutating func take(_ list: AttributeList, atEndOf text: NodeID) {
    let parent = document[text].parent
    document[text].text.count = UInt32(list.start - document[text].text.lowerBound)
    trimEnd(of: parent)
  }

  /// The last text below the last blocks of a node, if nothing stands behind it. Details and
  /// callouts in it have attributes of their own.
  private func lastText(of node: NodeID) -> NodeID {
    var last = node
    while document[last].lastChild.exists, document[last].kind != .list {
      last = document[last].lastChild
      if document[last].kind == .details || document[last].kind == .callout { return .none }
    }
    return document[last].kind == .text ? last : .none
  }

  /// Gives what a list says to an entry.
  mutating func apply(_ list: AttributeList, to entry: EntryID) {
    if let id = list.id {
      page[entry].id = add(id.utf8)
      page[entry].flags.insert(list.isBlockID ? [.explicitID, .blockID] : .explicitID)
    }
    if list.isOpen { page[entry].flags.insert(.open) }
    if let lang = list.lang { page[entry].language = page.language(lang) }
    if let date = list.date { page.entryDates[entry.rawValue] = date }
    if !list.tags.isEmpty { page.entryTags[entry.rawValue] = list.tags }
  }
}
