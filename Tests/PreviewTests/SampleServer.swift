import Dispatch
import Platform
import Preview
import Synchronization
import TestSupport

/// A site made of texts.
final class SampleSite: PreviewSite {
  let root: String
  let files: [String: PreviewFile.Content]
  /// Files that stand in place of a page that cannot be made.
  var faults: Set<String> = []
  /// How pages were read.
  var readings: [String: String] = [:]

  init(root: String = "/", _ files: [String: String]) {
    self.root = root
    self.files = files.mapValues { .bytes(.copy(of: Array($0.utf8))) }
  }

  init(root: String = "/", contents: [String: PreviewFile.Content]) {
    self.root = root
    self.files = contents
  }

  func file(at path: String) -> PreviewFile? {
    guard let content = files[path] else { return nil }
    var file = PreviewFile(path, content, isFault: faults.contains(path))
    file.reading = readings[path] ?? ""
    return file
  }

  func notFoundPage() -> PreviewFile? { file(at: "404.html") }
}

/// A server in a thread of its own, on a free port, until the test lets it go.
final class SampleServer: Sendable {
  let port: UInt16
  private let stop: Stop

  private final class Stop: Sendable {
    let isWanted = Atomic(false)
    let hasEnded = DispatchSemaphore(value: 0)
  }

  /// `prepare` is called in the server's thread, before it runs.
  init(
    limits: PreviewServer.Limits = PreviewServer.Limits(),
    _ prepare: @escaping @Sendable (PreviewServer) -> Void
  ) {
    let stop = Stop()
    let hasStarted = DispatchSemaphore(value: 0)
    let place = Place()
    DispatchQueue(label: "server").async {
      if let server = try? PreviewServer(limits),
        let port = try? server.listen("127.0.0.1", port: 0)
      {
        prepare(server)
        place.port.store(port, ordering: .relaxed)
        hasStarted.signal()
        server.loop.every(0.01) { [unowned server] in
          if stop.isWanted.load(ordering: .relaxed) { server.loop.stop() }
        }
        server.loop.run()
      } else {
        hasStarted.signal()
      }
      stop.hasEnded.signal()
    }
    hasStarted.wait()
    port = place.port.load(ordering: .relaxed)
    self.stop = stop
  }

  private final class Place: Sendable {
    let port = Atomic<UInt16>(0)
  }

  deinit {
    stop.isWanted.store(true, ordering: .relaxed)
    stop.hasEnded.wait()
  }

  /// A server that shows a site to this machine.
  convenience init(
    _ files: [String: String], limits: PreviewServer.Limits = PreviewServer.Limits()
  ) {
    self.init(limits: limits) { server in
      let handler = RequestHandler(SampleSite(files), hosts: HostRule(), script: .copy(of: []))
      server.handler = handler.response(to:)
    }
  }

  func connect(seconds: Int = 10) throws -> LoopbackClient {
    try LoopbackClient(port: port, seconds: seconds)
  }

  /// The whole answer to one request, after which the connection is closed.
  func answer(to line: String, fields: String = "") throws -> String {
    let client = try connect()
    client.send("\(line) HTTP/1.1\r\nHost: localhost\r\n\(fields)Connection: close\r\n\r\n")
    return String(decoding: client.receiveAll(), as: UTF8.self)
  }
}
