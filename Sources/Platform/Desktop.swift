/// What lies around the program on the user's machine.
package enum Desktop {
  /// Shows an address in the user's browser, without waiting for it; false where there is none.
  package static func open(_ address: String) -> Bool {
    #if canImport(Darwin)
      return Syscall.start("open", [address])
    #else
      return ["xdg-open", "wslview", "sensible-browser"].contains { Syscall.start($0, [address]) }
    #endif
  }

  /// The addresses by which other machines in the network reach this one.
  package static var networkAddresses: [String] { Syscall.addresses() }

  /// The numbers of the signals by which a user or the system ends a program.
  package static var endingSignals: [Int32] { Syscall.endingSignals }
}
