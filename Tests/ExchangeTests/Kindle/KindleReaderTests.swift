import Diagnostics
import Exchange
import Testing

struct KindleReaderTests {
  private func clip(_ title: String, _ place: String, _ text: String) -> String {
    "\(title)\r\n\(place)\r\n\r\n\(text)\r\n==========\r\n"
  }

  private func outline(_ clips: String...) -> [String] {
    Importing("\u{FEFF}" + clips.joined(), .kindle).outline
  }

  @Test(arguments: [
    "- Your Highlight on page 12 | Location 170-172 | Added on Monday, 5 May 2014 10:00:00",
    "- Your Highlight at location 170-172 | Added on Monday, 5 May 2014 10:00:00",
    "- Highlight Loc. 170-72 | Added on Monday, May 05, 2014, 10:00 AM",
    "- Ihre Markierung auf Seite 12 | Position 170-172 | Hinzugefügt am Montag, 5. Mai 2014 10:00",
    "- Votre surlignement sur la page 12 | emplacement 170-172 | Ajouté le lundi 5 mai 2014 10:00",
    "- La subrayado en la página 12 | posición 170-172 | Añadido el lunes, 5 de mayo de 2014",
    "- La tua evidenziazione a pagina 12 | posizione 170-172 | Aggiunto in data lunedì 5 maggio",
    "- Seu destaque na página 12 | posição 170-172 | Adicionado: segunda-feira, 5 de maio de 2014",
    "- Ваш выделенный отрывок на странице 12 | Место 170–172 | Добавлено: 5 мая 2014 г.",
    "- 12ページ|位置No. 170-172のハイライト |作成日: 2014年5月5日月曜日 10:00:00",
    "- 您在位置 #170-172的标注 | 添加于 2014年5月5日星期一 上午10:00:00",
    "- 您在第 12 页（位置 #170-172）的标注 | 添加于 2014年5月5日星期一 上午10:00:00",
  ])
  func `a highlight is read in any language`(place: String) {
    let title = "On Stone (Quarry Books) (Ana Reyes)"
    let note = place.replacing(
      /Highlight|Markierung|surlignement|subrayado|evidenziazione/, with: "Note"
    )
    .replacing(/destaque|выделенный отрывок|ハイライト|标注/, with: "Note")
    .replacing(/170(-|–)(172|72)/, with: "172")
    #expect(
      outline(clip(title, place, "Cut stone is patient."), clip(title, note, "Why?"))
        == ["Cut stone is patient. = Why? (Ana Reyes | On Stone (Quarry Books))"])
  }

  private let highlight = "- Your Highlight on page 1 | Location %-% | Added on Monday"

  private func place(_ start: Int, _ end: Int) -> String {
    "- Your Highlight on page 1 | Location \(start)-\(end) | Added on Monday"
  }

  @Test func `bookmarks are passed over`() {
    let bookmark = "- Your Bookmark on page 1 | Location 170 | Added on Monday"
    #expect(outline(clip("On Stone", bookmark, "")) == [])
  }

  @Test func `of overlapping highlights the longest stays`() {
    #expect(
      outline(
        clip("B (A)", place(10, 11), "is patient"),
        clip("B (A)", place(10, 14), "Cut stone is patient; chalk is not."),
        clip("B (A)", place(10, 12), "Cut stone, is patient")
      ) == ["Cut stone is patient; chalk is not. (A | B)"])
  }

  @Test func `a highlight that was moved replaces the first`() {
    #expect(
      outline(
        clip("B (A)", place(10, 11), "Cut stone is patient and grey"),
        clip("B (A)", place(10, 12), "stone is patient and grey, while chalk is neither")
      ) == ["stone is patient and grey, while chalk is neither (A | B)"])
  }

  @Test func `neighbours and other books are no overlap`() {
    #expect(
      outline(
        clip("B (A)", place(10, 11), "Cut stone."), clip("B (A)", place(11, 12), "Chalk breaks."),
        clip("C (A)", place(10, 11), "Cut stone.")
      ) == ["Cut stone. (A | B)", "Chalk breaks. (A | B)", "Cut stone. (A | C)"])
  }

  @Test func `highlights of a book stand in its order, however they were made`() {
    #expect(
      outline(
        clip("B", place(90, 91), "Later."), clip("C", place(5, 6), "Other."),
        clip("B", place(10, 11), "Sooner.")
      ) == ["Sooner. (B)", "Later. (B)", "Other. (C)"].map { $0.replacing(" (", with: " ( | ") })
  }

  @Test func `a note without a highlight is an entry, and keeps words that a highlight holds`() {
    let note = "- Your Note on page 1 | Location 500 | Added on Monday"
    let inside = "- Your Note on page 1 | Location 11 | Added on Monday"
    #expect(
      outline(
        clip("B (A)", inside, "patient"), clip("B (A)", place(10, 12), "Cut stone is patient."),
        clip("B (A)", note, "Buy chalk.")
      ) == ["Cut stone is patient. = patient (A | B)", "Buy chalk. (A | B)"])
  }

  @Test func `a short highlight at the end of another is no note`() {
    let short = "- Your Highlight on page 1 | Location 12 | Added on Monday"
    #expect(
      outline(
        clip("B (A)", place(10, 12), "Cut stone is patient."), clip("B (A)", short, "Chalk breaks.")
      ) == ["Cut stone is patient. (A | B)", "Chalk breaks. (A | B)"])
  }

  @Test(arguments: [
    ("On Stone (Reyes, Ana)", "Ana Reyes | On Stone"),
    ("On Stone (Reyes, Ana;Gogh, Vincent van)", "Ana Reyes; Vincent van Gogh | On Stone"),
    ("On Stone", " | On Stone"), ("三体 (刘慈欣)", "刘慈欣 | 三体"),
    ("On (Cut) Stone (Ana Reyes (Ed.))", "Ana Reyes (Ed.) | On (Cut) Stone"),
  ])
  func `the last brackets of a title name the author`(title: String, attribution: String) {
    #expect(outline(clip(title, place(1, 2), "Stone.")) == ["Stone. (\(attribution))"])
  }

  @Test func `what a book does not give is told`() {
    let result = Importing(
      clip("B (A)", place(1, 2), "<You have reached the clipping limit for this item>"), .kindle)
    #expect(result.outline == [])
    #expect(result.notes == ["1 highlight has no text"])
  }

  @Test func `a block that is no clipping is told and kept`() {
    let result = Importing(
      clip("B (A)", place(1, 2), "Stone.") + "Something else\nentirely\n==========\n", .kindle)
    #expect(result.outline == ["Stone. (A | B)", "Something else\nentirely"])
    #expect(result.faults == ["not-a-clipping"])
    #expect(Importing("Just a text.\n", .kindle).report.hasErrors)
  }
}
