import Markdown

/// Attributions at the end of a body: its last paragraph, or the last line of that, begins with a
/// dash. And, where the page asks, headings name the author of the quotes under them.
enum BodyAttributions {
  static func read(_ reading: inout PageReading) {
    guard reading.options.attribution != .off else { return }
    for index in reading.page.entries.indices {
      let entry = EntryID(index)
      guard reading.page[entry].attribution < 0 else { continue }
      if reading.options.attribution == .headingBefore, reading.page[entry].kind != .heading {
        readHeading(above: entry, &reading)
      } else {
        readBody(of: entry, &reading)
      }
    }
  }

  private static func readBody(of entry: EntryID, _ reading: inout PageReading) {
    // Where the page is split, such an entry is a page of prose, and its author part of its text.
    let isPage = reading.options.split && reading.page[entry].parent.isNone
    if isPage, reading.page[entry].kind == .heading { return }
    if readProperties(of: entry, &reading) { return }
    let last = reading.lastBlock(of: entry)
    guard last.exists, reading.document[last].kind == .paragraph,
      !reading.page[entry].flags.contains(.section), !reading.page[entry].flags.contains(.embedded)
    else { return }
    if reading.mayBeAttribution(last) {
      guard !isDialogue(entry, reading), let found = reading.takeWhole(last) else { return }
      reading.set(found, of: entry)
      reading.removeLast(of: entry)
    } else if reading.document.contains(.softBreak) || reading.document.contains(.lineBreak),
      !BulletWithoutBlank.ends(last, reading.document), let found = reading.takeLastLine(of: last)
    {
      reading.set(found, of: entry)
    }
  }

  /// Takes a first paragraph that was nothing but properties.
  private static func readProperties(of entry: EntryID, _ reading: inout PageReading) -> Bool {
    let place = reading.page[entry].content.first
    guard place >= 0, !reading.page[entry].flags.contains(.section) else { return false }
    let item = reading.page.items[Int(place)]
    guard item.block.exists, reading.document[item.block].flags.contains(.attribution),
      reading.document[item.block].kind == .paragraph,
      let found = reading.takeAny(item.block)
    else { return false }
    reading.set(found, of: entry)
    reading.page[entry].content.first = item.next
    if item.next < 0 { reading.page[entry].content.last = -1 }
    return true
  }

  /// Whether another paragraph of the entry begins with a dash as well.
  private static func isDialogue(_ entry: EntryID, _ reading: PageReading) -> Bool {
    var place = reading.page[entry].content.first
    while place >= 0 {
      let item = reading.page.items[Int(place)]
      if item.next >= 0, item.block.exists, reading.document[item.block].kind == .paragraph,
        reading.beginsWithDash(item.block)
      {
        return true
      }
      place = item.next
    }
    return false
  }

  private static func readHeading(above entry: EntryID, _ reading: inout PageReading) {
    var above = reading.page[entry].parent
    while above.exists, reading.page[above].kind != .heading { above = reading.page[above].parent }
    guard above.exists, let found = reading.takeAny(reading.page[above].label) else { return }
    reading.set(found, of: entry)
  }
}

extension PageReading {
  /// Takes the last item of an entry's content away.
  mutating func removeLast(of entry: EntryID) {
    var previous: Int32 = -1
    var place = page[entry].content.first
    while place != page[entry].content.last {
      previous = place
      place = page.items[Int(place)].next
    }
    page[entry].content.last = previous
    if previous >= 0 { page.items[Int(previous)].next = -1 } else { page[entry].content.first = -1 }
  }
}
