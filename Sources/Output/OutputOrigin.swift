internal import Platform

/// What a site was built from, as the manifest in its output says it: seen from there, so that no
/// path of the machine is published.
internal enum OutputOrigin {
  /// `..` or `../notes`; of a source that lies farther away only its name, as `*/notes`. Nil for a
  /// name that a line cannot hold.
  static func name(of source: String, from output: OutputPlace) throws(FileError) -> String? {
    let source = try File.resolve(source.isEmpty ? "." : source).split(separator: "/")
    let output = output.resolved.split(separator: "/")
    let common = zip(source, output).prefix { $0 == $1 }.count
    let up = output.count - common
    let down = source[common...]
    let isNear = down.isEmpty || up == 1
    let steps =
      isNear
      ? repeatElement("..", count: up) + down.map(String.init)
      : ["*"] + down.suffix(1).map(String.init)
    let name = steps.joined(separator: "/")
    return name.utf8.allSatisfy { $0 >= 0x20 } ? name : nil
  }

  /// Whether a site of `source` may stand in place of that of `old`: it is the same, or holds it.
  static func takesIn(_ source: String, _ old: String) -> Bool {
    guard source != old else { return true }
    let inside = source + "/"
    return old.hasPrefix(inside) && !old.dropFirst(inside.count).hasPrefix("..")
  }

  /// An origin as the user would name it.
  static func shown(_ origin: String, from output: OutputPlace) -> String {
    if origin.hasPrefix("*") { return "…" + origin.dropFirst() }
    let path = path(origin, from: output)
    return path == "." ? "this folder" : path
  }

  /// The path of an origin that is not far away.
  static func path(_ origin: String, from output: OutputPlace) -> String {
    FilePath.normalized(FilePath.join(output.given, origin))
  }
}
