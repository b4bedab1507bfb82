import Platform
import TestSupport
import Testing

@testable import Preview

@Suite struct RequestHandlerTests {
  let site = SampleSite([
    "index.html": "<html><head></head><body>home</body></html>", "faq.html": "no head at all",
    "style.css": "a{}", "latin/index.html": "latin", "empty/a.txt": "a", "бла бла.html": "unicode",
    "100%.txt": "percent", "404.html": "<head></head>lost", "data.json": "0123456789",
  ])

  func answer(
    _ path: String, _ method: Request.Method = .get, host: String? = "localhost:8000",
    hosts: HostRule = HostRule(), ifNoneMatch: String? = nil, range: String? = nil,
    ifRange: String? = nil, site: SampleSite? = nil
  ) -> Response {
    let handler = RequestHandler(
      site ?? self.site, hosts: hosts, script: .copy(of: Array("live".utf8)))
    return handler.response(
      to: Request(
        method, Array(path.utf8), host: host, ifNoneMatch: ifNoneMatch, range: range,
        ifRange: ifRange))
  }

  // MARK: Pages

  @Test func aPageIsItsBytesAndOneTag() {
    let response = answer("/index.html")
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == "text/html; charset=utf-8")
    let text = response.text
    let tag = text.firstRange(of: /<script src="\/\.florilegium\/live\.js"[^>]*><\/script>\n/)
    #expect(tag != nil)
    #expect(text.replacing(/<script[^>]*><\/script>\n/, with: "") == site.text("index.html"))
    #expect(response.field("Content-Length") == String(text.utf8.count))
    #expect(text.contains("<head><script"))
  }

  @Test func aPageWithoutAHeadHasTheTagAtItsEnd() {
    #expect(answer("/faq.html").text.hasPrefix("no head at all<script"))
  }

  @Test func theTagNamesTheStateOfThePage() throws {
    let tag = try #require(answer("/").field("ETag"))
    #expect(answer("/").text.contains("data-state=\(tag)"))
  }

  @Test func theTagSaysHowThePageWasRead() {
    site.readings = ["faq.html": "18 of 20 regions read as \"quotes\""]
    #expect(answer("/faq.html").text.contains("data-reading=\"18 of 20 regions read as &quot;"))
    #expect(!answer("/").text.contains("data-reading"))
  }

  @Test func aFaultIsAPageWhateverWasAskedFor() {
    site.faults = ["style.css"]
    let response = answer("/style.css")
    #expect(response.status == 500)
    #expect(response.field("Content-Type") == "text/html; charset=utf-8")
    #expect(response.text.contains("live.js"))
  }

  @Test func nothingMayBeTakenOverByOtherSites() {
    for path in ["/", "/style.css", "/no", "/.florilegium/events"] {
      #expect(answer(path).field("Cross-Origin-Resource-Policy") == "same-origin")
    }
  }

  @Test func otherFilesAreExactlyTheirBytes() {
    #expect(answer("/style.css").text == "a{}")
  }

  @Test(arguments: [
    ("/", "home"), ("/latin/", "latin"),
    ("/%D0%B1%D0%BB%D0%B0%20%D0%B1%D0%BB%D0%B0.html", "unicode"),
    ("/100%25.txt", "percent"), ("/%66aq.html", "no head"),
  ])
  func pathsAreDecodedOnce(_ path: String, _ text: String) {
    #expect(answer(path).status == 200)
    #expect(answer(path).text.contains(text))
  }

  @Test func aFolderWithoutItsSlashLeadsToItsPage() {
    #expect(answer("/latin").status == 307)
    #expect(answer("/latin").field("Location") == "/latin/")
    #expect(answer("/empty").status == 404)
    #expect(answer("/empty/").status == 404)
  }

  @Test func whereNothingIsThePageForItIsShownWithItsStatus() {
    for path in ["/no.html", "/latin/no/", "/faq.html/", "//faq.html", "/FAQ.html"] {
      let response = answer(path)
      #expect(response.status == 404)
      #expect(response.text.contains("lost"))
      #expect(response.text.contains("live.js"))
    }
    #expect(answer("/no", site: SampleSite([:])).status == 404)
  }

  @Test func aPageThatWasNotFoundIsNeverTakenFromACache() throws {
    let tag = try #require(answer("/no").field("ETag"))
    #expect(answer("/no", ifNoneMatch: tag).status == 404)
  }

  // MARK: Below a path

  @Test func theSiteStandsBelowThePathOfItsAddress() {
    let below = SampleSite(root: "/my project/", ["index.html": "home", "404.html": "lost"])
    #expect(answer("/my%20project/", site: below).text.contains("home"))
    for path in ["/", "/my%20project"] {
      #expect(answer(path, site: below).status == 307)
      #expect(answer(path, site: below).field("Location") == "/my%20project/")
    }
    #expect(answer("/index.html", site: below).status == 307)
    #expect(answer("/index.html", site: below).field("Location") == "/my%20project/index.html")
    for path in ["/no.html", "/my%20projects/", "/my", "/no/"] {
      #expect(answer(path, site: below).status == 404)
      #expect(answer(path, site: below).text.contains("lost"))
    }
  }

  // MARK: Safety

  @Test(arguments: [
    "/../secret", "/latin/../../secret", "/%2e%2e/secret", "/%2e%2E%2fsecret", "/..%2fsecret",
    "/.", "/./faq.html", "/a%00b", "/%", "/%4", "/%zz", "/\u{FF}%ff", "faq.html", "",
    "/%c0%ae%c0%ae/",
  ])
  func hostilePathsAreNoAddresses(_ path: String) {
    #expect(answer(path).status == 400)
  }

  @Test(arguments: ["/%252e%252e/secret", "/...", "/..faq", "/\\..\\secret", "/C:/secret"])
  func oddPathsLeadNowhere(_ path: String) {
    #expect(answer(path).status == 404)
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "1.2.3",
    "[::1]evil.example", "[evil.example]", "127.1", "2130706433", "localhost@evil.example",
    "evil.example#localhost", "localhost evil.example", "::1", "localhost:80:80", "\u{0}", "..",
  ])
  func otherHostsAreRefused(_ host: String) {
    let response = answer("/", host: host)
    #expect(response.status == 403)
    #expect(!response.text.contains("home"))
  }

  @Test func aHostThatCouldBeAllowedSaysHow() {
    #expect(answer("/", host: "x.example:80").text.contains("--allow-host x.example"))
  }

  @Test(arguments: [
    "localhost", "LOCALHOST:1", "a.localhost", "127.0.0.1:8000", "192.168.0.7", "[::1]:8000",
    "[::1]", "localhost.", "localhost.:8000", "tunnel.example.",
    "tunnel.example", "Tunnel.Example:443", "x.dev.example",
  ])
  func hostsOfThisMachineAndThoseAllowedAreAnswered(_ host: String) {
    let hosts = HostRule(allowing: ["tunnel.example", "*.dev.example"])
    #expect(answer("/", host: host, hosts: hosts).status == 200)
  }

  @Test func aRequestWithoutAHostIsRefused() {
    #expect(answer("/", host: nil).status == 400)
    #expect(answer("/", host: "").status == 400)
  }

  @Test func onlyReadingIsAllowed() {
    let response = answer("/", .other)
    #expect(response.status == 405)
    #expect(response.field("Allow") == "GET, HEAD")
  }

  @Test func aFileOnTheDiskIsReadOnlyWithinItsFolder() throws {
    let folder = try TemporaryFolder()
    let site = try folder.makeFolder("site")
    try folder.write("site/a.png", "picture")
    try folder.write("site-leak/b.png", "secret")
    try folder.link("site/link.png", to: "../site-leak/b.png")
    try folder.link("site/inner.png", to: "a.png")
    func file(_ name: String) -> PreviewFile.Content {
      .disk(path: FilePath.join(site, name), within: site)
    }
    let names = ["a.png", "link.png", "inner.png", "gone.png", "../site-leak/b.png", "."]
    let served = SampleSite(
      contents: Dictionary(uniqueKeysWithValues: names.enumerated().map { ("\($0).png", file($1)) })
    )
    #expect(
      (0..<names.count).map { answer("/\($0).png", site: served).status } == [
        200, 404, 200, 404, 404, 404,
      ])
    #expect(answer("/1.png", site: served).text.contains("link.png is a link out of the site"))
    #expect(answer("/0.png", site: served).field("Content-Type") == "image/png")
    #expect(answer("/0.png", site: served).field("Content-Length") == "7")
  }

  // MARK: Conditions and parts

  @Test func whatTheClientHasIsNotSentAgain() throws {
    let tag = try #require(answer("/data.json").field("ETag"))
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = answer("/data.json", ifNoneMatch: field)
      #expect(response.status == 304)
      #expect(response.text == "")
      #expect(response.field("ETag") == tag)
    }
    #expect(answer("/data.json", ifNoneMatch: "\"x\"").status == 200)
  }

  @Test(arguments: [
    ("bytes=0-3", "0123", "bytes 0-3/10"), ("bytes=7-", "789", "bytes 7-9/10"),
    ("bytes=-2", "89", "bytes 8-9/10"), ("bytes=8-99", "89", "bytes 8-9/10"),
    ("bytes=-99", "0123456789", "bytes 0-9/10"), ("Bytes=0-0", "0", "bytes 0-0/10"),
  ])
  func aPartIsSentThatIsAskedFor(_ range: String, _ text: String, _ place: String) {
    let response = answer("/data.json", range: range)
    #expect(response.status == 206)
    #expect(response.text == text)
    #expect(response.field("Content-Range") == place)
    #expect(response.field("Content-Length") == String(text.utf8.count))
  }

  @Test func aPartOfAPageCountsTheTag() {
    let whole = answer("/").text
    for start in [0, 6, 12, 20, 100] {
      let part = answer("/", range: "bytes=\(start)-\(start + 30)")
      #expect(part.text == String(decoding: whole.utf8.dropFirst(start).prefix(31), as: UTF8.self))
    }
  }

  @Test(arguments: ["bytes=10-", "bytes=99-100", "bytes=-0"])
  func aPartBehindTheEndIsRefused(_ range: String) {
    let response = answer("/data.json", range: range)
    #expect(response.status == 416)
    #expect(response.field("Content-Range") == "bytes */10")
  }

  @Test(arguments: [
    "bytes=5-1", "bytes=x-", "lines=1-2", "bytes=", "bytes=-", "bytes=0-1,3-4", "bytes=+1-2",
  ])
  func aPartThatIsNoneIsTheWhole(_ range: String) {
    #expect(answer("/data.json", range: range).status == 200)
    #expect(answer("/data.json", range: range).text == "0123456789")
  }

  @Test func aPartOfAnotherStateIsTheWhole() throws {
    let tag = try #require(answer("/data.json").field("ETag"))
    #expect(answer("/data.json", range: "bytes=0-1", ifRange: tag).status == 206)
    #expect(answer("/data.json", range: "bytes=0-1", ifRange: "\"x\"").status == 200)
  }

  @Test func headIsMarkedSo() {
    let response = answer("/", .head)
    #expect(response.isHeadOnly)
    #expect(response.field("Content-Length") == answer("/").field("Content-Length"))
    // Parts are parts of what is got (RFC 9110, section 14.2).
    #expect(answer("/data.json", .head, range: "bytes=0-1").status == 200)
    #expect(answer("/data.json", .head, range: "bytes=0-1").field("Content-Length") == "10")
  }

  // MARK: The preview's own

  @Test func theLiveClientAndItsEventsHaveAddressesOfTheirOwn() {
    #expect(answer("/.florilegium/live.js").text == "live")
    #expect(
      answer("/.florilegium/live.js").field("Content-Type") == "text/javascript; charset=utf-8")
    guard case .events = answer("/.florilegium/events").body else {
      Issue.record("no events")
      return
    }
    #expect(answer("/.florilegium/x").status == 404)
    #expect(answer("/.florilegium/events", host: "evil.example").status == 403)
  }
}

extension SampleSite {
  func text(_ name: String) -> String {
    guard case .bytes(let bytes) = files[name] else { return "" }
    return unsafe String(decoding: bytes.buffer, as: UTF8.self)
  }
}

extension Response {
  /// The bytes in memory that it sends.
  var text: String {
    guard case .pieces(let pieces) = body else { return "" }
    return pieces.map { piece in
      guard case .bytes(let bytes, let range) = piece else { return "" }
      return unsafe String(decoding: bytes.buffer[range], as: UTF8.self)
    }.joined()
  }
}
