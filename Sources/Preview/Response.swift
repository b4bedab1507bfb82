package import Platform

/// What the server answers.
package struct Response: Sendable {
  /// The status code (RFC 9110, section 15).
  package var status: Int
  /// The fields of the head, in the order of the answer.
  package var fields: [(name: String, value: String)] = []
  package var body: Body = .pieces([])
  /// Only the head is sent; its fields are those of the whole answer.
  package var isHeadOnly = false

  package enum Body: Sendable {
    case pieces([Piece])
    /// The answer does not end: events follow.
    case events
  }

  /// A run of bytes of the answer.
  package enum Piece: Sendable {
    case bytes(SharedBytes, Range<Int>)
    case file(OpenFile, Range<Int>)

    package var count: Int {
      switch self {
      case .bytes(_, let range), .file(_, let range): range.count
      }
    }
  }

  package init(_ status: Int, _ body: Body = .pieces([])) {
    self.status = status
    self.body = body
  }

  /// The value of a field, by its name in any case.
  package func field(_ name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// An open file that an answer is read from.
package final class OpenFile: Sendable {
  package let file: File
  package let status: FileStatus

  /// Opens a regular file; a link in the last place is refused.
  package init(_ path: String) throws(FileError) {
    let folder = FilePath.parent(of: path)
    file = try Folder(folder.isEmpty ? "." : folder).open(FilePath.name(of: path))
    status = try file.status()
    guard status.kind == .file else { throw FileError(.read, path, .notFile) }
  }
}

extension Response {
  /// A short text that says why there is nothing else.
  static func text(_ status: Int, _ text: String) -> Response {
    let bytes = SharedBytes.copy(of: Array((text + "\n").utf8))
    var response = Response(status, .pieces([.bytes(bytes, 0..<bytes.count)]))
    response.fields = [
      ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", String(bytes.count)),
    ]
    return response
  }

  /// The address at which the client finds what it asked for.
  static func redirect(to address: String) -> Response {
    var response = text(307, "see " + address)
    response.fields.append(("Location", address))
    return response
  }
}
