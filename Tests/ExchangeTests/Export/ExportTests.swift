import Content
import Exchange
import Testing

struct ExportTests {
  private let page = """
    ---
    lang: la
    ---

    # Stones

    ## Grey

    > Lapis *patiens*, "certe".
    > — A. Reyes, *On Stone* (https://x.org/a) {tags=a,b date=2024-05-31}

    A patient stone.

    > One. Two.
    >
    > Three.

    ## White {lang=en}

    > Chalk,
    > white.

    """

  private func export(_ format: ExportFormat) -> String {
    String(decoding: format.bytes(of: Reading(Array(page.utf8)).records), as: UTF8.self)
  }

  @Test func `JSON is an array of objects without empty fields`() {
    #expect(
      export(.json) == #"""
        [
        {"label":"Lapis patiens, \"certe\".","body":"A patient stone.","author":"A. Reyes","source":"On Stone","url":"https://x.org/a","lang":"la","tags":["a","b"],"section":"Grey","date":"2024-05-31"},
        {"label":"One. Two.\n\nThree.","lang":"la","section":"Grey"},
        {"label":"Chalk, white.","lang":"la","section":"White"}
        ]

        """#)
  }

  @Test func `CSV has a header and quotation marks where they are needed`() {
    #expect(
      export(.csv).replacing("\r\n", with: "¶\n") == #"""
        label,body,author,source,url,lang,tags,section,date¶
        "Lapis patiens, ""certe"".",A patient stone.,A. Reyes,On Stone,https://x.org/a,la,"a, b",Grey,2024-05-31¶
        "One. Two.

        Three.",,,,,la,,Grey,¶
        "Chalk, white.",,,,,la,,White,¶

        """#)
  }

  @Test func `fortunes are wrapped and parted`() {
    #expect(
      export(.fortune) == """
        Lapis patiens, "certe".

        A patient stone.
        \t\t-- A. Reyes, On Stone (https://x.org/a)
        %
        One. Two.

        Three.
        %
        Chalk, white.
        %

        """)
  }

  @Test func `a fortune never ends before its end`() {
    let records = [
      Record("100\n%\n%% of it", by: String(repeating: "long name ", count: 12) + "end"),
      Record(String(repeating: "word ", count: 40) + "end."),
    ]
    let bytes = ExportFormat.fortune.bytes(of: records)
    let read = FortuneReader.read(bytes)
    #expect(read.count == 2)
    #expect(read[0].lines == ["100", "%", "%% of it"])
    #expect(read[0].attribution.author.hasSuffix("long name end"))
    #expect(read[1].lines == records[1].lines)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.replacing("\t", with: "        ").count <= 80 })
  }

  @Test(arguments: [ExportFormat.json, .csv])
  func `what is exported imports as it was`(format: ExportFormat) {
    let records = Reading(Array(page.utf8)).records
    let imported = Importing(
      format.bytes(of: records), format == .json ? .json : .csv)
    #expect(imported.records == records)
  }

  @Test func `every kind of entry is a record, sections are none`() {
    let records = Reading(
      Array(
        """
        # Terms

        | Term | Meaning | Note |
        |---|---|---|
        | lapis | stone | grey |
        | creta | chalk | |

        """.utf8)
    ).records
    #expect(
      records.map(\.lines) == [["lapis", "Meaning: stone", "Note: grey"], ["creta", "chalk"]])
  }
}
