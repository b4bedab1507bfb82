/// Paths as strings, taken apart at their slashes; nothing here asks the file system.
package enum FilePath {
  /// `folder/name`; an absolute `name`, or any in an empty folder, stays as it is.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.utf8.first == slash { return name }
    if name.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// What stands before the last slash: `a/b` of `a/b/c`, `/` of `/a`, empty of `a`.
  package static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.utf8.startIndex ? "/" : String(path[..<last])
  }

  /// What stands after the last slash.
  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: last)...])
  }

  /// Without empty and `.` components, and with `..` taken back where something precedes it.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    var kept: [Substring] = []
    for part in path.utf8.split(separator: slash).map(Substring.init) where part != "." {
      if part != ".." {
        kept.append(part)
      } else if kept.last ?? ".." != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(part)
      }
    }
    let joined = kept.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether `path` is `folder` or lies below it. Both resolved; whole components are compared.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    let folder = folder.utf8.last == slash ? folder.utf8.dropLast() : folder.utf8[...]
    guard path.utf8.starts(with: folder) else { return false }
    let rest = path.utf8.dropFirst(folder.count)
    return rest.isEmpty || rest.first == slash
  }

  /// Orders paths by their bytes: the same on every machine and in every language.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe left.lexicographicallyPrecedes(right)
      }
    }
  }

  private static let slash = UInt8(ascii: "/")
}
