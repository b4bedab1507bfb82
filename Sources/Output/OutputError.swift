package import Diagnostics
package import Platform

/// Why an output folder cannot be used.
package enum OutputError: Error, Sendable {
  /// The user has to choose: another folder, another option, or to wait.
  case refused(Diagnostic)
  /// The system refused.
  case failed(FileError)

  /// Does what may fail, as a part of opening the output.
  package static func wrap<Result: ~Copyable>(
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
