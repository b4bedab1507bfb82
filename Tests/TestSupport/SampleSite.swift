/// Two versions of a site that differ in every way in which sites do: files that change, stay,
/// come and go, a file that becomes a folder and the reverse.
package enum SampleSite {
  package static let first = site("first", count: 24, only: ["note", "old/deep/page.html"])
  package static let second = site("second", count: 20, only: ["note/page.html", "old"])

  private static func site(_ version: String, count: Int, only: [String]) -> [String: String] {
    var files = ["style.css": "the same in both"]
    for number in 0..<count {
      files["part-\(number % 5)/page-\(number).html"] = String(repeating: version, count: 200)
    }
    for path in only { files[path] = version }
    return files
  }
}
