internal import Content
internal import Platform

/// When files of the content were last committed, as git tells it; nothing where there is no git, no
/// repository, or only a part of its history.
struct CommitDates {
  private var dates: [String: CalendarDate] = [:]

  /// Asks git once for all files, by their paths below the content folder.
  init(of files: Set<String>, in location: SiteLocation) {
    var log = CommitLog(wanted: files)
    let folder = location.content.isEmpty ? "." : location.content
    var arguments = ["-C", folder, "--no-pager"]
    // A clone without its history would fetch what is missing.
    arguments += ["-c", "protocol.allow=never", "-c", "log.showSignature=false"]
    arguments += ["log", "--no-renames", "--relative", "--name-only", "-z"]
    arguments += ["--format=%x01%cI %D", "--"]
    arguments.append(files.count == 1 ? files.first ?? "." : ".")
    let isWhole = Program.read("git", arguments) { log.read($0) }
    if isWhole || log.isComplete { dates = log.dates }
  }

  subscript(file: String) -> CalendarDate? { dates[file] }
}

/// The log of git, read as it comes: for each commit, the youngest first, a line and the names of its
/// files, all ended by zeros.
struct CommitLog {
  /// The date of the last commit of each file.
  private(set) var dates: [String: CalendarDate] = [:]
  private let wanted: Set<String>
  private var item: [UInt8] = []
  /// That of the commit whose files are read; nil where they need not be its own.
  private var date: CalendarDate?

  init(wanted: Set<String>) { self.wanted = wanted }

  /// Whether the date of each file is known.
  var isComplete: Bool { dates.count == wanted.count }

  /// Reads a further piece; false if no more is needed.
  mutating func read(_ piece: [UInt8]) -> Bool {
    var start = piece.startIndex
    while let end = piece[start...].firstIndex(of: 0) {
      item.append(contentsOf: piece[start..<end])
      take(item[...])
      item.removeAll(keepingCapacity: true)
      start = end + 1
    }
    item.append(contentsOf: piece[start...])
    return !isComplete
  }

  private mutating func take(_ item: ArraySlice<UInt8>) {
    if item.first == 0x01 {
      begin(String(decoding: item.dropFirst(), as: UTF8.self))
      return
    }
    let name = String(decoding: item.first == 0x0A ? item.dropFirst() : item, as: UTF8.self)
    if let date, wanted.contains(name), dates[name] == nil { dates[name] = date }
  }

  /// The first commit of a history that was cut off seems to have made all files.
  private mutating func begin(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let names = parts.count > 1 ? parts[1].split(separator: ", ") : []
    date = names.contains("grafted") ? nil : parts.first.flatMap { CalendarDate(String($0)) }
  }
}
