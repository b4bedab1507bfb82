import HTML
import Markdown

/// Reads Markdown as one body.
func document(_ markdown: String) -> Document {
  let bytes = Array(markdown.utf8)
  return Document(parsing: bytes, from: 0, SourceScan(bytes))
}

/// The body of a piece of Markdown, as a page would hold it.
func body(
  _ markdown: String, _ change: (inout MarkdownHTML.Surroundings) -> Void = { _ in }
) -> String {
  body(of: document(markdown), change)
}

/// The body of a whole document.
func body(
  of document: Document, resolving addresses: some AddressResolver = AddressesAsWritten(),
  _ change: (inout MarkdownHTML.Surroundings) -> Void = { _ in }
) -> String {
  var surroundings = MarkdownHTML.Surroundings()
  surroundings.headingLevel = 0
  change(&surroundings)
  var writer = MarkdownHTML(surroundings)
  var html = HTMLBuffer()
  for block in document.children(of: .root) {
    writer.write(block: block, of: document, to: &html, resolving: addresses)
  }
  writer.end(&html)
  return String(decoding: html.bytes, as: UTF8.self)
}

/// The inlines of the first block, as a label would hold them.
func label(_ markdown: String) -> String {
  let document = document(markdown)
  var surroundings = MarkdownHTML.Surroundings()
  surroundings.isLabel = true
  var writer = MarkdownHTML(surroundings)
  var html = HTMLBuffer()
  writer.write(
    childrenOf: document[.root].firstChild, of: document, to: &html,
    resolving: AddressesAsWritten())
  return String(decoding: html.bytes, as: UTF8.self)
}
