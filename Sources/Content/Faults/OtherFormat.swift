/// Files of other programs, which somebody has read as if they were Markdown.
enum OtherFormat {
  /// The way out for a file that is no Markdown by its name; nil for any other.
  static func fix(for path: String) -> String? {
    let name = path.lowercased()
    let format = [".csv": "csv", ".tsv": "tsv", ".json": "json", ".jsonl": "json"].first {
      name.hasSuffix($0.key)
    }?.value
    if let format { return "make a page of it: `florilegium import \(format) FILE -o PAGE.md`" }
    return name.hasSuffix("my clippings.txt")
      ? "make pages of it: `florilegium import kindle FILE -o FOLDER/`" : nil
  }
}
