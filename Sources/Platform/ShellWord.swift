/// A path as somebody pastes it behind a command.
package enum ShellWord {
  /// The path as one word of a POSIX shell (2.2.2, single quotes), which begins no option.
  package static func of(_ path: String) -> String {
    let word = path.hasPrefix("-") ? "./" + path : path
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80...: true
    default: "/._-+,:@%".utf8.contains(byte)
    }
  }
}
