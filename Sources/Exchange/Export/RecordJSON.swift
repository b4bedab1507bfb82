internal import Content
internal import Diagnostics

/// Records as an array of objects, one a line; fields that are empty are left out.
enum RecordJSON {
  static func bytes(of records: [Record]) -> [UInt8] {
    var bytes = Array("[".utf8)
    for (index, record) in records.enumerated() {
      bytes.append(contentsOf: (index > 0 ? ",\n" : "\n").utf8)
      append(record, to: &bytes)
    }
    bytes.append(contentsOf: "\n]\n".utf8)
    return bytes
  }

  private static func append(_ record: Record, to bytes: inout [UInt8]) {
    var json = JSONWriter()
    json.beginObject()
    json.key("label")
    json.string(record.label[...])
    if !record.body.isEmpty {
      json.key("body")
      json.string(record.body[...])
    }
    let fields = [
      ("author", record.attribution.author), ("source", record.attribution.source),
      ("url", record.attribution.url), ("lang", record.lang),
    ]
    for (key, value) in fields where !value.isEmpty {
      json.key(key)
      json.string(value)
    }
    if !record.tags.isEmpty {
      json.key("tags")
      json.beginArray()
      for tag in record.tags { json.string(tag) }
      json.endArray()
    }
    if !record.section.isEmpty {
      json.key("section")
      json.string(record.section)
    }
    if !record.date.isEmpty {
      json.key("date")
      json.string(record.date)
    }
    json.endObject()
    bytes.append(contentsOf: json.bytes)
  }
}
