/// Bytes of YAML to a value: front matter and configuration.
package enum YAMLParser {
  /// Reads one document of YAML 1.1 or 1.2; nil when it is empty or holds only comments.
  ///
  /// Ranges are indices of `bytes`, so that a slice of a file gives places in the file. Anchors and
  /// aliases are resolved (within bounds: ``YAMLBuilder``), tags are ignored, keys are texts and may
  /// repeat. Throws at the first fault, since nothing after it can be trusted.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(YAMLError) -> YAMLValue? {
    try unsafe bytes.withUnsafeBufferPointer { memory throws(YAMLError) in
      var reader = try unsafe YAMLEventReader(bytes, memory: memory)
      var builder = YAMLBuilder()
      while true {
        let event: YAMLEvent
        do throws(YAMLProblem) {
          event = try reader.next()
        } catch {
          throw YAMLError(explaining: error, in: bytes)
        }
        if case .streamEnd = event.kind { return builder.value }
        try builder.add(event)
      }
    }
  }

  /// Reads a whole file, as ``parse(_:)-(ArraySlice<UInt8>)`` does.
  package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLValue? {
    try parse(bytes[...])
  }
}
