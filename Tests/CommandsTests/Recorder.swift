import Commands
import Platform
import Synchronization

/// What a command wrote.
final class Recorder: Sendable {
  private let written = Mutex<(output: [UInt8], error: [UInt8])>(([], []))

  var output: String { written.withLock { String(decoding: $0.output, as: UTF8.self) } }
  var error: String { written.withLock { String(decoding: $0.error, as: UTF8.self) } }

  /// A console that keeps what is written, and is a terminal or not.
  func console(isTerminal: Bool = false) -> Console {
    Console(
      writer: { stream, bytes in
        self.written.withLock { written in
          if stream == .output { written.output += bytes } else { written.error += bytes }
        }
      },
      usesColor: { choice, _ in
        Terminal.usesColor(choice, isTerminal: isTerminal, noColor: nil, term: "xterm")
      })
  }
}
