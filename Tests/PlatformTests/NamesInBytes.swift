import TestSupport

#if canImport(Glibc)
  import Glibc

  /// Makes an empty file whose name need not be text.
  func makeFile(namedInBytes name: [UInt8], in folder: TemporaryFolder) throws {
    let path = (Array(folder.path.utf8) + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT, 0o666)
    guard descriptor >= 0 else { throw HelperProcess.Failure.system(errno) }
    close(descriptor)
  }
#endif
