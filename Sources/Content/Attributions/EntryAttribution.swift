import Markdown

/// Attributions and the entries they belong to.
extension PageReading {
  mutating func set(_ attribution: Attribution, of entry: EntryID) {
    page.attributions.append(attribution)
    page[entry].attribution = Int32(page.attributions.count - 1)
  }

  func attribution(of entry: EntryID) -> Attribution? {
    let place = page[entry].attribution
    return place < 0 ? nil : page.attributions[Int(place)]
  }

  /// Reads a whole node as an attribution, with or without a dash before it.
  mutating func takeAny(_ node: NodeID) -> Attribution? {
    let text = AttributionText(node, of: document)
    return text.isEmpty ? nil : text.fields(in: &self)
  }

  /// The link of a paragraph that holds nothing else.
  func linkAlone(in block: NodeID) -> NodeID {
    guard document[block].kind == .paragraph else { return .none }
    let child = document[block].firstChild
    guard child.exists, document[child].next.isNone else { return .none }
    return document[child].kind == .link ? child : .none
  }
}
