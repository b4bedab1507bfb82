package import Markdown

/// What a body asks of the page that it is written on: how the addresses in its document become
/// those of the page, and two words.
package protocol AddressResolver {
  /// What a screen reader calls a table that scrolls.
  var tableName: String { get }
  /// What stands before the id in the name of a link to a callout or details.
  var linkTo: String { get }

  /// What to write for an address of the document that `node` (a link, a picture, raw HTML)
  /// holds. It is escaped where it is written, and dangerous ones never come here.
  func resolve(_ address: ArraySlice<UInt8>, as use: Address.Use, at node: NodeID)
    -> ResolvedAddress
}

/// An address as it is written.
package struct ResolvedAddress: Sendable {
  package var bytes: ArraySlice<UInt8>
  /// The size of a picture in CSS pixels; 0 where it is not known.
  package var width = 0
  package var height = 0

  package init(_ bytes: ArraySlice<UInt8>, width: Int = 0, height: Int = 0) {
    self.bytes = bytes
    self.width = width
    self.height = height
  }
}

/// Writes every address as it stands in the document.
package struct AddressesAsWritten: AddressResolver {
  package let tableName: String
  package let linkTo = "Link to"

  package init(tableName: String = "Table") { self.tableName = tableName }

  package func resolve(_ address: ArraySlice<UInt8>, as use: Address.Use, at node: NodeID)
    -> ResolvedAddress
  {
    ResolvedAddress(address)
  }
}
