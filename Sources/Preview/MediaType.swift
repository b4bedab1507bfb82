internal import Platform

/// What a file is, as browsers are told (RFC 9110, section 8.3).
enum MediaType {
  /// The type of a file by its name; texts are UTF-8.
  static func of(_ name: String) -> String {
    let name = FilePath.name(of: name)
    if ["_headers", "_redirects", "CNAME"].contains(name) { return "text/plain; charset=utf-8" }
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    let type = types[name[name.index(after: dot)...].lowercased()] ?? unknown
    return isText(type) ? type + "; charset=utf-8" : type
  }

  private static let unknown = "application/octet-stream"

  private static func isText(_ type: String) -> Bool {
    type.hasPrefix("text/") || type.hasSuffix("xml") || type.hasSuffix("json")
      || type == "application/manifest+json"
  }

  private static let types: [String: String] = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
    "css": "text/css", "js": "text/javascript", "mjs": "text/javascript",
    "txt": "text/plain", "md": "text/markdown", "csv": "text/csv",
    "tsv": "text/tab-separated-values", "vtt": "text/vtt", "ics": "text/calendar",
    "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
    "json": "application/json", "jsonld": "application/ld+json", "geojson": "application/geo+json",
    "webmanifest": "application/manifest+json", "map": "application/json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff", "jxl": "image/jxl",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg", "oga": "audio/ogg",
    "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac", "aac": "audio/aac",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
    "mov": "video/quicktime",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "pdf": "application/pdf", "epub": "application/epub+zip", "zip": "application/zip",
    "gz": "application/gzip", "wasm": "application/wasm",
  ]
}
