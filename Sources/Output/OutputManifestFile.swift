internal import Platform

extension OutputManifest {
  /// Reads a manifest; nil if there is no such file.
  init?(in folder: borrowing Folder, _ name: String) throws(OutputManifest.ReadingError) {
    var bytes: [UInt8] = []
    do throws(FileError) {
      try folder.open(name).read(into: &bytes, limit: Self.largest)
    } catch {
      if error.reason == .notFound { return nil }
      throw .failed(error)
    }
    do throws(Fault) { try self.init(bytes) } catch { throw .fault(error) }
  }

  /// Why a manifest could not be had.
  enum ReadingError: Error {
    case failed(FileError)
    case fault(Fault)
  }

  /// Bytes; a million paths of usual length.
  private static let largest = 1 << 28
}
