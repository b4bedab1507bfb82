internal import Diagnostics
internal import Platform

/// Where the output lies, with links resolved.
internal struct OutputPlace: Sendable {
  /// As the user named it.
  let given: String
  /// Absolute, without links; the folder itself may be missing.
  let resolved: String

  init(_ path: String) throws(FileError) {
    given = path
    var existing = path
    var missing: [String] = []
    while existing.utf8.count > 1, existing.utf8.last == UInt8(ascii: "/") {
      existing.removeLast()
    }
    while true {
      do throws(FileError) {
        let base = try File.resolve(existing.isEmpty ? "." : existing)
        resolved = missing.isEmpty ? base : Self.append(missing, to: base)
        return
      } catch {
        // A link to nowhere resolves to nothing though it is there.
        let isMissing = error.reason == .notFound && Self.isMissing(existing)
        guard isMissing, !existing.isEmpty else {
          throw FileError(.resolve, path, error.reason)
        }
      }
      missing.append(FilePath.name(of: existing))
      existing = FilePath.parent(of: existing)
    }
  }

  /// Components that do not exist, the last first; `..` takes back the one before it.
  private static func append(_ missing: [String], to base: String) -> String {
    FilePath.normalized(FilePath.join(base, missing.reversed().joined(separator: "/")))
  }

  private static func isMissing(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try File.status(path, following: false)
      return false
    } catch {
      return error.reason == .notFound
    }
  }

  /// Refuses a place where Florilegium could come to write over what people wrote.
  func check(sources: [String], home: String?) throws(OutputError) {
    if resolved == "/" {
      throw refused("is the root of the file system")
    }
    // A folder that does not exist holds nothing.
    guard let status = try? File.status(resolved) else { return }
    if let home {
      switch isAbove(home, status) {
      case .no: break
      case .same: throw refused("is your home folder")
      case .above: throw refused("holds your home folder")
      }
    }
    for source in sources {
      switch isAbove(source, status) {
      case .no: continue
      case .same: throw refused("is the source itself")
      case .above: throw refused("holds the source \(source)")
      }
    }
  }

  /// Makes the folder; gives those that were made, the topmost first.
  func make() throws(FileError) -> [String] {
    do throws(FileError) { return try Folder.make(resolved) } catch {
      // In the words of the user.
      throw FileError(error.operation, given, error.reason)
    }
  }

  private enum Relation { case no, same, above }

  /// Compares files, not names: a name may be spelled in several ways.
  private func isAbove(_ path: String, _ status: FileStatus) -> Relation {
    guard var above = try? File.resolve(path) else { return .no }
    var relation = Relation.same
    while true {
      if let other = try? File.status(above), other.isSameFile(as: status) { return relation }
      if above == "/" { return .no }
      above = FilePath.parent(of: above)
      relation = .above
    }
  }

  private func refused(_ why: String) -> OutputError {
    .refusal(
      "output-refused", "the output folder \(given) \(why)",
      explanation: "Florilegium removes what is no longer part of the site from its output.",
      fix: "name a folder of its own, such as --output public")
  }
}
