internal import Platform

/// The name of one state of a file (RFC 9110, section 8.8.3).
enum EntityTag {
  /// The tag of bytes.
  static func of(_ bytes: SharedBytes) -> String { "\"\(String(bytes.digest, radix: 36))\"" }

  /// The tag of a file on the disk.
  static func of(_ status: FileStatus) -> String {
    let parts = [
      String(status.inode, radix: 36), String(status.size, radix: 36),
      String(status.modified, radix: 36),
    ]
    return "\"\(parts.joined(separator: "-"))\""
  }

  /// Whether an `If-None-Match` field names a tag; weak tags count as well.
  static func isNamed(_ tag: String, in field: String) -> Bool {
    field.split(separator: ",").contains { part in
      var given = part.drop { $0 == " " }
      while given.last == " " { given.removeLast() }
      if given.hasPrefix("W/") { given.removeFirst(2) }
      return given == "*" || given == tag
    }
  }
}
