/// Other programs of the user's machine.
package enum Program {
  /// Runs a program found in `PATH` that is told nothing, and hands over what it writes piece by
  /// piece, until `take` gives false; what it complains of is thrown away. False if it could not be
  /// started or failed.
  package static func read(
    _ name: String, _ arguments: [String], _ take: ([UInt8]) -> Bool
  ) -> Bool {
    unsafe Syscall.read(name, arguments) { bytes in unsafe take(Array(bytes)) }
  }
}
