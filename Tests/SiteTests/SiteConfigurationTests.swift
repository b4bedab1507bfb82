import Diagnostics
import Site
import Testing
import YAML

struct SiteConfigurationTests {
  @Test(arguments: [
    ("https://x.example/p/index.html", "write `base_url: https://x.example/p/`"),
    ("https://x.example/a.HTM", "write `base_url: https://x.example/`"),
    ("http://localhost:8000/p/", "name the address"), ("http://127.0.0.1/", "name the address"),
    ("https://LOCALHOST", "name the address"),
  ])
  func `an address at which nobody publishes is doubted`(address: String, fix: String) {
    let (configuration, report) = SiteConfiguration.read(
      Array("base_url: \(address)\n".utf8), path: "florilegium.yml")
    #expect(report.diagnostics.map(\.rule) == ["doubtful-address"])
    #expect(report.diagnostics.first?.severity == .warning)
    #expect(report.diagnostics.first?.fix.hasPrefix(fix) == true)
    #expect(!configuration.baseURL.isEmpty)
  }

  @Test(arguments: [
    "https://x.example", "https://x.html", "https://x.example/v1.2/", "https://localhost.example/",
    "https://user.github.io/project.md.d/",
  ])
  func `other addresses are not`(address: String) {
    let (_, report) = SiteConfiguration.read(
      Array("base_url: \(address)\n".utf8), path: "florilegium.yml")
    #expect(report.diagnostics.isEmpty)
  }

  /// The configuration, its report, and the bytes that each fault marks.
  private func read(_ text: String) -> (SiteConfiguration, [Diagnostic], [String]) {
    let bytes = Array(text.utf8)
    let (configuration, report) = SiteConfiguration.read(bytes, path: "florilegium.yml")
    let marked = report.diagnostics.map { diagnostic in
      diagnostic.range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    }
    return (configuration, report.diagnostics, marked)
  }

  @Test(arguments: ["", "# nothing yet\n", "---\n", "title:\nmenu: ~\ntheme:\n"])
  func `every setting is optional`(text: String) {
    let (configuration, diagnostics, _) = read(text)
    #expect(configuration == SiteConfiguration())
    #expect(diagnostics.isEmpty)
  }

  @Test func `the defaults written out are the defaults`() {
    let (configuration, diagnostics, _) = read(
      """
      title: ""
      description: ""
      base_url: ""
      language: en
      strings: {}
      author: ""
      output: public
      menu: []
      footer: ""
      theme: {yellow: "#ffcc00", black: "#000000", red: "#ff3b30", font: serif}
      defaults: {}
      raw_html: safe
      smart: false
      headings: inside
      max_file_size: 16MB
      rules: {}
      outputs: {sitemap: true, robots: true, feed: true, data: true, search: true}
      """)
    #expect(diagnostics == [])
    #expect(configuration == SiteConfiguration())
  }

  @Test func `a rule that is not known names the nearest, and no error weighs less`() {
    let (configuration, diagnostics, marked) = read(
      "rules: {Missing-Alt: off, mising-alt: note, nul: of, duplicate-id: off, bad-value: error}\n")
    #expect(configuration.rules == ["missing-alt": .off, "bad-value": .error])
    #expect(diagnostics.map(\.rule) == ["unknown-setting", "bad-value", "bad-value"])
    #expect(marked == ["mising-alt", "of", "off"])
    #expect(diagnostics.first?.fix == "write `missing-alt`")
  }

  @Test func `every setting is read`() {
    let (configuration, diagnostics, marked) = read(
      """
      Title: 1984
      description: |
        Two
        lines
      base_url: https://user.github.io/project
      language: no
      strings: {open_all: Open everything, none: "1"}
      author: Anna
      output: ./docs/site/
      menu: [/faq.md, latin, index.md]
      footer: "*Free*"
      theme:
        yellow: gold
        red: '#F00'
        font: Literata, Georgia
      defaults:
        style: outline
        tags: [a]
      raw_html: Escape
      smart: yes
      headings: none
      max_file_size: 500 KB
      rules: {broken-link: error, missing-alt: off}
      outputs: {feed: no}
      """)
    #expect(diagnostics == [])
    #expect(marked == [])
    #expect(configuration.title == "1984")
    #expect(configuration.description == "Two\nlines\n")
    #expect(configuration.baseURL == "https://user.github.io/project/")
    #expect(configuration.language == "no")
    #expect(configuration.strings == ["open_all": "Open everything", "none": "1"])
    #expect(configuration.author == "Anna")
    #expect(configuration.output == "docs/site")
    #expect(configuration.menu.map(\.path) == ["faq.md", "latin", "index.md"])
    #expect(configuration.footer == "*Free*")
    #expect(configuration.defaults?.entries?.map(\.key) == ["style", "tags"])
    #expect(configuration.rawHTML == .escape)
    #expect(configuration.smart)
    #expect(configuration.headings == .none)
    #expect(configuration.maximumFileSize == 500 * 1024)
    #expect(configuration.rules == ["broken-link": .error, "missing-alt": .off])
    #expect(!configuration.outputs.feed && configuration.outputs.search)
    #expect(
      configuration.theme.rule
        == ":root{--yellow:gold;--red:#ff0000;--rubric:color-mix(in oklab,#ff0000 50%,var(--ink));"
        + "--face:\"Literata\",\"Georgia\",serif}")
  }

  @Test func `all faults come in one run, in order, each at its place`() {
    let (configuration, diagnostics, marked) = read(
      """
      tilte: A
      smart: perhaps
      theme: {yelow: gold, red: redd}
      title: B
      headings: insde
      outputs: [feed]
      """)
    #expect(
      diagnostics.map(\.rule) == [
        "unknown-setting", "bad-value", "unknown-setting", "bad-value", "bad-value", "bad-value",
      ])
    #expect(marked == ["tilte", "perhaps", "yelow", "redd", "insde", "[feed]"])
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.path == "florilegium.yml" })
    #expect(configuration.title == "B")
  }

  @Test(arguments: [
    ("tilte: A", "title"), ("baseURL: x", "base_url"), ("lang: x", "language"),
    ("nav: []", "menu"), ("Max-File-Size: 1", "max_file_size"), ("outptu: x", "output"),
  ])
  func `an unknown setting names the one that was meant`(text: String, wanted: String) {
    let (_, diagnostics, _) = read(text)
    #expect(diagnostics.map(\.rule) == ["unknown-setting"])
    #expect(diagnostics.first?.headline.hasSuffix("; did you mean \"\(wanted)\"?") == true)
    #expect(diagnostics.first?.fix == "write `\(wanted)`")
  }

  @Test func `a setting like no other names those that are known`() {
    let (_, diagnostics, _) = read("plugins: []\ntheme: {border: x}\noutputs: {rss: true}")
    #expect(
      diagnostics.map(\.headline) == [
        "the setting \"plugins\" is not known", "the setting \"border\" of \"theme\" is not known",
        "the setting \"rss\" of \"outputs\" is not known",
      ])
    #expect(diagnostics[0].explanation.hasSuffix("Keys of pages stand under defaults."))
    #expect(diagnostics[1].explanation == "Known are yellow, black, red, font.")
  }

  @Test(arguments: [
    ("smart: maybe", "It takes true or false.", "write `smart: true`"),
    (
      "raw_html: esacpe", "It takes one of safe, escape, allow, drop.",
      "did you mean `raw_html: escape`?"
    ),
    ("headings: x", "It takes one of inside, before, none.", "write `headings: inside`"),
    ("title: [a]", "It takes a text.", "write `title: some text`"),
    ("footer: \"a\\nb\"", "It takes one line.", "write it on one line"),
    (
      "language: Deutsch", "It takes a language tag (BCP 47), such as en, pt-BR or zh-Hans.",
      "write `language: de`"
    ),
    (
      "base_url: user.github.io", "It takes a web address without a query and a fragment.",
      "write `base_url: https://user.github.io/`"
    ),
    (
      "base_url: ftp://a/", "It takes a web address without a query and a fragment.",
      "write `base_url: https://user.github.io/project/`"
    ),
    ("max_file_size: 16 apples", "It takes a size from 1B to 1GB.", "write `max_file_size: 16MB`"),
    (
      "output: ../public", "It takes a folder inside the site; another one is given by --output.",
      "write `output: public`"
    ),
    ("output: content/x", "The folder holds the site's sources.", "write `output: public`"),
    (
      "menu: [../x.md]", "It takes paths of pages below content, and addresses of other sites.",
      "write `menu: [faq.md]`"
    ),
    (
      "menu: ['javascript:x']",
      "It takes paths of pages below content, and addresses of other sites.",
      "write `menu: [faq.md]`"
    ),
    (
      "menu: [{title: Code}]", "An item of the menu needs a path.",
      "write `{title: Code, path: faq.md}`"
    ),
    ("strings: {none: [b]}", "It takes a text.", "write `none: some text`"),
    ("strings: word", "It takes names with values.", "write `strings: {name: value}`"),
    (
      "rules: {broken-link: eror}", "It takes one of error, warning, note, off.",
      "did you mean `broken-link: error`?"
    ),
    ("defaults: outline", "It takes names with values.", "write `defaults: {name: value}`"),
    (
      "theme: {red: ff0000}",
      "It takes a colour: # with 3, 4, 6 or 8 hexadecimal digits, or a name of CSS.",
      "write `red: \"#ff0000\"`"
    ),
    (
      "theme: {red: crismon}",
      "It takes a colour: # with 3, 4, 6 or 8 hexadecimal digits, or a name of CSS.",
      "write `red: \"crimson\"`"
    ),
  ])
  func `a bad value says what can stand there`(text: String, explanation: String, fix: String) {
    let (configuration, diagnostics, _) = read(text)
    #expect(diagnostics.map(\.rule) == ["bad-value"])
    #expect(diagnostics.first?.explanation == explanation)
    #expect(diagnostics.first?.fix == fix)
    #expect(configuration == SiteConfiguration())
  }

  @Test func `a colour without quotes is known for the comment that it became`() {
    let (_, diagnostics, marked) = read(
      "theme:\n  red: #f00\n  yellow:  #ffcc00 # gold\n  black: # night\n")
    #expect(
      diagnostics.map(\.fix) == ["quote it: `red: \"#f00\"`", "quote it: `yellow: \"#ffcc00\"`"])
    #expect(marked == ["#f00", "#ffcc00"])
  }

  @Test func `a setting that stands twice is a fault with both places`() {
    let (configuration, diagnostics, marked) = read(
      "title: a\nTitle: b\ntheme: {red: '#f00', red: blue}\n")
    #expect(diagnostics.map(\.rule) == ["configuration-invalid", "configuration-invalid"])
    #expect(marked == ["Title", "red"])
    #expect(diagnostics.first?.notes.first?.range == 0..<5)
    #expect(configuration.title == "a")
    #expect(
      configuration.theme.rule
        == ":root{--red:#ff0000;--rubric:color-mix(in oklab,#ff0000 50%,var(--ink))}")
  }

  @Test(arguments: [
    ("title: a: b\n", "the value of \"title\" holds a colon and is not quoted", "a: b"),
    ("- a\n", "the configuration is a list, not settings with values", "- a"),
    ("just text\n", "the configuration is a text, not settings with values", "just text"),
  ])
  func `what is no configuration is one fault`(text: String, headline: String, marked: String) {
    let (configuration, diagnostics, places) = read(text)
    #expect(diagnostics.map(\.rule) == ["configuration-invalid"])
    #expect(diagnostics.first?.headline == headline)
    #expect(places == [marked])
    #expect(configuration == SiteConfiguration())
  }
}
