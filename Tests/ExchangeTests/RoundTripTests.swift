import Exchange
import Testing

/// Samples of every format, as people bring them: what is imported reads back the same.
struct RoundTripTests {
  static let samples: [(ImportFormat, String)] = [
    (
      .fortune,
      "# Not a heading.\n\t\t-- A. Reyes, \"On *Stone*\", 1877\n%\n1. First\n2. Second\n%\n"
    ),
    (.fortune, "- Кто там?\n- Камень.\n\t\t-- Подслушано\n%\nКамень.\n\t-- А.Рейес\n%\n"),
    (.fortune, "\u{1B}[33m春风不解禁杨花，濛濛乱扑行人面。\n    -- 晏殊《踏莎行·小径红稀》\u{1B}[m\n%\n"),
    (
      .fortune,
      "    code?\n%\n\tVerse one,\n\tVerse two,\n\tVerse three,\n\tVerse four.\n%\n[x] {#id}\n%\n"
    ),
    (.fortune, "Was ist grau?\n- Ein Stein\n%\n\"Stein.\"  -- Ana\n%\n|a|b|\n|-|-|\n|c|d|\n%\n"),
    (
      .fortune, "*** stop ***\n%\n<tag> & &amp; `x` \\\n%\nStone\n=====\n%\n---\ntitle: x\n---\n%\n"
    ),
    (
      .kindle,
      "Sten (Ana Rey)\n- Din markering på side 1 | Placering 1-2 | Tilføjet\n\n— Sten, sagde han.\n==========\n"
    ),
    (
      .kindle,
      "石 (作者)\n- 位置No. 1-2のハイライト |作成日: 2014年\n\n「石。」——彼は言った。\n==========\n"
    ),
    (
      .kindle,
      "Stone (Ana)\n- Your Highlight on page 1 | Location 1-2 | Added\n\n“Stop.” — he said.\n==========\n"
    ),
    (.csv, "quote,author,source\n\"Stone, \"\"cut\"\"\n\n# grey\",\"Reyes, Ana\",On Stone\n"),
    (
      .csv, "quote,author,date,tags\nStone.,Ana,2024-05-31,a\nChalk.,,2024-06-01,\nSand.,Bo,1931,\n"
    ),
    (.csv, "texte;auteur;livre\n« Pierre ; taillée »;Ana Reyes;Sur la pierre !\n"),
    (.tsv, "#separator:tab\n#html:true\nΛίθος<br>ψυχρός\t<i>stone</i> &lt;cold&gt;\n"),
    (.json, #"["> حجر صبور", "— לא\n— אבן", "{{ x }} ![[y]] [[z]] %%p%% ==m=="]"#),
    (
      .json,
      #"[{"text": "돌.", "by": "레예스", "tags": ["a"], "lang": "ko", "url": "https://x.org/_a_"}]"#
    ),
    (.json, ##"[{"question": "Stone?", "answer": "- Yes.\n- No.", "section": "#1 Rocks"}]"##),
  ]

  @Test(arguments: samples)
  func `what is imported reads back the same`(format: ImportFormat, source: String) {
    let records = Importing(source, format).records
    #expect(!records.isEmpty)
    let read = Reading(QuoteWriter.page(records, .common(of: records))).records
    #expect(read.map(\.lines) == records.map(\.lines))
    #expect(read.map(\.attribution) == records.map(\.attribution))
    #expect(read.map(\.tags) == records.map(\.tags))
    #expect(read.map(\.lang) == records.map(\.lang))
    #expect(read.map(\.section) == records.map(\.section))
  }
}
