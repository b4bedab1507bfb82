/// A file of a new site.
package struct StarterFile: Sendable, Equatable {
  /// Below the folder of the site.
  package var path: String
  package var bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
