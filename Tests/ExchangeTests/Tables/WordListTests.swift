import Content
import Diagnostics
import Exchange
import Testing

/// Tables of words in two languages, with and without a header.
struct WordListTests {
  @Test(arguments: [
    "cane\tdog\ngatto\tcat\ncasa\thouse\n", "libro\tbook\ncane\tdog\n", "anno\tyear\nora\thour\n",
    "dog\tHund\ncat\tKatze\nhouse\tHaus\n", "English\tEnglisch\nFrench\tFranzösisch\n",
    "How much is it?\tWas kostet das?\nGood morning\tGuten Morgen\nThank you\tDanke\n",
    "Hund\tA domestic animal that barks\nKatze\tA domestic animal that does not\n",
    "work\tArbeit\nday\tTag\n", "1\tcane\tdog\n2\tgatto\tcat\n",
  ])
  func `without a header the second language is the body`(source: String) {
    let rows = source.split(separator: "\n").map { $0.split(separator: "\t").suffix(2) }
    #expect(Importing(source, .tsv).outline == rows.map { "\($0[$0.startIndex]) = \($0.last!)" })
  }

  @Test(arguments: [
    "Cut stone is patient.\tAna Reyes\nChalk is not patient.\tBo Grau\n",
    "Cut stone is patient.\tSeneca\nChalk is not patient.\tSeneca\nSand runs away.\tIon\n",
    "Ana Reyes\tCut stone is patient.\nBo van Grau\tChalk is not patient at all.\n",
    "Seneca\tCut stone is patient.\nSeneca\tChalk is not patient.\nSeneca\tSand runs away.\n",
  ])
  func `names beside sentences are those who said them`(source: String) {
    let result = Importing(source, .tsv)
    #expect(result.records.allSatisfy { !$0.attribution.author.isEmpty && $0.body.isEmpty })
    #expect(result.records.allSatisfy { $0.label.last == UInt8(ascii: ".") })
  }

  @Test(arguments: [
    ("Italian,English", "it", "en"), ("Deutsch;Englisch", "de", "en"), ("it\ten", "it", "en"),
    ("ITA,ENG", "it", "en"), ("Italiano,Inglese", "it", "en"), ("French,English", "fr", "en"),
    ("русский,английский", "ru", "en"), ("pt-BR,ger", "pt-BR", "de"),
    ("English (UK),German word", "en", "de"), ("Latina,中文", "la", "zh"),
  ])
  func `a header of languages gives label and body and their languages`(
    header: String, lang: String, translation: String
  ) {
    let mark = [",", ";", "\t"].first(where: header.contains) ?? ","
    let result = Importing("\(header)\nuna casa nuova\(mark)x\ny\(mark)z\n", .csv)
    #expect(result.outline == ["una casa nuova = x", "y = z"])
    #expect(result.records[0].lang == lang && result.records[0].translation == translation)
    let page = String(
      decoding: QuoteWriter.page(result.records, .common(of: result.records)), as: UTF8.self)
    #expect(page.hasPrefix("---\nlang: \(lang)\ntranslation: \(translation)\n"))
  }

  @Test(arguments: [
    ("Italiano,Inglese,Note\ncane,dog,m\n", "cane = dog\n\nm"),
    ("Note,Italiano,Inglese\nm,cane,dog\n", "cane = dog\n\nm"),
    ("Italian,English,Tags\ncane,dog,animal\n", "cane = dog [animal]"),
    ("Italian,Note\ncane,m\n", "cane = m"), ("Word,English\ncane,dog\n", "cane = dog"),
    ("Foo,Bar,Note\ncane,dog,m\n", "cane = dog\n\nm"),
    ("name,description\ncane,dog\n", "cane = dog"),
    ("quote,translation,note\ncane,dog,m\n", "cane = dog\n\nm"),
    (
      "Title,Author,Note,Shelf\nOn Stone,Ana Reyes,Stone is patient,grey\n",
      "Stone is patient (Ana Reyes | On Stone)"
    ),
    (
      "id,Sentence,Author,Note\n1,Stone is patient,Ana Reyes,x\n",
      "Stone is patient = x (Ana Reyes)"
    ),
    ("Note\nStone is patient\n", "Stone is patient"),
    ("id,no,en\n7,9,stone\n", "stone"),
  ])
  func `no text is lost for a note`(source: String, expected: String) {
    #expect(Importing(source, .csv).outline == [expected])
  }

  @Test func `the way out of a guess names the body`() {
    let guess = Importing("Stone is patient.,Ana Reyes\nChalk is not.,Bo Grau\n", .csv)
    #expect(guess.notes == ["columns were guessed: label=1,author=2"])
    #expect(guess.report.diagnostics[0].fix.contains("--columns 'label=1,body=2'"))
    let words = Importing("cane,dog\n", .csv)
    #expect(words.report.diagnostics[0].fix.contains("--columns 'label=1,body=2'"))
  }

  @Test func `columns that were named have the language of their headers`() throws {
    let result = Importing(
      "English,Italian\ndog,cane\n", .csv, columns: try ColumnChoice("label=Italian,body=English"))
    #expect(result.outline == ["cane = dog"])
    #expect(result.records[0].lang == "it" && result.records[0].translation == "en")
  }

  @Test(arguments: [
    (ImportFormat.csv, "la,ru,de,note\namo,люблю,ich liebe,n\nodi,,\"ich hasse\n\nsehr\",\n"),
    (
      .json,
      #"[{"la":"amo","ru":"люблю","de":"ich liebe","note":"n"},{"la":"odi","de":"ich hasse\n\nsehr"}]"#
    ),
  ])
  func `translations into several languages name them`(format: ImportFormat, source: String) {
    let result = Importing(source, format)
    let page = String(
      decoding: QuoteWriter.page(result.records, .common(of: result.records)), as: UTF8.self)
    #expect(page.hasPrefix("---\nlang: la\ntranslation: ru\n"))
    let amo = "> amo\n\nлюблю\n\nn\n\nich liebe {lang=de}\n"
    #expect(page.hasSuffix("\n\(amo)\n> odi\n\nich hasse {lang=de}\n\nsehr {lang=de}\n"))
  }

  @Test func `keys of JSON may be languages too`() {
    let result = Importing(#"[{"Italian": "cane", "English": "dog", "note": "m"}]"#, .json)
    #expect(result.outline == ["cane = dog\n\nm"])
    #expect(result.records[0].lang == "it" && result.records[0].translation == "en")
  }
}
