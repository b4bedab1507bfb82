package import Platform

/// Where a command writes: results to the output, everything that is said about them to the error
/// stream.
package struct Console: Sendable {
  /// Writes bytes to a stream.
  package typealias Writer = @Sendable (StandardStream, [UInt8]) throws(FileError) -> Void
  /// Says whether a stream shows colours.
  package typealias ColorRule = @Sendable (Terminal.ColorChoice, StandardStream) -> Bool

  private let writer: Writer
  private let colorRule: ColorRule

  package init(writer: @escaping Writer, usesColor: @escaping ColorRule) {
    self.writer = writer
    self.colorRule = usesColor
  }

  /// The streams of the process.
  package static let standard = Console(
    writer: { stream, bytes throws(FileError) in try stream.write(bytes) },
    usesColor: { choice, stream in Terminal.usesColor(choice, on: stream) })

  /// Writes bytes.
  package func write(_ bytes: [UInt8], to stream: StandardStream = .output) throws(FileError) {
    if !bytes.isEmpty { try writer(stream, bytes) }
  }

  /// Writes a text as it is.
  package func write(_ text: String, to stream: StandardStream = .output) throws(FileError) {
    try write(Array(text.utf8), to: stream)
  }

  /// Whether a stream shows colours.
  package func usesColor(_ choice: Terminal.ColorChoice, on stream: StandardStream) -> Bool {
    colorRule(choice, stream)
  }

  /// Says in one line why nothing was done. A stream that cannot be written to leaves the status.
  func fail(_ message: String) {
    try? write("florilegium: \(message)\n", to: .error)
  }
}
