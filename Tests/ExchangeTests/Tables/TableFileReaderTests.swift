import Diagnostics
import Exchange
import Testing

struct TableFileReaderTests {
  @Test func `fields may hold the delimiter, line ends and quotation marks`() {
    let source = "quote,author\r\n\"Stone, \"\"cut\"\",\nis patient.\",A. Reyes\r\nChalk.,\r\n"
    #expect(
      Importing(source, .csv).outline == ["Stone, \"cut\",\nis patient. (A. Reyes)", "Chalk."])
  }

  @Test(arguments: [
    "quote;author\nStone, cut.;A. Reyes\n", "quote\tauthor\nStone, cut.\tA. Reyes\n",
    "sep=;\nquote;author\nStone, cut.;A. Reyes\n", "\u{FEFF}Quote,Author\n\"Stone, cut.\",A. Reyes",
    "\n\nquote,author\n\n\"Stone, cut.\",A. Reyes\n\n", "author|quote\nA. Reyes|Stone, cut.\n",
    "Zitat;Autor\nStone, cut.;A. Reyes", "Цитата;Автор\nStone, cut.;A. Reyes",
    "名言;作者\nStone, cut.;A. Reyes", "quote\r\"Stone, cut. -- A. Reyes\"\r",
  ])
  func `delimiter and header are found`(source: String) {
    #expect(Importing(source, .csv).outline == ["Stone, cut. (A. Reyes)"])
  }

  @Test func `tabs part fields where they are said to`() {
    let source = "quote\tsource\nStone, cut; grey.\tOn Stone\n"
    #expect(Importing(source, .tsv).outline == ["Stone, cut; grey. ( | On Stone)"])
  }

  @Test func `guessed columns are named`() {
    let result = Importing("id,Quote,Who,Author\n7,Stone.,x,A. Reyes\n", .csv)
    #expect(result.outline == ["Stone. (A. Reyes)"])
    #expect(result.notes == ["columns were guessed: label=Quote,author=Author"])
    #expect(result.report.diagnostics[0].explanation.contains("Not imported: id, Who."))
  }

  @Test(arguments: [
    ("2024-05-31", "{2024-05-31}"), ("2024-05-31T10:00:00Z", "{2024-05-31}"),
    ("2024-05-31 10:00:00+00:00", "{2024-05-31}"), ("2024/5/31", "{2024-05-31}"),
    ("31.5.2024", "{2024-05-31}"), ("5/31/2024", "{2024-05-31}"), ("31/5/2024", "{2024-05-31}"),
    ("\"5/31/2024, 4:10 PM\"", "{2024-05-31}"), ("5/5/2024", "{2024-05-05}"),
    ("1714521600", "{2024-05-01}"), ("1714521600123", "{2024-05-01}"),
    ("999999999", "{2001-09-09}"),
  ])
  func `a day is the date of its entry`(date: String, expected: String) {
    let result = Importing("quote,author,date\nStone.,Ana,\(date)\n", .csv)
    #expect(result.outline == ["Stone. (Ana) \(expected)"])
    #expect(result.notes == ["columns were guessed: label=quote,author=author,date=date"])
  }

  @Test(arguments: [
    ("Ana,On Stone,1931", "Stone. (Ana | On Stone, 1931)"), ("Ana,,1931", "Stone. (Ana | 1931)"),
    ("Ana,On Stone (1931),1931", "Stone. (Ana | On Stone (1931))"),
    ("Ana,On Stone,c. 44 BC", "Stone. (Ana | On Stone, c. 44 BC)"),
    ("Ana,,May 1940", "Stone. (Ana | May 1940)"), ("Ana,,4/5/2024", "Stone. (Ana | 4/5/2024)"),
    ("Ana,,31.6.2024", "Stone. (Ana | 31.6.2024)"), (",,1931", "Stone. = (1931)"),
    ("Ana,,12345678", "Stone. (Ana | 12345678)"),
  ])
  func `a year and what may be two days stand behind the work`(fields: String, expected: String) {
    #expect(Importing("quote,author,source,year\nStone.,\(fields)\n", .csv).outline == [expected])
  }

  @Test func `without a header the longest texts are the label`() {
    let result = Importing(
      "1,A. Reyes,Cut stone is patient.\n2,B. Grau,Chalk is not patient at all.\n", .csv)
    #expect(
      result.outline == [
        "Cut stone is patient. (A. Reyes)", "Chalk is not patient at all. (B. Grau)",
      ])
    #expect(result.notes == ["columns were guessed: label=3,author=2"])
  }

  @Test func `columns can be named and numbered`() throws {
    let columns = try ColumnChoice("label=what, author=1,body=note,lang=4,tags=t,url=u,section=s")
    let source = """
      who,What,note,l,t,u,s
      A. Reyes,Stone.,Grey.,English,"a, b",https://x.org/a,Rocks
      """
    let result = Importing(source, .csv, columns: columns)
    #expect(result.outline == ["Stone. = Grey. (A. Reyes |  | https://x.org/a) [a, b]"])
    #expect(result.records[0].lang == "en")
    #expect(result.records[0].section == "Rocks")
    #expect(result.notes == [])
  }

  @Test func `a column that does not exist is an error that names the nearest`() throws {
    let result = Importing(
      "quote,author\nStone.,A\n", .csv, columns: try ColumnChoice("label=quotte"))
    #expect(result.faults == ["unknown-column"])
    #expect(result.report.diagnostics[0].fix == "did you mean \"quote\"?")
    #expect(result.records.isEmpty)
  }

  @Test func `Readwise is known`() {
    let source = """
      Highlight,Book Title,Book Author,Amazon Book ID,Note,Color,Tags,Location Type,Location,Highlighted at,Document tags
      "Cut stone, is patient.",On Stone,"Ana Reyes, Bo Grau",B0,Why?,yellow,"rock,grey",location,170,2024-05-05,
      """
    let result = Importing(source, .csv)
    #expect(
      result.outline == [
        "Cut stone, is patient. = Why? (Ana Reyes; Bo Grau | On Stone) [rock, grey]"
      ])
    #expect(result.notes == ["5 columns were not imported"])
  }

  @Test func `Goodreads is known`() {
    let source = """
      Book Id,Title,Author,Author l-f,My Rating,Bookshelves,My Review,Private Notes
      1,On Stone,Ana Reyes,"Reyes, Ana",5,"rock, grey",Grey.<br/>Hard &amp; cold.,Lent.
      """
    let result = Importing(source, .csv)
    #expect(
      result.outline == ["On Stone = Grey.\nHard & cold. (Ana Reyes) [rock, grey]"])
    #expect(result.notes == ["4 columns were not imported"])
    #expect(
      result.report.diagnostics[0].explanation
        == "They are Book Id, Author l-f, My Rating, Private Notes.")
  }

  @Test func `columns in which nothing stands are not missed`() {
    let source = "Book Id,Title,Author,My Review,Date Read\n,On Stone,Ana Reyes,Grey.,\n"
    #expect(Importing(source, .csv).report.diagnostics.isEmpty)
    let chosen = Importing(
      "Book Id,Title,Author,My Review\n1,On Stone,Ana Reyes,Grey.\n", .csv,
      columns: (try? ColumnChoice("label=Title")) ?? ColumnChoice())
    #expect(chosen.records.count == 1 && chosen.report.diagnostics.isEmpty)
  }

  @Test func `Anki is known`() {
    let source = """
      #separator:tab
      #html:true
      #tags column:3
      Lapis<br>patiens\t<div>A patient&nbsp;stone</div>\trock grey
      "Creta ""alba"" "\tChalk\t
      """
    let result = Importing(source, .tsv)
    #expect(
      result.outline == [
        "Lapis\npatiens = A patient\u{A0}stone [rock, grey]", "Creta \"alba\" = Chalk",
      ])
    #expect(result.notes == [])
    #expect(
      Importing("#separator:semicolon\n#columns:Front;Back\nLapis;stone\n", .csv).outline
        == ["Lapis = stone"])
  }

  @Test func `a quotation mark that nothing closes is an error with its place`() {
    let result = Importing("quote,author\n\"Stone.,A\n", .csv)
    #expect(result.faults == ["quote-unclosed"])
    #expect(result.report.diagnostics[0].range == 13..<14)
    #expect(result.records.isEmpty)
  }

  @Test func `fields beyond the header are told`() {
    let result = Importing("quote,author\nStone, cut,A. Reyes\n", .csv)
    #expect(result.faults == ["ragged-row"])
  }

  @Test(arguments: ["label", "label=", "=Quote", "what=Quote"])
  func `a choice of columns that means nothing is refused`(text: String) {
    #expect(throws: ColumnChoice.Fault.self) { try ColumnChoice(text) }
  }

  @Test func `an empty table has no faults`() {
    #expect(Importing("", .csv).report.diagnostics.isEmpty)
    #expect(Importing("quote,author\n", .csv).records.isEmpty)
  }
}
