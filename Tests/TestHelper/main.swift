import Output
import Platform
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Commits the two versions of the sample site by turns until it is killed.
func commitForever(_ output: String) throws {
  var isFirst = true
  while true {
    try commit(isFirst ? SampleSite.first : SampleSite.second, to: output)
    if isFirst { try StandardStream.output.write(".") }
    isFirst.toggle()
  }
}

/// Commits the second version of the sample site under a limit for the size of any file that is so
/// small that one page does not fit; 3 if that failed as a full disk does.
func commitLimited(_ output: String) throws -> Int32 {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: 700, rlim_max: 700)
  #if canImport(Glibc)
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    _ = unsafe setrlimit(RLIMIT_FSIZE, &limit)
  #endif
  do throws(FileError) {
    try commit(SampleSite.second, to: output)
    return 0
  } catch {
    return error.reason == .fileTooBig ? 3 : 4
  }
}

func commit(_ site: [String: String], to output: String) throws(FileError) {
  guard let folder = try? OutputFolder.open(output, sources: []) else { exit(5) }
  for (path, text) in site { _ = try folder.stage(path, bytes: Array(text.utf8)) }
  _ = try folder.commit()
}

/// Writes until nobody reads; 0 if that was told quietly, 3 if the stream failed otherwise.
func speak() -> Int32 {
  StandardStream.ignoreWriteSignals()
  do throws(FileError) {
    while try StandardStream.output.write("line\n") {}
    return 0
  } catch {
    return error.sentence == "cannot write the standard output: the disk is full" ? 3 : 4
  }
}

/// Closes the folder `closed` in a folder, to the superuser too, and walks over it; 0 if that was
/// told and the file `a.md` beside it was found.
func walkClosed(_ path: String) throws -> Int32 {
  let closed = FilePath.join(path, "closed")
  _ = unsafe chmod(closed, 0)
  if geteuid() == 0 { _ = setuid(65534) }
  let tree = try FileTree(path)
  let isTold = tree.problems == [FileError(.list, closed, .permissionDenied)]
  return isTold && tree.entries.map(\.path) == ["a.md", "closed"] ? 0 : 3
}

let arguments = CommandLine.arguments
switch arguments[1] {
case "commit-forever": try commitForever(arguments[2])
case "commit-limited": exit(try commitLimited(arguments[2]))
case "walk-closed": exit(try walkClosed(arguments[2]))
case "speak": exit(speak())
default: exit(64)
}
