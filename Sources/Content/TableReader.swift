import Markdown

/// Pipe tables in paragraphs become `.table` > `.row` > `.cell`, wherever they stand.
enum TableReader {
  static func read(_ reading: inout PageReading) {
    guard reading.document.contains(.paragraph) else { return }
    let candidates = PipeTableLines.candidates(in: reading.document)
    guard !candidates.isEmpty else { return }
    var builder = TableBuilder()
    for (index, node) in reading.document.nodes.enumerated()
    where node.kind == .paragraph && node.parent.exists {
      let paragraph = NodeID(index)
      if let lines = PipeTableLines(of: paragraph, in: reading.document, candidates: candidates) {
        builder.add(paragraph, lines, reading.document)
      }
    }
    builder.build(&reading)
  }
}
