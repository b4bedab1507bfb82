internal import Diagnostics
internal import Site

/// What the live client of a page hears, as a server-sent event of one JSON object:
///
///     {"pages": ["/faq.html"], "files": ["/style.css"], "faults": [{"severity", "text"}]}
///
/// `pages` is `true` where all may look different. `faults` are all there are now; the member is
/// missing where they are what they were.
enum LiveEvent {
  /// More of them nobody reads in a browser.
  private static let mostFaults = 100

  /// The faults as a client gets them when it begins to listen. It tries again soon when the
  /// connection ends.
  static func greeting(_ faults: [(severity: Severity, text: String)]) -> [UInt8] {
    Array("retry: 500\n".utf8) + event(SiteUpdate(), root: "/", faults)
  }

  /// What has become of the site; `root` is its path at its host, decoded.
  static func event(
    _ update: SiteUpdate, root: String, _ faults: [(severity: Severity, text: String)]?
  ) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("pages")
    switch update.pages {
    case .all: json.boolean(true)
    case .some(let pages): write(pages, below: root, &json)
    }
    json.key("files")
    write(update.files, below: root, &json)
    if let faults { write(faults, &json) }
    json.endObject()
    return Array("data: ".utf8) + json.bytes + Array("\n\n".utf8)
  }

  /// Sent from time to time, so that a client that went away is noticed.
  static let pulse = Array(": \n\n".utf8)

  private static func write(_ paths: [String], below root: String, _ json: inout JSONWriter) {
    json.beginArray()
    for path in paths { json.string(RequestPath.encoded(root + path)) }
    json.endArray()
  }

  private static func write(
    _ faults: [(severity: Severity, text: String)], _ json: inout JSONWriter
  ) {
    json.key("faults")
    json.beginArray()
    for fault in faults.prefix(mostFaults) {
      json.beginObject()
      json.key("severity")
      json.string(fault.severity.name)
      json.key("text")
      json.string(fault.text)
      json.endObject()
    }
    json.endArray()
  }
}
