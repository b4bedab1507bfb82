import Checks
import Diagnostics
import Testing

struct MissingLangTests {
  private let russian = "Медицина есть искусство догадок.\n"

  @Test func `labels in another script than the page's language`() throws {
    let site = try MarkedSite(["content/a.md": "- Лысина не порок\n- \(russian)"])
    #expect(site.faults("missing-lang").map(\.fix.first) == ["w"])
    #expect(site.faults("missing-lang").first?.fix.contains("`lang: ru`") == true)
  }

  @Test(arguments: [
    ("- 知之为知之，不知为不知，是知也。\n- 三人行，必有我师焉。择其善者而从之。\n", "zh"),
    ("- 猿も木から落ちる、弘法も筆の誤り。\n- 花より団子、色気より食い気、二兎を追う者は一兎をも得ず。\n", "ja"),
  ])
  func `kana tell Japanese from Chinese`(page: String, language: String) throws {
    let site = try MarkedSite(["content/a.md": page])
    #expect(site.faults("missing-lang").first?.fix.contains("`lang: \(language)`") == true)
  }

  @Test func `bodies in another script than the labels`() throws {
    let text = "---\nlang: la\n---\n## Ars\n\n\(russian)\n## Habet\n\nРазозлиться может.\n"
    let site = try MarkedSite(["content/a.md": text])
    #expect(site.faults("missing-lang").first?.fix.contains("`translation: ru`") == true)
  }

  @Test(arguments: [
    "---\nlang: ru\n---\n- Лысина не порок, свидетельство мудрости\n- Медицина есть искусство\n",
    "---\nlang: la\ntranslation: ru\n---\n## A\n\nМедицина есть искусство догадок.\n",
    "---\nlanguage: ru\n---\n- Лысина не порок, свидетельство мудрости\n- Медицина есть искусство\n",
    "---\nlang: la\n---\n## A\n\nМедицина есть искусство догадок. {lang=ru}\n",
    "- A line with the one word догадок in it, and more of them\n- Another line, in English\n",
    "- Да\n- Нет\n",
  ])
  func `silent where a language is named, for a word, and for a few letters`(page: String) throws {
    #expect(try MarkedSite(["content/a.md": page]).faults("missing-lang").isEmpty)
  }

  @Test func `the site may name the language for all pages`() throws {
    let site = try MarkedSite([
      "content/a.md": "- Лысина не порок, а свидетельство\n- \(russian)",
      "florilegium.yml": "defaults: {lang: ru}\n",
    ])
    #expect(site.faults("missing-lang").isEmpty)
  }
}
