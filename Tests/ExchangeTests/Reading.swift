import Content
import Diagnostics
import Exchange

/// What a page was read as.
struct Reading {
  let page: Page
  let report: Report

  init(_ markdown: [UInt8]) {
    var report = Report()
    var page = PageReader(path: "quotes.md", fallbackTitle: "quotes").read(markdown, into: &report)
    PageFinisher.finish(&page, into: &report)
    self.page = page
    self.report = report
  }

  var records: [Record] { PageRecords.read(page) }
}

extension Record {
  init(_ label: String, by author: String = "", _ source: String = "", body: String = "") {
    self.init(Array(label.utf8), body: Array(body.utf8))
    attribution.author = author
    attribution.source = source
  }

  /// Its lines without blank ones: where two scripts meet, the second is the body.
  var lines: [String] {
    let text = String(decoding: label, as: UTF8.self) + "\n" + String(decoding: body, as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}
