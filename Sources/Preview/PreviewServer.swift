// libevent is imported here and in `EventLoop.swift`, and nowhere else.
internal import CEvent
internal import Platform

/// An HTTP server in an event loop.
///
/// What clients can take is bounded: connections, the size of a request, the time to send one, and
/// what is held for those that do not read. Who is slow waits alone.
@safe
package final class PreviewServer {
  /// Answers a request.
  package var handler: (Request) -> Response = { _ in .text(404, "there is no site yet") }

  /// What the server, and all else in a preview, runs in.
  package let loop: EventLoop

  private let http: OpaquePointer
  private let limits: Limits
  private var connections = ConnectionTable<Handle>()
  /// The requests whose answers do not end, by their connections.
  private var listeners: [Handle: Handle] = [:]
  private let start = ContinuousClock.now

  /// What one server takes from all clients.
  package struct Limits: Sendable {
    package var connections = 200
    /// Bytes of the first line and the fields of a request.
    package var head = 16 << 10
    /// Bytes of the body of a request, which is read and thrown away.
    package var body = 16 << 10
    /// Seconds to send a request, and to take the next piece of an answer.
    package var seconds = 20
    /// Bytes held for a listener that does not read.
    package var backlog = 1 << 20

    package init() {}
  }

  /// Why there is no server.
  package enum Failure: Error, Equatable {
    /// Another program listens at the port.
    case taken
    /// The system does not let this user listen at the port.
    case forbidden
    /// The host is no address of this machine.
    case notHere
    case other
  }

  /// A server that listens nowhere yet.
  package init(_ limits: Limits = Limits()) throws(Failure) {
    self.limits = limits
    guard let loop = EventLoop(), let http = unsafe evhttp_new(loop.base) else { throw .other }
    self.loop = loop
    unsafe self.http = http
    unsafe evhttp_set_max_headers_size(http, limits.head)
    unsafe evhttp_set_max_body_size(http, limits.body)
    // The library would answer some methods itself, with another status.
    unsafe evhttp_set_allowed_methods(http, .max)
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe evhttp_set_bevcb(http, { unsafe PreviewServer.at($1)?.accept() }, this)
    unsafe evhttp_set_gencb(
      http,
      { request, this in
        if let request = unsafe request { unsafe PreviewServer.at(this)?.answer(request) }
      }, this)
    loop.every(1) { [unowned self] in sweep() }
  }

  deinit {
    unsafe evhttp_free(http)
    for connection in connections.ids { unsafe bufferevent_decref(connection.pointer) }
  }

  /// What stands for an object of the library in tables.
  @safe
  private struct Handle: Hashable {
    private let bits: UInt

    init(_ pointer: OpaquePointer) { bits = UInt(bitPattern: pointer) }

    var pointer: OpaquePointer? { unsafe OpaquePointer(bitPattern: bits) }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> PreviewServer? {
    unsafe pointer.map { unsafe Unmanaged<PreviewServer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Listens at an address of this machine, at any free port if `port` is 0; gives the port.
  package func listen(_ host: String, port: UInt16) throws(Failure) -> UInt16 {
    guard let bound = unsafe evhttp_bind_socket_with_handle(http, host, port) else {
      throw Failure(cevent_failure())
    }
    return UInt16(truncatingIfNeeded: unsafe cevent_port(evhttp_bound_socket_get_fd(bound)))
  }

  // MARK: Connections

  private var now: Double { start.duration(to: .now) / .seconds(1) }

  /// Makes what a new connection is read and written through.
  private func accept() -> OpaquePointer? {
    if connections.count >= limits.connections / 2 { forgetClosed() }
    if connections.count >= limits.connections, let victim = connections.victim { end(victim) }
    // The connection is closed with its last reference, which this table holds: its number cannot
    // stand for another one before that.
    guard
      let connection = unsafe bufferevent_socket_new(
        loop.base, -1, Int32(BEV_OPT_CLOSE_ON_FREE.rawValue))
    else { return nil }
    unsafe bufferevent_incref(connection)
    // What a client sends while it is answered must not pile up.
    unsafe bufferevent_setwatermark(connection, Int16(EV_READ), 0, limits.head + limits.body)
    var time = timeval(tv_sec: limits.seconds, tv_usec: 0)
    unsafe bufferevent_set_timeouts(connection, nil, &time)
    unsafe connections.set(Handle(connection), .waiting, at: now)
    return unsafe connection
  }

  /// Lets go of what the library has closed: it then calls nobody any more.
  private func forgetClosed() {
    for connection in connections.ids {
      var owner: UnsafeMutableRawPointer?
      unsafe bufferevent_getcb(connection.pointer, nil, nil, nil, &owner)
      guard unsafe owner == nil else { continue }
      connections.remove(connection)
      unsafe bufferevent_decref(connection.pointer)
    }
  }

  private func end(_ connection: Handle) {
    unsafe bufferevent_trigger_event(
      connection.pointer, Int16(BEV_EVENT_EOF | BEV_EVENT_READING),
      Int32(BEV_TRIG_IGNORE_WATERMARKS.rawValue))
    forgetClosed()
  }

  private func sweep() {
    forgetClosed()
    for connection in connections.overdue(Double(limits.seconds), at: now) { end(connection) }
  }

  // MARK: Answers

  private func answer(_ request: OpaquePointer) {
    let response = handler(unsafe Request(request))
    let connection = unsafe evhttp_request_get_connection(request)
    let stream = unsafe evhttp_connection_get_bufferevent(connection)
    let fields = unsafe evhttp_request_get_output_headers(request)
    for (name, value) in response.fields { unsafe evhttp_add_header(fields, name, value) }
    if case .events = response.body, !response.isHeadOnly {
      if let connection = unsafe connection, let stream = unsafe stream {
        unsafe listen(request, connection, stream, response.status)
      }
      return
    }
    if let stream = unsafe stream {
      unsafe connections.set(Handle(stream), .answering, at: now)
    }
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe evhttp_request_set_on_complete_cb(
      request,
      { request, this in
        guard let connection = unsafe evhttp_request_get_connection(request),
          let stream = unsafe evhttp_connection_get_bufferevent(connection),
          let server = unsafe PreviewServer.at(this)
        else { return }
        unsafe server.connections.set(Handle(stream), .waiting, at: server.now)
      }, this)
    let body = unsafe evbuffer_new()
    unsafe evbuffer_set_flags(body, UInt64(EVBUFFER_FLAG_DRAINS_TO_FD))
    if case .pieces(let pieces) = response.body, !response.isHeadOnly, response.status != 304 {
      for piece in pieces where piece.count > 0 { unsafe body?.append(piece) }
    }
    unsafe evhttp_send_reply(request, Int32(response.status), nil, body)
    unsafe evbuffer_free(body)
    // Who has sent all that he wants to may close his half of the connection; the library would
    // take him for gone. It reads again when the answer is out.
    if let stream = unsafe stream { unsafe bufferevent_disable(stream, Int16(EV_READ)) }
  }

  // MARK: Listeners

  /// How many clients hear of changes.
  package var listenerCount: Int { listeners.count }

  /// What a client hears when it begins to listen.
  package var greeting: () -> [UInt8] = { [] }

  private func listen(
    _ request: OpaquePointer, _ connection: OpaquePointer, _ stream: OpaquePointer, _ status: Int
  ) {
    unsafe connections.set(Handle(stream), .listening, at: now)
    unsafe listeners[Handle(connection)] = Handle(request)
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe evhttp_connection_set_closecb(
      connection,
      { connection, this in
        if let connection = unsafe connection {
          unsafe PreviewServer.at(this)?.forget(Handle(connection))
        }
      }, this)
    unsafe evhttp_send_reply_start(request, Int32(status), nil)
    unsafe send(greeting(), to: Handle(connection))
  }

  /// Tells all listeners something.
  package func send(_ event: [UInt8]) {
    for connection in Array(listeners.keys) { send(event, to: connection) }
  }

  private func send(_ event: [UInt8], to connection: Handle) {
    guard let request = listeners[connection],
      let stream = unsafe evhttp_connection_get_bufferevent(connection.pointer)
    else { return }
    let held = unsafe evbuffer_get_length(bufferevent_get_output(stream))
    guard held < limits.backlog else { return unsafe end(Handle(stream)) }
    let buffer = unsafe evbuffer_new()
    unsafe event.withUnsafeBytes { bytes in
      _ = unsafe evbuffer_add(buffer, bytes.baseAddress, bytes.count)
    }
    unsafe evhttp_send_reply_chunk(request.pointer, buffer)
    unsafe evbuffer_free(buffer)
  }

  private func forget(_ connection: Handle) {
    guard let request = listeners.removeValue(forKey: connection) else { return }
    // A request that was cut off belongs to nobody but its handler.
    if unsafe evhttp_request_get_connection(request.pointer) == nil {
      unsafe evhttp_request_free(request.pointer)
    }
  }
}

extension Request {
  fileprivate init(_ request: OpaquePointer) {
    let fields = unsafe evhttp_request_get_input_headers(request)
    func field(_ name: String) -> String? {
      guard let value = unsafe evhttp_find_header(fields, name) else { return nil }
      return unsafe String(cString: value)
    }
    let address = unsafe evhttp_request_get_evhttp_uri(request)
    let method: Method =
      switch unsafe evhttp_request_get_command(request) {
      case EVHTTP_REQ_GET: .get
      case EVHTTP_REQ_HEAD: .head
      default: .other
      }
    let path = unsafe address.flatMap { unsafe evhttp_uri_get_path($0) }
    // The host of a whole address counts before the field (RFC 9112, section 3.2.2).
    let named = unsafe address.flatMap { unsafe evhttp_uri_get_host($0) }
    let host = unsafe named.map { unsafe String(cString: $0) } ?? ""
    let isClear = unsafe cevent_count_header(request, "Host") <= 1
    // The library takes what stands behind two slashes for a host; it is a path with nothing there.
    let isAddress =
      unsafe address.map { unsafe evhttp_uri_get_scheme($0) != nil } ?? false
    self.init(
      method,
      isAddress || host.isEmpty
        ? unsafe path.map { Array(unsafe String(cString: $0).utf8) } ?? [] : [],
      host: isClear ? isAddress && !host.isEmpty ? host : field("Host") : nil,
      ifNoneMatch: field("If-None-Match"), range: field("Range"), ifRange: field("If-Range"))
  }
}

extension OpaquePointer {
  /// Appends a piece to this buffer without a copy of its bytes.
  fileprivate func append(_ piece: Response.Piece) {
    switch piece {
    case .bytes(let bytes, let range):
      let owner = unsafe Unmanaged.passRetained(bytes).toOpaque()
      unsafe evbuffer_add_reference(
        self, bytes.buffer.baseAddress.map { unsafe $0 + range.lowerBound }, range.count,
        { _, _, owner in
          if let owner = unsafe owner { unsafe Unmanaged<SharedBytes>.fromOpaque(owner).release() }
        }, owner)
    case .file(let file, let range):
      // Never mapped into memory: a file that is cut meanwhile would end the process.
      let segment = unsafe evbuffer_file_segment_new(
        file.file.number, numericCast(range.lowerBound), numericCast(range.count),
        UInt32(EVBUF_FS_DISABLE_MMAP))
      let owner = unsafe Unmanaged.passRetained(file).toOpaque()
      unsafe evbuffer_file_segment_add_cleanup_cb(
        segment,
        { _, _, owner in
          if let owner = unsafe owner { unsafe Unmanaged<OpenFile>.fromOpaque(owner).release() }
        }, owner)
      unsafe evbuffer_add_file_segment(self, segment, 0, numericCast(range.count))
      unsafe evbuffer_file_segment_free(segment)
    }
  }
}

extension PreviewServer.Failure {
  fileprivate init(_ failure: cevent_failure) {
    self =
      switch failure {
      case CEVENT_TAKEN: .taken
      case CEVENT_FORBIDDEN: .forbidden
      case CEVENT_NOT_HERE: .notHere
      default: .other
      }
  }
}
