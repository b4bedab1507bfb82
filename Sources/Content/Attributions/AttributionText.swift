import Markdown
import Unicode

/// `Author, *Work*, year (https://…)` as a text with the places that tell its fields apart.
///
/// The author comes first; the work begins at the first comma, emphasis, quote mark or book mark.
struct AttributionText {
  private var text: [UInt8] = []
  private var links: [Link] = []
  /// Where the first emphasised or cited run begins.
  private var workStart: Int?
  /// How long that run is, where it is emphasised.
  private var workLength = 0

  /// A link, and what of the text it stands on: nothing where it shows its own address.
  private struct Link {
    var address: [UInt8]
    /// Where it is a link by the name of a page.
    var named = NodeID.none
    var words: Range<Int>
  }

  /// Reads the inlines of a node. A `<cite>` names the work behind a name or `inFooter`, else the
  /// author.
  init(_ node: NodeID, of document: Document, inFooter: Bool = false) {
    var current = document.following(node, within: node)
    while let id = current {
      let kind = document[id].kind
      if kind == .link {
        addLink(id, document)
        if isBare(id, document) {
          current = document.following(id, within: node, skippingChildren: true)
          continue
        }
      } else if kind == .emphasis && !isDashed(id, document) || kind == .strong && namesSomebody
        || isCite(id, document) && (inFooter || namesSomebody)
      {
        beginWork(id, document)
      }
      append(id, document)
      current = document.following(id, within: node)
    }
    takeAddress()
    let isMarked = DashMark.begins(text[...])
    trim()
    if !isMarked { openBrackets() }
  }

  private mutating func beginWork(_ id: NodeID, _ document: Document) {
    if workStart != nil { return }
    workStart = text.count
    var shown: [UInt8] = []
    PlainText.append(id, of: document, to: &shown)
    workLength = shown.count
  }

  private mutating func addLink(_ id: NodeID, _ document: Document) {
    var shown: [UInt8] = []
    if !isBare(id, document) { PlainText.append(id, of: document, to: &shown) }
    links.append(
      Link(
        address: Array(document.bytes(of: id)),
        named: document[id].flags.contains(.wiki) ? id : .none,
        words: text.count..<text.count + shown.count))
  }

  /// Takes away the brackets around a text that no dash marks: `(Ada, *Roads*)`.
  private mutating func openBrackets() {
    guard text.first == 0x28, text.firstIndex(of: 0x29) == text.count - 1 else { return }
    text.removeLast()
    text.removeFirst()
    workStart = workStart.map { min(max(0, $0 - 1), text.count) }
    moveLinks(by: 1)
  }

  /// Whether a link shows nothing but its address.
  private func isBare(_ link: NodeID, _ document: Document) -> Bool {
    var shown: [UInt8] = []
    PlainText.append(link, of: document, to: &shown)
    let head = String(decoding: shown.prefix(4), as: UTF8.self).lowercased()
    return head == "http" || head == "www."
  }

  /// Whether emphasis holds the dash as well, and so is not that of a work.
  private func isDashed(_ emphasis: NodeID, _ document: Document) -> Bool {
    guard !namesSomebody else { return false }
    let first = document.following(emphasis, within: emphasis) ?? .none
    return first.exists && DashMark.begins(document.bytes(of: first))
  }

  private func isCite(_ id: NodeID, _ document: Document) -> Bool {
    document[id].kind == .htmlInline && HTMLTag(document.bytes(of: id))?.isNamed("cite") == true
  }

  private mutating func append(_ id: NodeID, _ document: Document) {
    switch document[id].kind {
    case .text, .code: text.append(contentsOf: document.bytes(of: id))
    case .softBreak where document[id].flags.contains(.joined): break
    case .softBreak, .lineBreak: endLine()
    case .htmlInline where document.isBreakTag(id): endLine()
    default: break
    }
  }

  /// No name is longer; what comes behind so much text need not be looked at again and again.
  private static let longestName = 240

  /// A line that holds nothing but a name ends the author.
  private mutating func endLine() {
    let isName =
      workStart == nil && text.count <= Self.longestName && namesSomebody && boundary == nil
    text.append(contentsOf: isName ? [0x2C, 0x20] : [0x20])
  }

  /// A trailing `(https://…)` that was not made a link.
  private mutating func takeAddress() {
    guard links.isEmpty, let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return }
    let start = text[..<colon].lastIndex { !(0x61...0x7A ~= $0) }.map { $0 + 1 } ?? 0
    let address = text[start...].prefix {
      $0 != 0x20 && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ">")
    }
    guard address.starts(with: Self.plain) || address.starts(with: Self.secure) else { return }
    links.append(Link(address: Array(address), words: address.startIndex..<address.startIndex))
    if let place = workStart, place > address.startIndex {
      workStart = max(address.startIndex, place - address.count)
    }
    text.removeSubrange(address.startIndex..<address.endIndex)
  }

  private static let plain = Array("http://".utf8)
  private static let secure = Array("https://".utf8)

  /// Whether two bytes stand side by side.
  private func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    text.indices.dropLast().contains { text[$0] == first && text[$0 + 1] == second }
  }

  /// Takes dashes and blanks off the beginning, empty brackets and blanks off the end.
  private mutating func trim() {
    var start = 0
    while start < text.count {
      let dash = DashMark.length(in: text[...], at: start)
      guard dash > 0 || text[start] == 0x20 else { break }
      start += max(dash, 1)
    }
    text.removeFirst(start)
    workStart = workStart.map { max(0, $0 - start) }
    moveLinks(by: start)
    let hasEmptyBrackets = hasAddress && (contains(0x28, 0x29) || contains(0x3C, 0x3E))
    while let last = text.last, last == 0x20 || hasEmptyBrackets && Self.isBracket(last) {
      text.removeLast()
    }
    // Of a work that is nothing but blanks nothing is left.
    workStart = workStart.map { min($0, text.count) }
  }

  /// The links stand so much nearer to the beginning.
  private mutating func moveLinks(by count: Int) {
    for index in links.indices {
      let words = links[index].words
      links[index].words = max(0, words.lowerBound - count)..<max(0, words.upperBound - count)
    }
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x5B, 0x5D, 0x3C, 0x3E, 0x2C, 0x3B: true
    default: false
    }
  }

  /// Whether it leads anywhere.
  var hasAddress: Bool { !links.isEmpty }

  /// The text without what stands around it.
  var shown: ArraySlice<UInt8> { text[...] }

  /// Whether it names neither anybody nor anything.
  var isEmpty: Bool { !namesSomebody && links.isEmpty }

  private var namesSomebody: Bool { namesSomebody(before: text.count) }

  private func namesSomebody(before end: Int) -> Bool {
    Scalars(text[..<end]).contains { CharacterClass.of($0.value) == .letter }
  }

  /// The fields, as text of the page.
  func fields(in reading: inout PageReading) -> Attribution {
    let split = authorEnd
    let author = AttributionFields.author(text[..<split])
    let source = AttributionFields.source(text[split...])
    var attribution = Attribution()
    attribution.author = reading.add(author)
    attribution.source = reading.add(source)
    if let link = links.last(where: { !isOfAuthor($0, before: split) }) {
      attribution.url = address(of: link, in: &reading)
      attribution.named.url = link.named
    }
    if let link = links.last(where: { isOfAuthor($0, before: split) }) {
      attribution.authorURL = address(of: link, in: &reading)
      attribution.named.authorURL = link.named
    }
    return attribution
  }

  /// Whether a link stands on words of the author's name alone.
  private func isOfAuthor(_ link: Link, before end: Int) -> Bool {
    !link.words.isEmpty && link.words.upperBound <= end
  }

  private func address(of link: Link, in reading: inout PageReading) -> TextRange {
    link.named.exists ? .empty : reading.add(link.address)
  }

  /// Where the author ends. A comma before an emphasised work may be part of the name.
  private var authorEnd: Int {
    guard let boundary else { return workStart.map(placeOf) ?? text.count }
    guard let workStart else { return boundary }
    if boundary == workStart + workLength, namesSomebody(before: workStart) {
      return placeOf(workStart)
    }
    guard boundary < workStart else { return boundary }
    return belongsToName(text[boundary..<workStart]) ? workStart : boundary
  }

  /// Where the work begins: with the word that leads to it, as in `Ada in *Roads*`.
  private func placeOf(_ work: Int) -> Int {
    var name = text[..<work]
    while name.last == 0x20 { name.removeLast() }
    guard let start = name.lastIndex(of: 0x20), start > 0 else { return work }
    let word = String(decoding: name[(start + 1)...], as: UTF8.self)
    return Self.placing.contains(word.lowercased()) ? start : work
  }

  /// Whether what stands between the first comma and the work says who somebody is, and not where
  /// the work is found.
  private func belongsToName(_ text: ArraySlice<UInt8>) -> Bool {
    if text.contains(where: { 0x30...0x39 ~= $0 }) { return false }
    if Scalars(text).contains(where: { AttributionFields.opensWork($0.value) }) { return false }
    let words = text.split { $0 == 0x20 || $0 == 0x2C }
    guard let first = words.first else { return true }
    return words.count <= 3
      && !Self.placing.contains(String(decoding: first, as: UTF8.self).lowercased())
  }

  /// Words that lead to where a work is found.
  private static let placing: Set<String> = [
    "in", "from", "see", "cf.", "aus", "siehe", "dans", "de", "en", "da", "из", "в", "см.", "z",
    "trans.", "tr.", "ed.", "vol.", "act", "book", "chapter", "letter", "preface",
  ]

  /// A straight mark within a word is of the word, as in `רמב"ם`.
  private func isWithinWord(_ scalar: UInt32, at place: Int) -> Bool {
    guard scalar == 0x22, let before = Scalars.last(text[..<place])?.value else { return false }
    return CharacterClass.of(before) == .letter
  }

  /// The first comma, quote mark or book mark that ends the author; none within brackets.
  private var boundary: Int? {
    var scalars = Scalars(text[...])
    var closing = 0
    while let (scalar, start, end) = scalars.next() {
      if start < closing { continue }
      closing = AttributionFields.end(ofBracketsAt: start, scalar, in: text[...]) ?? closing
      if AttributionFields.opensWork(scalar), !isWithinWord(scalar, at: start) { return start }
      guard scalar == 0x2C || scalar == 0xFF0C || scalar == 0x60C else { continue }
      if !AttributionFields.continuesName(text[end...]) { return start }
    }
    return nil
  }
}
