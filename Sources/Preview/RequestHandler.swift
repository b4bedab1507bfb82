internal import HTML
package import Platform

/// Answers requests from a site. What it does not send it does not compute.
package struct RequestHandler {
  /// The folder of what belongs to the preview and not to the site. No page of a site lies there:
  /// names that begin with a dot are not published.
  static let ownFolder = "/.florilegium/"
  /// The address of the script that keeps a page up to date.
  static let scriptAddress = ownFolder + "live.js"
  /// The address at which that script hears of changes.
  static let eventsAddress = ownFolder + "events"

  private let site: any PreviewSite
  private let hosts: HostRule
  private let script: SharedBytes

  /// `script` is the live client.
  package init(_ site: any PreviewSite, hosts: HostRule, script: SharedBytes) {
    self.site = site
    self.hosts = hosts
    self.script = script
  }

  /// The answer to a request.
  package func response(to request: Request) -> Response {
    var response = self.answer(to: request)
    response.isHeadOnly = request.method == .head
    response.fields.append(("X-Content-Type-Options", "nosniff"))
    // Pages of other sites cannot take drafts over as scripts or pictures.
    response.fields.append(("Cross-Origin-Resource-Policy", "same-origin"))
    response.fields.append(("Cache-Control", "no-cache"))
    return response
  }

  private func answer(to request: Request) -> Response {
    guard let host = request.host, !host.isEmpty else {
      return .text(400, "the request names no host")
    }
    guard hosts.allows(host) else {
      let name = HostRule.withoutPort(host)
      return .text(403, "this preview is not for \(name); to allow it: --allow-host \(name)")
    }
    if request.method == .other {
      var response = Response.text(405, "a preview can only be read")
      response.fields.append(("Allow", "GET, HEAD"))
      return response
    }
    guard let path = RequestPath.decoded(request.path) else {
      return .text(400, "the address is not one of a page")
    }
    if path.utf8.starts(with: Self.ownFolder.utf8) { return own(path, request) }
    return page(path, request)
  }

  private func own(_ path: String, _ request: Request) -> Response {
    switch path {
    case Self.scriptAddress: return serve(PreviewFile("live.js", .bytes(script)), 200, request)
    case Self.eventsAddress:
      var response = Response(200, .events)
      response.fields = [("Content-Type", "text/event-stream")]
      return response
    default: return .text(404, "there is nothing at this address")
    }
  }

  private func page(_ path: String, _ request: Request) -> Response {
    let root = site.root
    // Bytes are compared: a combining letter behind a slash would hide it.
    guard path.utf8.starts(with: root.utf8) else {
      if path == "/" || path + "/" == root { return .redirect(to: RequestPath.encoded(root)) }
      // An address that was typed without the folder of the site.
      let inside = String(decoding: path.utf8.dropFirst(), as: UTF8.self)
      return isThere(inside) ? .redirect(to: RequestPath.encoded(root + inside)) : notFound(request)
    }
    let inside = String(decoding: path.utf8.dropFirst(root.utf8.count), as: UTF8.self)
    if inside.isEmpty || inside.utf8.last == UInt8(ascii: "/") {
      guard let file = site.file(at: inside + "index.html") else { return notFound(request) }
      return serve(file, 200, request)
    }
    if let file = site.file(at: inside) { return serve(file, 200, request) }
    if site.file(at: inside + "/index.html") != nil {
      return .redirect(to: RequestPath.encoded(path + "/"))
    }
    return notFound(request)
  }

  private func isThere(_ inside: String) -> Bool {
    if inside.utf8.last == UInt8(ascii: "/") { return site.file(at: inside + "index.html") != nil }
    return site.file(at: inside) != nil || site.file(at: inside + "/index.html") != nil
  }

  private func notFound(_ request: Request) -> Response {
    guard let file = site.notFoundPage() else {
      return .text(404, "there is nothing at this address")
    }
    return serve(file, 404, request)
  }

  // MARK: Files

  private func serve(_ file: PreviewFile, _ given: Int, _ request: Request) -> Response {
    let status = file.isFault ? 500 : given
    switch file.content {
    case .bytes(let bytes):
      let tag = EntityTag.of(bytes)
      // Whatever was asked for, what says why it is missing is a page.
      let name = file.isFault ? "fault.html" : file.name
      let tagged = Self.pieces(of: bytes, name, LiveTag.bytes(tag: tag, reading: file.reading))
      return serve(tagged, name, tag, status, request)
    case .disk(let path, let folder):
      guard let resolved = try? File.resolve(path), let root = try? File.resolve(folder) else {
        return .text(404, "there is nothing at this address")
      }
      guard FilePath.contains(root, resolved) else {
        return .text(404, "\(path) is a link out of the site, which a preview does not follow")
      }
      guard let opened = try? OpenFile(resolved) else {
        return .text(404, "there is nothing at this address")
      }
      let pieces = [Response.Piece.file(opened, 0..<opened.status.size)]
      return serve(pieces, file.name, EntityTag.of(opened.status), status, request)
    }
  }

  private func serve(
    _ pieces: [Response.Piece], _ name: String, _ tag: String, _ status: Int, _ request: Request
  ) -> Response {
    var response = Response(status)
    response.fields = [("ETag", tag), ("Accept-Ranges", "bytes")]
    if status == 200, let field = request.ifNoneMatch, EntityTag.isNamed(tag, in: field) {
      response.status = 304
      return response
    }
    let length = pieces.length
    var part = pieces
    let isWanted =
      status == 200 && request.method == .get && (request.ifRange ?? tag) == tag
    switch ByteRange(isWanted ? request.range : nil, of: length) {
    case .whole: break
    case .part(let range):
      part = pieces.part(range)
      response.status = 206
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
      response.fields.append(("Content-Range", place))
    case .unsatisfiable:
      var refusal = Response.text(416, "the file has \(length) bytes")
      refusal.fields.append(("Content-Range", "bytes */\(length)"))
      return refusal
    }
    response.fields.append(("Content-Type", MediaType.of(name)))
    response.fields.append(("Content-Length", String(part.length)))
    response.body = .pieces(part)
    return response
  }

  /// A page is exactly what would be published, and one tag more.
  private static func pieces(
    of bytes: SharedBytes, _ name: String, _ liveTag: [UInt8]
  ) -> [Response.Piece] {
    guard name.hasSuffix(".html") else { return [.bytes(bytes, 0..<bytes.count)] }
    let place = bytes.firstPlace(of: "</head>") ?? bytes.count
    let script = SharedBytes.copy(of: liveTag)
    return [
      .bytes(bytes, 0..<place), .bytes(script, 0..<script.count),
      .bytes(bytes, place..<bytes.count),
    ]
  }
}

/// The tag that the preview adds to each page.
enum LiveTag {
  /// The tag, for a page in a state, and how it was read.
  static func bytes(tag: String, reading: String) -> [UInt8] {
    var html = HTMLBuffer()
    html.append(raw: "<script src=\"\(RequestHandler.scriptAddress)\" data-state=\"".utf8)
    html.append(raw: tag.filter { $0 != "\"" }.utf8)
    if !reading.isEmpty {
      html.append(raw: "\" data-reading=\"")
      html.append(reading)
    }
    html.append(raw: "\" defer></script>\n")
    return html.bytes
  }
}
