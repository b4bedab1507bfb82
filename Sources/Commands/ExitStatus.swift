/// What a command tells the shell.
package enum ExitStatus: Int32, Sendable {
  /// Done, and nothing to object to.
  case clean = 0
  /// The content has errors or, with `--strict`, warnings.
  case faults = 1
  /// It could not run: no source, no permission, a full disk.
  case failure = 2
  /// Wrong usage (`EX_USAGE` of sysexits.h).
  case usage = 64
}
