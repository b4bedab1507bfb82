#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A connection to a server on this machine, byte by byte: what no well-behaved client would send
/// can be sent, too.
package final class LoopbackClient: Sendable {
  package enum Failure: Error {
    case system(Int32)
  }

  private let socket: Int32

  /// Connects to a port of 127.0.0.1. Nothing that is read is waited for longer than `seconds`.
  package init(port: UInt16, seconds: Int = 10) throws {
    _ = signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    #if canImport(Darwin)
      socket = Darwin.socket(AF_INET, kind, 0)
    #elseif canImport(Musl)
      socket = Musl.socket(AF_INET, kind, 0)
    #else
      socket = Glibc.socket(AF_INET, kind, 0)
    #endif
    guard socket >= 0 else { throw Failure.system(errno) }
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    _ = unsafe setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      let number = errno
      close(socket)
      throw Failure.system(number)
    }
  }

  deinit { close(socket) }

  /// Sends all of the bytes, or as many as the server takes; false if it did not take them all.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[sent...])
        #if canImport(Darwin)
          return unsafe Darwin.send(socket, rest.baseAddress, rest.count, 0)
        #elseif canImport(Musl)
          return unsafe Musl.send(socket, rest.baseAddress, rest.count, 0)
        #else
          return unsafe Glibc.send(socket, rest.baseAddress, rest.count, 0)
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Sends a text.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Closes the half of the connection through which requests are sent.
  package func endSending() { _ = shutdown(socket, Int32(SHUT_WR)) }

  /// Some bytes, at most `count`; none at the end, and none when nothing comes in time.
  package func receive(atMost count: Int = 1 << 16) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe recv(socket, buffer.baseAddress, buffer.count, 0)
    }
    return Array(bytes.prefix(max(0, received)))
  }

  /// Everything up to the end of the connection, or to the first silence.
  package func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = receive()
      if bytes.isEmpty { return all }
      all += bytes
    }
  }

  /// Reads until a text has come; gives all that was read, without the text if it never came.
  package func receive(until text: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).contains(text) {
      let bytes = receive(atMost: 4096)
      if bytes.isEmpty { break }
      all += bytes
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Whether the server has closed the connection, or does so in time.
  package func isClosedByServer() -> Bool {
    var byte: UInt8 = 0
    while true {
      let count = unsafe recv(socket, &byte, 1, 0)
      if count == 0 { return true }
      if count < 0 { return errno == ECONNRESET }
    }
  }
}
