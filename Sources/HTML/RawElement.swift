/// The elements that a writer may use in Markdown under the policy ``RawHTMLPolicy/safe``.
///
/// None runs anything, loads anything but a picture, or changes how a browser reads what follows.
enum RawElement: String, CaseIterable, Sendable {
  // Within a line of text.
  case a, abbr, b, bdi, bdo, big, br, cite, code, del, dfn, em, font, i, img, ins, kbd, mark
  case picture, q, rp, rt, ruby, s, samp, small, source, span, strike, strong, sub, sup, time, tt
  case u, `var`, wbr
  // Blocks.
  case blockquote, center, div, dl, dd, dt, figcaption, figure, footer
  case h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, ul
  case table, caption, col, colgroup, thead, tbody, tfoot, tr, td, th

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The element of a name in letters of either case.
  init?(name: ArraySlice<UInt8>) {
    guard name.count <= 10 else { return nil }
    let lower = name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard let element = Self.byName[String(decoding: lower, as: UTF8.self)] else { return nil }
    self = element
  }

  /// Whether it may stand within a line of text.
  var isPhrasing: Bool {
    switch self {
    case .blockquote, .center, .div, .dl, .dd, .dt, .figcaption, .figure, .footer,
      .h1, .h2, .h3, .h4, .h5, .h6, .hr, .li, .ol, .p, .pre, .ul,
      .table, .caption, .col, .colgroup, .thead, .tbody, .tfoot, .tr, .td, .th:
      false
    default: true
    }
  }

  /// Whether it has no content and no closing tag.
  var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .source, .wbr: true
    default: false
    }
  }

  /// The elements it needs around it; where none is open it would close what Florilegium wrote.
  /// Empty: it needs none.
  var parents: [RawElement] {
    switch self {
    case .li: [.ul, .ol]
    case .dd, .dt: [.dl]
    case .rp, .rt: [.ruby]
    case .figcaption: [.figure]
    case .source: [.picture]
    case .caption, .colgroup, .thead, .tbody, .tfoot: [.table]
    case .col: [.colgroup, .table]
    case .tr: [.table, .thead, .tbody, .tfoot]
    case .td, .th: [.tr, .table, .thead, .tbody, .tfoot]
    default: []
    }
  }

  /// The one of its parents that stands right around it, and that authors may leave out.
  var frame: RawElement? {
    switch self {
    case .col: .colgroup
    case .td, .th: .tr
    default: nil
    }
  }

  var isHeading: Bool {
    switch self {
    case .h1, .h2, .h3, .h4, .h5, .h6: true
    default: false
    }
  }

  /// Whether it is a part of a table that holds parts of the table alone: a browser moves anything
  /// else before the table.
  var isTableFrame: Bool {
    switch self {
    case .table, .thead, .tbody, .tfoot, .tr, .colgroup: true
    default: false
    }
  }

  /// Whether a block of Markdown may stand within it.
  var holdsBlocks: Bool { self != .p && !isHeading && !isTableFrame }
}
