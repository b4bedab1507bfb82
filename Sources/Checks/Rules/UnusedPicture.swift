import Content
import Diagnostics
import Platform
import Site
import Synchronization

/// `unused-picture`: a picture that nothing of the site shows or links to. Silent for icons that
/// browsers look for by themselves, and for what a template, style or script names.
enum UnusedPicture {
  private static let endings = [
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif", ".bmp", ".tif", ".tiff", ".jxl",
  ]
  private static let textEndings = [
    ".css", ".html", ".htm", ".js", ".json", ".webmanifest", ".xml",
  ]
  private static let wellKnown = ["favicon", "apple-touch-icon", "icon.", "mstile", "android-"]
  /// Bytes of a text file that are looked at.
  private static let longestText = 4 << 20

  static func check(_ used: UsedFiles, _ site: inout CheckedSite) {
    let paths = used.paths
    let unused = site.assets.filter { isPicture($0) && !paths.contains($0) }
    if unused.isEmpty { return }
    let texts = self.texts(of: site)
    for file in unused {
      let name = Array(FilePath.name(of: file).utf8)
      if texts.contains(where: { contains(name, in: $0) }) { continue }
      site.add(
        Diagnostic(
          .note, "unused-picture", path: site.path(of: file), "no page shows this picture",
          fix: "take it out, or begin its name with `_` to keep it unpublished"))
    }
  }

  private static func isPicture(_ file: String) -> Bool {
    let name = FilePath.name(of: file).lowercased()
    return endings.contains(where: name.hasSuffix) && !wellKnown.contains(where: name.hasPrefix)
      && !file.hasPrefix(".well-known/")
  }

  /// What could name a picture besides the pages.
  private static func texts(of site: CheckedSite) -> [[UInt8]] {
    var texts = site.frameTexts
    for file in site.assets where textEndings.contains(where: file.lowercased().hasSuffix) {
      var bytes: [UInt8] = []
      try? File.read(site.path(of: file), into: &bytes, limit: longestText)
      texts.append(bytes)
    }
    return texts
  }

  private static func contains(_ name: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = name.first, name.count <= text.count else { return false }
    for start in 0...(text.count - name.count) where text[start] == first {
      if text[start..<start + name.count].elementsEqual(name) { return true }
    }
    return false
  }
}

/// The files that pages show or link to.
final class UsedFiles: Sendable {
  private let found = Mutex<Set<String>>([])

  func add(_ checked: PageUnderCheck) {
    var files: [String] = []
    for address in checked.addresses {
      if let path = checked.visited.path(at: address.bytes, inDocument: address.document) {
        files.append(path.known)
      }
    }
    for (document, options) in checked.page.documentOptions.enumerated()
    where !options.image.isEmpty {
      for address in [options.image, "/" + options.image] {
        let path = checked.visited.path(at: Array(address.utf8)[...], inDocument: document)
        if let path { files.append(path.known) }
      }
    }
    if !files.isEmpty { found.withLock { $0.formUnion(files) } }
  }

  var paths: Set<String> { found.withLock { $0 } }
}
