import Markdown

/// Elements that authors put around a whole answer.
enum AnswerWrapper {
  /// Whether a tag only wraps: it changes neither language nor direction.
  static func isWrapper(_ tag: HTMLTag) -> Bool {
    let isNamed =
      tag.isNamed("b") || tag.isNamed("strong") || tag.isNamed("p") || tag.isNamed("div")
    guard isNamed, tag.isClosing || !tag.attributes.isEmpty else { return isNamed }
    return tag.isClosing
      || ["lang", "dir", "align", "id"].allSatisfy { tag.value(of: $0) == nil }
  }
}

/// The text between two tags of details in a block of HTML, with what may wrap the whole answer
/// set apart: a tag whose partner stands in another block, or at the other end.
struct WrappedText {
  /// Opening tags and `<br>` before the text.
  private(set) var leading: [Range<Int>] = []
  private(set) var inner: Range<Int>
  /// Closing tags and `<br>` behind it.
  private(set) var trailing: [Range<Int>] = []
  private var pieces: [Piece]
  /// More wrappers than this are text.
  private static let most = 8

  private struct Piece {
    var range: Range<Int>
    var tag: HTMLTag?
    /// The tag may wrap, or is a `<br>`.
    var mayWrap = false
    var isBlank = false
  }

  /// `isStart`: the answer begins with this text; `isEnd`: it ends with it.
  init(_ text: ArraySlice<UInt8>, isStart: Bool, isEnd: Bool) {
    inner = text.startIndex..<text.endIndex
    pieces = Self.pieces(of: text)
    if isStart { takeLeading(isEnd: isEnd) }
    if isEnd { takeTrailing() }
  }

  private static func pieces(of text: ArraySlice<UInt8>) -> [Piece] {
    guard text.contains(UInt8(ascii: "<")) else { return [] }
    var pieces: [Piece] = []
    for piece in HTMLPieces(text) {
      switch piece {
      case .text(let run):
        let isBlank = run.allSatisfy { $0 <= 0x20 }
        pieces.append(Piece(range: run.startIndex..<run.endIndex, isBlank: isBlank))
      case .comment(let run):
        pieces.append(Piece(range: run.startIndex..<run.endIndex))
      case .tag(let tag, let run):
        let mayWrap = AnswerWrapper.isWrapper(tag) || tag.isNamed("br")
        pieces.append(Piece(range: run.startIndex..<run.endIndex, tag: tag, mayWrap: mayWrap))
      }
    }
    return pieces
  }

  private mutating func takeLeading(isEnd: Bool) {
    while leading.count < Self.most, let piece = pieces.first {
      if !piece.isBlank {
        guard let tag = piece.tag, piece.mayWrap, !tag.isClosing else { return }
        if !tag.isNamed("br") {
          let partner = partner(ofOpening: tag)
          guard partner == nil || isEnd && isLast(partner) else { return }
        }
        leading.append(piece.range)
      }
      pieces.removeFirst()
      inner = piece.range.upperBound..<inner.upperBound
    }
  }

  private mutating func takeTrailing() {
    while trailing.count < Self.most, let piece = pieces.last {
      if !piece.isBlank {
        guard let tag = piece.tag, piece.mayWrap, tag.isClosing || tag.isNamed("br") else { break }
        if tag.isClosing, hasPartner(ofClosing: tag) { break }
        trailing.append(piece.range)
      }
      pieces.removeLast()
      inner = inner.lowerBound..<piece.range.lowerBound
    }
    trailing.reverse()
  }

  /// The piece that closes the tag at the beginning.
  private func partner(ofOpening tag: HTMLTag) -> Int? {
    var depth = 0
    for (index, piece) in pieces.enumerated() {
      guard let other = piece.tag, other.name == tag.name else { continue }
      depth += other.isClosing ? -1 : 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether nothing but wrappers and blanks follows.
  private func isLast(_ index: Int?) -> Bool {
    guard let index else { return false }
    return pieces[index...].allSatisfy {
      $0.isBlank || $0.mayWrap && $0.tag.map { $0.isClosing || $0.isNamed("br") } == true
    }
  }

  /// Whether the tag at the end closes one within the text.
  private func hasPartner(ofClosing tag: HTMLTag) -> Bool {
    var depth = 0
    for piece in pieces.reversed() {
      guard let other = piece.tag, other.name == tag.name else { continue }
      depth += other.isClosing ? 1 : -1
      if depth == 0 { return true }
    }
    return false
  }
}
