internal import Platform
internal import Preview

/// Where the preview listens.
struct ListeningPlace: Sendable {
  enum Failure: Error {
    /// A sentence without a full stop.
    case cannotListen(String)
    case cannotWrite(FileError)
  }

  private static let usualHost = "127.0.0.1"
  private static let usualPort = 8000
  /// So many ports are tried where none was given.
  private static let attempts = 50

  let host: String
  /// The names by which the preview may be asked for.
  let hosts: HostRule
  /// The port that the user wants; nil for any.
  private let wanted: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    let given = arguments.value(of: .host) ?? Self.usualHost
    host = given.lowercased() == "localhost" ? Self.usualHost : Self.withoutBrackets(given)
    hosts = HostRule(allowing: try Self.names(arguments))
    wanted = arguments.value(of: .port).flatMap { Int($0) }
    guard HostRule().allows(host.contains(":") ? "[\(host)]" : host) else {
      throw UsageError(
        "the option \"--host\" cannot be \"\(given)\"; write an address of this machine, such as"
          + " 0.0.0.0 for all of them")
    }
  }

  private static func names(_ arguments: Arguments) throws(UsageError) -> [String] {
    var names: [String] = []
    for given in arguments.values(of: .allowHost) {
      guard let name = HostRule.name(of: given) else {
        throw UsageError(
          "the option \"--allow-host\" cannot be \"\(given)\"; write a name such as"
            + " tunnel.example.org, or *.example.org for all below it")
      }
      names.append(name)
    }
    return names
  }

  private static func withoutBrackets(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }

  /// Whether others in the network can see the preview.
  var isPublic: Bool { !host.hasPrefix("127.") && host != "::1" }

  /// Whether another port than the usual one had to be taken.
  func isSecondChoice(_ port: UInt16) -> Bool { wanted == nil && port != Self.usualPort }

  /// Lets a server listen; gives the port.
  func listen(_ server: PreviewServer) throws(Failure) -> UInt16 {
    let ports = wanted.map { $0...$0 } ?? Self.usualPort...Self.usualPort + Self.attempts - 1
    for port in ports {
      do throws(PreviewServer.Failure) {
        return try server.listen(host, port: UInt16(port))
      } catch {
        if error == .taken, wanted == nil { continue }
        throw .cannotListen(sentence(error, port))
      }
    }
    throw .cannotListen(
      "the ports \(ports.lowerBound) to \(ports.upperBound) are all taken; choose one with --port")
  }

  private func sentence(_ failure: PreviewServer.Failure, _ port: Int) -> String {
    switch failure {
    case .taken:
      "port \(port) is taken by another program; choose another one, or leave --port out"
    case .forbidden:
      "this user may not listen at port \(port); choose one above 1023"
    case .notHere:
      "\(host) is no address of this machine; 0.0.0.0 stands for all that it has"
    case .other:
      "the system does not let a preview listen at \(host), port \(port)"
    }
  }

  /// The address to type on this machine.
  func address(port: UInt16, path: String) -> String {
    let isAny = host == "0.0.0.0" || host == "::"
    return Self.address(isAny ? Self.usualHost : host, port, path)
  }

  /// The addresses to type on other machines.
  func publicAddresses(port: UInt16, path: String) -> [String] {
    guard isPublic else { return [] }
    let hosts = host == "0.0.0.0" || host == "::" ? Desktop.networkAddresses : [host]
    return hosts.map { Self.address($0, port, path) }
  }

  private static func address(_ host: String, _ port: UInt16, _ path: String) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)\(path)"
  }
}
