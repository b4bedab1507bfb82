import Platform
import Preview
import TestSupport
import Testing

@Suite struct PreviewServerTests {
  let files = ["index.html": "<head></head>home", "a.txt": "text", "404.html": "nothing"]

  @Test func oneConnectionCarriesManyRequests() throws {
    let server = SampleServer(files)
    let client = try server.connect()
    for _ in 0..<3 {
      client.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let answer = client.receive(until: "\r\n\r\ntext")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Content-Length: 4\r\n"))
    }
  }

  @Test func requestsThatComeAtOnceAreAnsweredInTurn() throws {
    let server = SampleServer(files)
    let client = try server.connect()
    let request = "GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"
    client.send(request + request + "GET /no HTTP/1.1\r\nHost: x.localhost\r\n\r\n")
    let answers = client.receive(until: "nothing")
    #expect(answers.split(separator: "HTTP/1.1 200 OK").count == 2)
    #expect(answers.contains("HTTP/1.1 404 Not Found"))
  }

  @Test func headHasTheFieldsAndNoBody() throws {
    let server = SampleServer(files)
    let answer = try server.answer(to: "HEAD /a.txt")
    #expect(answer.contains("Content-Length: 4\r\n"))
    #expect(answer.contains("Content-Type: text/plain; charset=utf-8\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [
    "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW", "get", "CONNECT", "PROPFIND",
  ])
  func otherMethodsAreNotAllowed(_ method: String) throws {
    let server = SampleServer(files)
    let client = try server.connect()
    client.send("\(method) /a.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
    let answer = client.receive(until: "\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 405 "))
    #expect(answer.contains("Allow: GET, HEAD\r\n"))
  }

  @Test func aSmallBodyIsThrownAway() throws {
    let server = SampleServer(files)
    let client = try server.connect()
    client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
    #expect(client.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 405 "))
  }

  @Test(arguments: [
    "NONSENSE\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "GET http://[::1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ])
  func aRequestThatIsNoneIsRefused(_ text: String) throws {
    let server = SampleServer(files)
    let client = try server.connect()
    client.send(text)
    #expect(String(decoding: client.receiveAll(), as: UTF8.self).hasPrefix("HTTP/1.1 400 "))
    #expect(try server.answer(to: "GET /a.txt").hasSuffix("text"))
  }

  @Test(arguments: ["GET /", "GET / HTTP/1.1\r\nA: "])
  func aHeadThatIsTooLongIsRefused(_ start: String) throws {
    let server = SampleServer(files)
    let client = try server.connect()
    client.send(start + String(repeating: "a", count: 20_000) + "\r\n")
    #expect(client.isClosedByServer())
    #expect(try server.answer(to: "GET /a.txt").hasSuffix("text"))
  }

  @Test func whatHasNoEndIsNotHeld() throws {
    let server = SampleServer(files)
    let client = try server.connect(seconds: 2)
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    var taken = 0
    while taken < 1000, client.send(piece) { taken += 1 }
    #expect(taken < 1000)
  }

  @Test func aBodyThatIsTooLongIsRefused() throws {
    let server = SampleServer(files)
    let client = try server.connect()
    client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n")
    #expect(client.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 413 "))
  }

  @Test func whoDoesNotFinishARequestIsDisconnected() throws {
    var limits = PreviewServer.Limits()
    limits.seconds = 1
    let server = SampleServer(files, limits: limits)
    let silent = try server.connect()
    let slow = try server.connect()
    // Each byte would begin the time anew if silence alone were measured.
    for byte in "GET /a.txt HTTP/1.1\r\nHost:" where slow.send(String(byte)) {
      HelperProcess.sleep(microseconds: 100_000)
    }
    #expect(silent.isClosedByServer())
    #expect(slow.isClosedByServer())
  }

  @Test func whoIsIdleTheLongestMakesRoom() throws {
    var limits = PreviewServer.Limits()
    limits.connections = 4
    let server = SampleServer(files, limits: limits)
    var idle: [LoopbackClient] = []
    for _ in 0..<10 { idle.append(try server.connect(seconds: 2)) }
    #expect(try server.answer(to: "GET /a.txt").hasSuffix("text"))
    #expect(idle[0].isClosedByServer())
    #expect(idle[5].isClosedByServer())
  }

  @Test func whoDoesNotReadHoldsNobodyUp() throws {
    let large = String(repeating: "0123456789abcdef", count: 1 << 20)
    let server = SampleServer(["large.txt": large, "a.txt": "text"])
    var lazy: [LoopbackClient] = []
    for _ in 0..<20 {
      lazy.append(try server.connect())
      lazy.last?.send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
    }
    #expect(try server.answer(to: "GET /a.txt").hasSuffix("text"))
    let whole = lazy[7].receive(until: "\r\n\r\n")
    #expect(whole.contains("Content-Length: \(large.utf8.count)\r\n"))
  }

  @Test func whoHasClosedHisHalfIsAnsweredWhole() throws {
    let large = String(repeating: "0123456789abcdef", count: 1 << 16)
    let server = SampleServer(["large.txt": large])
    for _ in 0..<5 {
      let client = try server.connect()
      client.send("GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
      client.endSending()
      #expect(client.receiveAll().suffix(large.utf8.count).elementsEqual(large.utf8))
    }
  }

  @Test func aNameBehindTwoSlashesIsNoHost() throws {
    let server = SampleServer(files)
    #expect(try server.answer(to: "GET //evil.example/a.txt").hasPrefix("HTTP/1.1 400 "))
    #expect(try server.answer(to: "GET //localhost/a.txt").hasPrefix("HTTP/1.1 400 "))
    #expect(try server.answer(to: "GET http://localhost/a.txt").hasSuffix("text"))
    #expect(try server.answer(to: "GET http://evil.example/a.txt").hasPrefix("HTTP/1.1 403 "))
  }

  @Test func aLargeFileComesWhole() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    let path = try folder.write("a.bin", bytes)
    let root = folder.path
    let server = SampleServer { server in
      let site = SampleSite(contents: ["a.bin": .disk(path: path, within: root)])
      server.handler = RequestHandler(site, hosts: HostRule(), script: .copy(of: [])).response(to:)
    }
    let client = try server.connect()
    client.send("GET /a.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = client.receiveAll()
    #expect(answer.suffix(bytes.count).elementsEqual(bytes))
    let part = try server.answer(to: "GET /a.bin", fields: "Range: bytes=5-9\r\n")
    #expect(part.contains("Content-Range: bytes 5-9/3000000\r\n"))
    #expect(part.contains("Content-Length: 5\r\n"))
  }

  @Test func listenersHearWhatIsSentAndAreForgottenWhenTheyGo() throws {
    let server = SampleServer { server in
      server.handler =
        RequestHandler(SampleSite([:]), hosts: HostRule(), script: .copy(of: [])).response(to:)
      server.greeting = { Array("data: hello\n\n".utf8) }
      server.loop.every(0.02) { [unowned server] in
        server.send(Array("data: \(server.listenerCount)\n\n".utf8))
      }
    }
    let first = try server.connect()
    first.send("GET /.florilegium/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let head = first.receive(until: "data: 1\n\n")
    #expect(head.contains("Content-Type: text/event-stream\r\n"))
    #expect(head.contains("data: hello\n\n"))
    do {
      let second = try server.connect()
      second.send("GET /.florilegium/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(second.receive(until: "data: 2\n\n").hasSuffix("data: 2\n\n\r\n"))
      #expect(first.receive(until: "data: 2\n\n").contains("data: 2"))
    }
    #expect(first.receive(until: "data: 1\n\n").contains("data: 1"))
  }

  @Test func aListenerThatGoesOnTalkingChangesNothing() throws {
    let server = SampleServer(files)
    let client = try server.connect(seconds: 2)
    client.send("GET /.florilegium/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(client.receive(until: "\r\n\r\n").contains("text/event-stream"))
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    var taken = 0
    while taken < 1000, client.send(piece) { taken += 1 }
    #expect(taken < 1000)
    #expect(try server.answer(to: "GET /a.txt").hasSuffix("text"))
  }

  @Test func anotherServerCannotHaveThePort() throws {
    let server = SampleServer(files)
    let second = try PreviewServer()
    #expect(throws: PreviewServer.Failure.taken) {
      try second.listen("127.0.0.1", port: server.port)
    }
    #expect(throws: PreviewServer.Failure.notHere) { try second.listen("192.0.2.1", port: 0) }
  }

  @Test func aServerThatEndsFreesItsPort() throws {
    var port: UInt16 = 0
    do {
      let server = SampleServer(files)
      port = server.port
      #expect(try server.answer(to: "GET /a.txt").hasSuffix("text"))
      _ = try server.connect()
    }
    let next = try PreviewServer()
    #expect(try next.listen("127.0.0.1", port: port) == port)
  }
}
