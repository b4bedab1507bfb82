import Markdown

/// `number-read-as-list`: a sentence that begins with a year or another number and a period, which
/// CommonMark takes for a numbered list. Silent for lists from 1, for those that go on, and where
/// the page says `items: numbered`.
struct NumberAsList {
  /// The number behind the last numbered list of each container.
  private var next: [NodeID: Int] = [:]

  mutating func read(_ list: NodeID, _ reading: inout PageReading) {
    let node = reading.document[list]
    guard node.flags.contains(.ordered), reading.options.items != .numbered else { return }
    let numbers = numbers(of: list, reading.document)
    let goesOn = next[node.parent] == Int(node.number)
    next[node.parent] = (numbers.last ?? 0) + 1
    guard node.number > 1, !goesOn, isSuspicious(Int(node.number), numbers) else { return }
    let start = Int(node.start)
    let end = reading.document.source[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? start
    let text = String(
      decoding: reading.document.source[start..<min(end + 1, reading.document.source.count)],
      as: UTF8.self)
    reading.warn(
      "number-read-as-list", range: start..<max(end, start),
      "`\(text)` at the beginning of a line makes a numbered list",
      explanation: "The number is not part of the text any more.",
      fix: "write `\(text.dropLast())\\\(text.suffix(1))` for text")
  }

  /// Whether no list is likely to begin with this number: a year, a large number that the next
  /// item does not carry on, or a number alone.
  private func isSuspicious(_ first: Int, _ numbers: [Int]) -> Bool {
    if 1000...2999 ~= first || numbers.count < 2 { return true }
    return first > 99 && numbers[1] != first + 1
  }

  /// The numbers of the items as they are written.
  private func numbers(of list: NodeID, _ document: Document) -> [Int] {
    var numbers: [Int] = []
    var item = document[list].firstChild
    while item.exists {
      let digits = document.source[Int(document[item].start)...].prefix { 0x30...0x39 ~= $0 }
      numbers.append(digits.prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) })
      item = document[item].next
    }
    return numbers
  }
}
