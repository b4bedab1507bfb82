package import Markdown

extension Document {
  /// Where bytes of a node, such as its address, stand in the file: behind its beginning, or in the
  /// lines from there on, as libcmark's columns cannot always be trusted. What stands elsewhere,
  /// such as the definition of a reference, is at the node itself.
  package func place(of bytes: ArraySlice<UInt8>, at node: NodeID) -> Range<Int> {
    let start = min(Int(self[node].start), source.count)
    return place(of: bytes, from: start)
      ?? place(of: bytes, from: lines.offset(ofLine: line(of: node)))
      ?? start..<min(start + 1, source.count)
  }

  /// The first place of bytes within some lines.
  private func place(of bytes: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
    let end = min(source.count, start + 4096)
    guard let first = bytes.first, start + bytes.count <= end else { return nil }
    for index in start...(end - bytes.count) where source[index] == first {
      let range = index..<index + bytes.count
      if source[range].elementsEqual(bytes) { return range }
    }
    return nil
  }
}
