package import Diagnostics
package import Platform

/// Why an output folder cannot be used.
package enum OutputError: Error, Sendable {
  /// The user has to choose: another folder, another option, or to wait.
  case refused(Diagnostic)
  /// The system refused.
  case failed(FileError)

  /// The same as a fault among others.
  internal var diagnostic: Diagnostic {
    switch self {
    case .refused(let diagnostic): diagnostic
    case .failed(let error): SourceFault.diagnostic(for: error, path: error.path)
    }
  }

  /// Does what may fail, as a part of opening the output.
  internal static func wrap<Result: ~Copyable>(
    _ body: () throws(FileError) -> Result
  ) throws(OutputError) -> Result {
    do { return try body() } catch { throw .failed(error) }
  }

  internal static func refusal(
    _ rule: String, _ headline: String, explanation: String = "", fix: String
  ) -> OutputError {
    .refused(
      Diagnostic(.error, rule, path: "", headline, explanation: explanation, fix: fix))
  }
}
