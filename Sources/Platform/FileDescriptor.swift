/// An open file or folder of the system; closed when its owner goes.
package struct FileDescriptor: ~Copyable, Sendable {
  internal let number: Int32

  internal init(owning number: Int32) {
    self.number = number
  }

  internal init(
    opening path: String, in folder: Int32 = Syscall.currentFolder, _ access: Syscall.Access
  ) throws(FileError.Reason) {
    number = try Syscall.open(folder, path, access)
  }

  deinit {
    Syscall.close(number)
  }
}
