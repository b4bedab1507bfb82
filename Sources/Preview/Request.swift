/// What a client asks for: the parts of an HTTP request (RFC 9110) that decide the answer.
package struct Request: Sendable, Equatable {
  package enum Method: Sendable, Equatable {
    case get, head
    /// Any that would change something, or that is not known.
    case other
  }

  package var method: Method
  /// The path as it stands in the request line, still percent-encoded, without the query.
  package var path: [UInt8]
  /// The host that the request is for, with or without a port; nil where it names none.
  package var host: String?
  /// The entity tags that the client has already.
  package var ifNoneMatch: String?
  /// The part of the file that is wanted.
  package var range: String?
  /// The entity tag of what the client has a part of.
  package var ifRange: String?

  package init(
    _ method: Method = .get, _ path: [UInt8], host: String?, ifNoneMatch: String? = nil,
    range: String? = nil, ifRange: String? = nil
  ) {
    self.method = method
    self.path = path
    self.host = host
    self.ifNoneMatch = ifNoneMatch
    self.range = range
    self.ifRange = ifRange
  }
}
