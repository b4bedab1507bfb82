/// What the process was given by its surroundings.
package enum Environment {
  /// The value of a variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    Syscall.variable(name)
  }

  /// The user's own folder as `HOME` names it; nil if it names none.
  package static var homeFolder: String? {
    guard let home = variable("HOME"), !home.isEmpty else { return nil }
    return home
  }

  /// The absolute path of the current folder.
  package static func currentFolder() throws(FileError) -> String {
    guard let path = Syscall.workingFolder() else {
      throw FileError(.resolve, ".", .notFound)
    }
    return path
  }

  /// How many processors can work at once; at least 1.
  package static var processorCount: Int {
    Syscall.processorCount()
  }

  /// Ends the process with a status.
  package static func exit(_ status: Int32) -> Never {
    Syscall.exit(status)
  }
}
