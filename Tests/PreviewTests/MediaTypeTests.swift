import Testing

@testable import Preview

@Suite struct MediaTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("a/b.CSS", "text/css; charset=utf-8"),
    ("script.js", "text/javascript; charset=utf-8"), ("icon.svg", "image/svg+xml; charset=utf-8"),
    ("feed.xml", "application/xml; charset=utf-8"),
    ("data.json", "application/json; charset=utf-8"),
    ("a.webmanifest", "application/manifest+json; charset=utf-8"), ("a.png", "image/png"),
    ("a.woff2", "font/woff2"), ("a.pdf", "application/pdf"), ("a.b.webp", "image/webp"),
    ("CNAME", "text/plain; charset=utf-8"), ("x/_headers", "text/plain; charset=utf-8"),
    ("unknown", "application/octet-stream"), ("a.b/c", "application/octet-stream"),
    (".png", "image/png"),
  ])
  func textsNameTheirCharacterSet(_ name: String, _ type: String) {
    #expect(MediaType.of(name) == type)
  }
}
