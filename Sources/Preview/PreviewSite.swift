package import Platform

/// What a preview shows.
package protocol PreviewSite: AnyObject {
  /// The path at which the site begins at its host, decoded, with a slash at both ends: `/`, or
  /// `/project/` for a site that is published there.
  var root: String { get }

  /// What is published at a path below the root, such as `faq.html`; nil where nothing is.
  func file(at path: String) -> PreviewFile?

  /// The page for addresses at which there is nothing.
  func notFoundPage() -> PreviewFile?
}

/// A file of the site.
package struct PreviewFile: Sendable {
  /// Its name, whose extension says what it is.
  package var name: String
  package var content: Content
  /// It stands in place of a page that cannot be made.
  package var isFault: Bool
  /// How it was read where that may be a mistake, such as `18 of 20 regions read as quotes`.
  package var reading = ""

  package enum Content: Sendable {
    case bytes(SharedBytes)
    /// A file on the disk that has to lie in a folder. Both paths are resolved when it is read.
    case disk(path: String, within: String)
  }

  package init(_ name: String, _ content: Content, isFault: Bool = false) {
    self.name = name
    self.content = content
    self.isFault = isFault
  }
}
