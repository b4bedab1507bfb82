/// The two streams that a command writes to.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all of the bytes. False if nothing reads the stream any more, as after `| head`: that
  /// is no fault, and the caller may stop.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
    do throws(FileError.Reason) {
      try unsafe bytes.withUnsafeBufferPointer { (bytes) throws(FileError.Reason) in
        try unsafe Syscall.write(rawValue, UnsafeRawBufferPointer(bytes))
      }
      return true
    } catch {
      if error == .readerGone { return false }
      throw FileError(.write, name, error)
    }
  }

  /// Writes all of a text; see ``write(_:)-([UInt8])``.
  @discardableResult
  package func write(_ text: String) throws(FileError) -> Bool {
    try write(Array(text.utf8))
  }

  /// Makes writing to a pipe that nothing reads, or beyond the largest size that a file may have,
  /// return instead of ending the process. To be called
  /// once, at the start.
  package static func ignoreWriteSignals() {
    Syscall.ignoreWriteSignals()
  }

  private var name: String {
    switch self {
    case .output: "the standard output"
    case .error: "the standard error"
    }
  }
}
