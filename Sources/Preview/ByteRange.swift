/// The part of a file that a client asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// The whole file: there is no range, or one that may be ignored.
  case whole
  case part(Range<Int>)
  /// It lies behind the end.
  case unsatisfiable

  /// Reads a `Range` field for a file of `count` bytes. Several ranges at once are ignored: a
  /// server may, and no browser needs them.
  init(_ field: String?, of count: Int) {
    self = .whole
    guard let field, field.prefix(6).lowercased() == "bytes=" else { return }
    let spec = field.dropFirst(6).filter { $0 != " " }
    guard !spec.contains(","), let dash = spec.firstIndex(of: "-") else { return }
    let first = spec[..<dash]
    let last = spec[spec.index(after: dash)...]
    if first.isEmpty {
      guard let length = Self.number(last) else { return }
      self = length == 0 || count == 0 ? .unsatisfiable : .part(max(0, count - length)..<count)
      return
    }
    guard let start = Self.number(first) else { return }
    var end = count - 1
    if !last.isEmpty {
      guard let given = Self.number(last), given >= start else { return }
      end = min(end, given)
    }
    self = start < count ? .part(start..<end + 1) : .unsatisfiable
  }

  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits) ?? .max - 1
  }
}

extension [Response.Piece] {
  /// How many bytes all pieces hold.
  var length: Int { reduce(0) { $0 + $1.count } }

  /// A part of them.
  func part(_ range: Range<Int>) -> [Response.Piece] {
    var parts: [Response.Piece] = []
    var offset = 0
    for piece in self {
      let own = range.clamped(to: offset..<offset + piece.count)
      if !own.isEmpty {
        parts.append(piece.part(own.lowerBound - offset..<own.upperBound - offset))
      }
      offset += piece.count
    }
    return parts
  }
}

extension Response.Piece {
  fileprivate func part(_ range: Range<Int>) -> Response.Piece {
    switch self {
    case .bytes(let bytes, let own):
      .bytes(bytes, own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
    case .file(let file, let own):
      .file(file, own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
    }
  }
}
