internal import Pictures
internal import Platform
internal import Synchronization

/// The sizes of the site's pictures, each read from its file once.
final class PictureSizes: Sendable {
  private let location: SiteLocation
  private let known = Mutex<[String: PictureSize?]>([:])

  init(_ location: SiteLocation) { self.location = location }

  /// The size of a picture below the content folder; nil where it cannot be told.
  func size(of path: String) -> PictureSize? {
    if let known = known.withLock({ $0[path] }) { return known }
    let size = read(location.path(of: path))
    known.withLock { $0[path] = .some(size) }
    return size
  }

  /// Reads the size of a picture anew when it is next asked for; whether it was known.
  func forget(_ path: String) -> Bool {
    known.withLock { $0.removeValue(forKey: path) } != nil
  }

  private func read(_ path: String) -> PictureSize? {
    guard let file = try? File(reading: path) else { return nil }
    return PictureSize(file)
  }
}
