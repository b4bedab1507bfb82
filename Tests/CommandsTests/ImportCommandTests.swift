import Commands
import Platform
import TestSupport
import Testing

struct ImportCommandTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("stones", "Cut stone is patient.\n\t\t-- A. Reyes\n%\nChalk.\n%\n")
    try folder.write("clips.txt", clip("On Stone (Ana Reyes)", "Stone."))
  }

  private func clip(_ title: String, _ text: String) -> String {
    "\(title)\r\n- Your Highlight on page 1 | Location 1-2 | Added\r\n\r\n\(text)\r\n==========\r\n"
  }

  /// Runs `import`; words that begin with `@` are files of the folder.
  private func run(_ words: String...) -> Commands.ExitStatus {
    Commands.run(
      ["import"] + words.map { $0.hasPrefix("@") ? folder.path(String($0.dropFirst())) : $0 },
      console: recorder.console())
  }

  private let page = """
    ---
    items: quotes
    ---

    > Cut stone is patient.
    > — A. Reyes

    > Chalk.

    """

  @Test func `without a place the page goes to the output`() {
    #expect(run("fortune", "@stones") == .clean)
    #expect(recorder.output == page)
    #expect(recorder.error == "")
  }

  @Test func `a page is written once, and never over another`() throws {
    #expect(run("fortune", "@stones", "-o", "@content/stones.md") == .clean)
    #expect(
      try folder.text("content/stones.md")
        == page.replacing("items:", with: "title: \"Stones\"\nitems:"))
    #expect(recorder.output == "")
    #expect(recorder.error.hasSuffix("stones.md: 2 entries\n"))
    try folder.write("content/stones.md", "mine")
    #expect(run("fortune", "@stones", "-o", "@content/stones.md") == .faults)
    #expect(try folder.text("content/stones.md") == "mine")
    #expect(recorder.error.contains("the page exists already [page-exists]"))
  }

  @Test func `an update adds what is new and leaves every edit alone`() throws {
    let edited = page.replacing("patient.", with: "**patient**!") + "\nMine.\n"
    try folder.write("stones.md", edited)
    #expect(run("fortune", "@stones", "-o", "@stones.md", "--update") == .clean)
    #expect(try folder.text("stones.md") == edited)
    try folder.write("more", "Granite.\n%\nchalk\n%\n")
    #expect(run("fortune", "@more", "-o", "@stones.md", "-u") == .clean)
    #expect(try folder.text("stones.md") == edited + "\n> Granite.\n")
    #expect(recorder.error.hasSuffix("stones.md: 1 new entry\n"))
  }

  @Test func `what was said of the columns is not said again with every update`() throws {
    try folder.write("q.csv", "quote,author,rating\nStone.,Ana,5\n")
    #expect(run("csv", "@q.csv", "-o", "@q.md") == .clean)
    #expect(recorder.error.contains("Not imported: rating."))
    let told = recorder.error.utf8.count
    try folder.write("q.csv", "quote,author,rating\nStone.,Ana,5\nChalk.,Bo,4\n")
    #expect(run("csv", "@q.csv", "-o", "@q.md", "-u") == .clean)
    #expect(
      recorder.error.utf8.dropFirst(told).elementsEqual(
        "\(folder.path("q.md")): 1 new entry\n".utf8))
    try folder.write("other.csv", "quote,author,rating\nGranite.,Cy,5\n")
    #expect(run("csv", "@other.csv", "-o", "@q.md", "-u") == .clean)
    #expect(recorder.error.components(of: "[columns-guessed]") == 2)
  }

  @Test func `a folder holds a page for each book, known by its title`() throws {
    try folder.write(
      "clips.txt", clip("On Stone (Ana Reyes)", "Stone.") + clip("On Chalk", "Chalk."))
    #expect(run("kindle", "@clips.txt", "-o", "@books/") == .clean)
    #expect(try folder.list("books") == ["on-chalk.md", "on-stone.md"])
    let renamed = try folder.text("books/on-stone.md")
    try folder.remove("books/on-stone.md")
    try folder.write("books/renamed.md", renamed)
    try folder.write(
      "clips.txt", clip("On Stone (Ana Reyes)", "Stone.") + clip("On Stone (Ana Reyes)", "Granite.")
    )
    #expect(run("kindle", "@clips.txt", "-o", "@books/", "--update") == .clean)
    #expect(try folder.list("books") == ["on-chalk.md", "renamed.md"])
    #expect(try folder.text("books/renamed.md") == renamed + "\n> Granite.\n")
  }

  @Test func `nothing is written where one page of several exists`() throws {
    try folder.write("books/on-stone.md", "mine")
    try folder.write(
      "clips.txt", clip("On Chalk", "Chalk.") + clip("On Stone (Ana Reyes)", "Stone."))
    #expect(run("kindle", "@clips.txt", "-o", "@books/") == .faults)
    #expect(try folder.list("books") == ["on-stone.md"])
  }

  @Test func `each file of fortunes is a page of a folder`() throws {
    try folder.write("2001.03", "March.\n%\n")
    try folder.write("2001.04.txt", "April.\n%\n")
    #expect(run("fortune", "@2001.03", "@2001.04.txt", "-o", "@years/") == .clean)
    #expect(try folder.list("years") == ["2001-03.md", "2001-04.md"])
  }

  @Test func `a fault of one file keeps everything from being written`() throws {
    try folder.write("latin", Array("Caf".utf8) + [0xE9, 0x0A])
    #expect(run("fortune", "@stones", "@latin", "-o", "@all.md") == .faults)
    #expect(recorder.error.contains("latin:1:4: error: byte 3 (0xE9) is not UTF-8"))
    #expect(recorder.error.contains("nothing was written"))
    #expect((try? File.status(folder.path("all.md"))) == nil)
  }

  @Test func `guesses are told, and quiet keeps them to itself`() throws {
    try folder.write("q.csv", "quote,author\nStone.,A. Reyes\n")
    #expect(run("csv", "@q.csv") == .clean)
    #expect(recorder.error.contains("note: columns were guessed: label=quote,author=author"))
    let quiet = Recorder()
    #expect(
      Commands.run(["import", "csv", folder.path("q.csv"), "-q"], console: quiet.console())
        == .clean)
    #expect(quiet.error == "")
    #expect(run("csv", "@q.csv", "--columns", "label=1,author=2") == .clean)
  }

  @Test func `an import of nothing is told`() throws {
    try folder.write("empty")
    #expect(run("fortune", "@empty") == .clean)
    #expect(recorder.error.contains("there is nothing to import [no-entries]"))
  }

  @Test(arguments: [
    (["fortnue", "x"], "unknown format \"fortnue\"; did you mean \"fortune\"?"),
    (["Goodreads", "x"], "unknown format \"Goodreads\"; did you mean \"csv\"?"),
    (["readwise", "x"], "unknown format \"readwise\"; did you mean \"csv\"?"),
    (["anki", "x"], "unknown format \"anki\"; did you mean \"tsv\"?"),
    (["clippings", "x"], "unknown format \"clippings\"; did you mean \"kindle\"?"),
    (["fortune"], "\"import\" needs a format and a file: florilegium import FORMAT FILE..."),
    (["fortune", "x", "-o", "wise"], "\"wise\" is no page; write wise.md, or wise/ for a folder"),
    (["fortune", "x", "--update"], "--update needs a page or folder: -o PATH"),
    (["csv", "x", "-c", "lable=a"], "--columns knows no field \"lable\"; did you mean \"label\"?"),
    (
      ["csv", "x", "-c", "Quote"], "--columns takes field=name, not \"Quote\"; such as label=Quote"
    ),
  ])
  func `wrong usage is one line`(words: [String], message: String) {
    #expect(Commands.run(["import"] + words, console: recorder.console()) == .usage)
    #expect(recorder.error == "florilegium: \(message)\n")
  }

  @Test func `a file that is not there is a failure`() {
    #expect(run("fortune", "@nothing") == .failure)
    #expect(recorder.error.contains("no such file or folder"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var rest = self[...]
    var count = 0
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
