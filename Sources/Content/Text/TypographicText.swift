import Markdown

/// The inlines of a block as one run of text, so that a mark is read with what stands around it, in
/// whatever markup. Only plain text can change: code, pictures and addresses are objects in it.
struct TypographicText {
  private(set) var text: [UInt8] = []
  private var runs: [Run] = []
  private var mayChange = false
  private let rules: TypographyRules
  /// The element of raw HTML within which text is code.
  private var verbatim: [UInt8] = []

  /// A text node and where its bytes are.
  private struct Run {
    var node: NodeID
    var range: Range<Int>
  }

  /// The object replacement character.
  private static let object: [UInt8] = [0xEF, 0xBF, 0xBC]
  private static let verbatimElements: Set<[UInt8]> = Set(
    ["code", "kbd", "pre", "samp", "script", "style", "tt", "var"].map { Array($0.utf8) })

  /// Changes the text below a block of inlines by the rules of its language; whether any changed.
  static func educate(
    _ block: NodeID, _ rules: TypographyRules, in document: inout Document
  ) -> Bool {
    var text = TypographicText(rules)
    text.read(block, document)
    return text.mayChange && text.write(to: &document)
  }

  private init(_ rules: TypographyRules) { self.rules = rules }

  // MARK: Reading

  private mutating func read(_ block: NodeID, _ document: Document) {
    var current = document.following(block, within: block)
    while let id = current {
      let node = document[id]
      var isObject = false
      if !node.flags.contains(.hidden) {
        isObject = add(id, node, document)
      }
      current = document.following(
        id, within: block, skippingChildren: isObject || node.flags.contains(.hidden))
    }
  }

  /// Adds a node; whether it is an object, whose children do not count.
  private mutating func add(_ id: NodeID, _ node: Node, _ document: Document) -> Bool {
    switch node.kind {
    case .text:
      addText(id, document.bytes(node.text))
    case .softBreak:
      if !node.flags.contains(.joined) { text.append(0x20) }
    case .lineBreak:
      text.append(0x0A)
    case .htmlInline:
      addTag(document.bytes(node.text))
    case .code, .image:
      text.append(contentsOf: Self.object)
      return true
    case .link where Self.isBare(id, node, document):
      text.append(contentsOf: Self.object)
      return true
    default: break
    }
    return false
  }

  private mutating func addText(_ id: NodeID, _ bytes: ArraySlice<UInt8>) {
    guard verbatim.isEmpty else { return text.append(contentsOf: Self.object) }
    let start = text.count
    text.append(contentsOf: bytes)
    runs.append(Run(node: id, range: start..<text.count))
    if !mayChange { mayChange = TypographyEdits.mayChange(bytes, rules) }
  }

  private mutating func addTag(_ html: ArraySlice<UInt8>) {
    guard let tag = HTMLTag(html) else { return }
    if tag.isNamed("br") {
      text.append(0x0A)
    } else if verbatim.isEmpty {
      if !tag.isClosing, Self.verbatimElements.contains(tag.name) { verbatim = tag.name }
    } else if tag.isClosing, tag.name == verbatim {
      verbatim = []
    }
  }

  /// Whether a link shows nothing but its address.
  private static func isBare(_ id: NodeID, _ node: Node, _ document: Document) -> Bool {
    if node.flags.contains(.setext) { return true }
    let child = node.firstChild
    guard child.exists, document[child].next.isNone, document[child].kind == .text else {
      return false
    }
    let address = document.bytes(node.text)
    let text = document.bytes(of: child)
    return !text.isEmpty && address.suffix(text.count) == text
  }

  // MARK: Writing

  private func write(to document: inout Document) -> Bool {
    var edits = TypographyEdits(of: text, rules).edits[...]
    guard !edits.isEmpty else { return false }
    for run in runs {
      edits = edits.drop { $0.range.lowerBound < run.range.lowerBound }
      // What is put in right behind a node belongs to the next one.
      let own = edits.prefix {
        $0.range.lowerBound < run.range.upperBound && $0.range.upperBound <= run.range.upperBound
      }
      edits = edits[own.endIndex...]
      if own.isEmpty { continue }
      document[run.node].text = document.add(TypographyEdits.apply(own, to: text, in: run.range))
    }
    return true
  }
}
