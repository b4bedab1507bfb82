/// The harmless elements and attributes of HTML that pass where raw HTML is `safe`: text-level
/// semantics, pictures, tables and lists; nothing that runs, loads, submits or covers the page.
package enum SafeHTML {
  package static let elements: Set<[UInt8]> = words(
    """
    a abbr b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em
    figcaption figure font footer h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt
    ruby s samp small source span strike strong sub sup table tbody td tfoot th thead time tr tt u
    ul var wbr
    """)

  /// Elements that have no end tag (HTML, section 13.1.2).
  package static let voidElements: Set<[UInt8]> = words("br col hr img source wbr")

  package static let attributes: Set<[UInt8]> = words(
    """
    align alt class colspan datetime dir height href lang rowspan scope span src srcset start title
    type value width
    """)

  private static func words(_ text: String) -> Set<[UInt8]> {
    Set(text.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
  }
}

extension HTMLTag {
  /// Whether its element passes where raw HTML is `safe`.
  package var isSafe: Bool { SafeHTML.elements.contains(name) }

  /// Whether it never has an end tag.
  package var isVoid: Bool { SafeHTML.voidElements.contains(name) }
}
