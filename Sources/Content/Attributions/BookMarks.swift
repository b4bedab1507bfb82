import Markdown
import Unicode

/// `《Work》` at the end of a quote is where it stands.
extension PageReading {
  private static let opening: UInt32 = 0x300A
  private static let closing: UInt32 = 0x300B

  /// Reads a work in book marks that ends a paragraph, behind a sentence mark, and takes it out.
  mutating func takeBookMarks(_ paragraph: NodeID, _ runs: InlineRuns) -> Attribution? {
    let text = runs.text[...]
    guard let (last, end) = Scalars.last(text), last == Self.closing else { return nil }
    guard let open = Scalars(text[..<end]).last(of: Self.opening), open.start > 0,
      namesSomething(text[open.end..<end])
    else { return nil }
    guard let (before, _) = Scalars.last(text[..<open.start].trimmedEnd) else { return nil }
    guard SentenceEnd.ends(before) || SentenceEnd.closes(before), runs.isBare(open.start) else {
      return nil
    }
    var attribution = Attribution()
    attribution.source = add(text[open.end..<end])
    _ = cut(paragraph, runs, at: open.start)
    return attribution
  }
}

extension Scalars {
  /// The last place of a scalar.
  fileprivate func last(of value: UInt32) -> (start: Int, end: Int)? {
    var found: (start: Int, end: Int)?
    for (scalar, start, end) in self where scalar == value { found = (start, end) }
    return found
  }
}
