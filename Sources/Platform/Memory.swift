/// The memory of the process.
package enum Memory {
  /// Keeps memory that was freed for what comes next, up to 16 MiB, where the C library would give
  /// it back and ask for it again with each file: that took a twentieth of a build.
  package static func keepFreed() {
    Syscall.keepFreedMemory(upTo: 1 << 24, largestKept: 1 << 21)
  }
}
