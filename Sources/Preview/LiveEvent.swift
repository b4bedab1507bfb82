internal import Diagnostics
internal import Site

/// What the live client of a page hears, as a server-sent event of one JSON object:
///
///     {"pages": ["/faq.html"], "files": ["/style.css"], "faults": [{"severity", "text"}],
///      "counts": {"error": 1, "warning": 0, "note": 0}}
///
/// `pages` is `true` where all may look different. `faults` are those that are shown now, `counts`
/// says how many there are; both members are missing where they are what they were.
enum LiveEvent {
  /// The faults as a client gets them when it begins to listen. It tries again soon when the
  /// connection ends.
  static func greeting(_ faults: ShownFaults.Told) -> [UInt8] {
    Array("retry: 500\n".utf8) + event(SiteUpdate(), root: "/", faults)
  }

  /// What has become of the site; `root` is its path at its host, decoded.
  static func event(
    _ update: SiteUpdate, root: String, _ faults: ShownFaults.Told?
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

  private static func write(_ told: ShownFaults.Told, _ json: inout JSONWriter) {
    json.key("faults")
    json.beginArray()
    for fault in told.faults {
      json.beginObject()
      json.key("severity")
      json.string(fault.severity.name)
      json.key("text")
      json.string(fault.text)
      json.endObject()
    }
    json.endArray()
    json.key("counts")
    json.beginObject()
    for severity in [Severity.error, .warning, .note] {
      json.key(severity.name)
      json.integer(told.counts[severity] ?? 0)
    }
    json.endObject()
  }
}
