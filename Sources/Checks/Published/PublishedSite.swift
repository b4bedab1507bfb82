import Diagnostics
import Output
import Platform
import Site

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A site as it is published, from its `quotes.json`: the addresses that people may have kept.
struct PublishedSite {
  /// The file, as diagnostics name it.
  let path: String
  private(set) var pages: [PublishedPage] = []
  /// Why the file, or a part of it, is of no use.
  private(set) var fault: Diagnostic?

  /// Larger files are no `quotes.json`: builds write parts.
  private static let largest = 1 << 30

  /// Reads a `quotes.json` with its parts, which lie beside it. Throws where there is none.
  init(_ path: String) throws(OutputError) {
    self.path = path
    let file = try Self.bytes(of: path)
    do {
      let site = try JSONDecoder().decode(SiteFile.self, from: Data(file))
      pages = site.pages ?? []
      for part in site.parts ?? [] where fault == nil { try read(part) }
      if site.pages == nil, site.parts == nil { fault = Self.invalid(path) }
    } catch {
      fault = Self.invalid(path)
    }
  }

  /// Reads a part, whose address begins beside the file.
  private mutating func read(_ part: SiteFile.Part) throws {
    let decoded = LinkAddress(Array(part.name.utf8)[...], in: "")?.path ?? ""
    let folder = FilePath.parent(of: path)
    let files = [decoded, part.name].lazy.compactMap { name in
      try? Self.bytes(of: FilePath.join(folder, name))
    }
    guard let file = files.first else {
      fault = Self.lost(part.name, path)
      return
    }
    pages += try JSONDecoder().decode(SiteFile.self, from: Data(file)).pages ?? []
  }

  private static func bytes(of path: String) throws(OutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(FileError) {
      try File.read(path, into: &bytes, limit: largest)
    } catch {
      throw .failed(error)
    }
    return bytes
  }

  private static func lost(_ part: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "previous-invalid", path: path, "its part \"\(part)\" cannot be read",
      explanation: "Nothing tells which addresses that part of the site has.",
      fix: "fetch it from the published site, too, and put it beside the file")
  }

  private static func invalid(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "previous-invalid", path: path, "the file is no quotes.json of a site",
      explanation: "Nothing tells which addresses the published site has.",
      fix: "fetch quotes.json from the published site, with its parts beside it")
  }
}

/// A page of the published site.
struct PublishedPage: Decodable {
  var url: String
  private var entries: [PublishedEntry]?

  /// The ids of its entries.
  var ids: [String] { entries?.compactMap(\.id) ?? [] }
}

private struct PublishedEntry: Decodable {
  var id: String?
}

/// What Florilegium reads of a `quotes.json`; other keys are passed over.
private struct SiteFile: Decodable {
  var pages: [PublishedPage]?
  var parts: [Part]?

  /// A further file: its name, or an object that holds it.
  struct Part: Decodable {
    var name: String

    private enum Keys: CodingKey { case url, file, path }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.name = name
        return
      }
      let object = try decoder.container(keyedBy: Keys.self)
      let name = try [Keys.url, .file, .path].lazy
        .compactMap { try object.decodeIfPresent(String.self, forKey: $0) }.first
      self.name = name ?? ""
    }
  }
}
