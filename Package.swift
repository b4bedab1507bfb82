// swift-tools-version: 6.2
import PackageDescription

/// One set of rules for every target of the house.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  // Small functions are called across modules for every node: without this none of them inlines.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

/// The files of the Templates folder that are built into the executable.
let builtInTemplates = [
  "README.md", "attribution.html", "entries.html", "entry.html", "extra.css", "footer.html",
  "head.html",
  "home.html", "icon.svg", "live.js", "meta.html", "not-found.html", "page.html", "redirect.html",
  "script.js", "search.css", "search.html", "search.js", "style.css",
]

/// The files in Sources/Starters/Files, of which `init` and `new` make a site; their names without
/// the folder are unique, for they become names in Swift.
let starters = [
  "settings.yml", "notes.yml", "ignored.txt", "pages.yml", "quotes/quotes.yml",
  "quotes/quotes-home.md",
  "quotes/quotes-page.md", "quotes/latin.md", "quotes/reading.md", "questions/questions.yml",
  "questions/questions-home.md", "questions/questions-page.md", "questions/writing.md",
  "questions/publishing.md", "glossary/glossary.yml", "glossary/glossary-home.md",
  "glossary/glossary-page.md", "glossary/words.md", "glossary/makers.md", "outline/outline.yml",
  "outline/outline-home.md", "outline/outline-page.md", "outline/book.md", "outline/arts.md",
]

/// The languages of the words that pages say of themselves.
let languages = [
  "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "nb", "nl", "pl",
  "pt", "ru", "sv", "tr", "uk", "zh",
]

let package = Package(
  name: "florilegium",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "florilegium", targets: ["florilegium"])],
  targets: [
    // Layer 0: the C libraries, one door each; values and system calls that import nothing of ours.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [
        .apt(["libcmark-dev"]), .brew(["cmark"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [
        .apt(["libyaml-dev"]), .brew(["libyaml"]),
      ]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [
        .apt(["libicu-dev"]), .brew(["icu4c"]),
      ]),
    .systemLibrary(
      name: "CEvent", pkgConfig: "libevent_extra",
      providers: [
        .apt(["libevent-dev"]), .brew(["libevent"]),
      ]),
    .systemLibrary(name: "CSyscalls"),
    .target(name: "CArena"),
    .target(name: "CBytes"),
    .target(name: "Diagnostics", dependencies: ["CBytes"]),
    .target(name: "Platform", dependencies: ["CSyscalls"]),
    // Layer 1: bytes become flat nodes, YAML becomes values with positions, text gets its Unicode
    // facts, heads of pictures become sizes; a folder of output is written whole or not at all.
    .target(name: "Markdown", dependencies: ["CCmark", "CArena", "CBytes"]),
    .target(name: "YAML", dependencies: ["CYAML"]),
    .target(name: "Unicode", dependencies: ["CICU"]),
    .target(name: "Pictures", dependencies: ["Platform"]),
    .target(name: "Output", dependencies: ["Diagnostics", "Platform"]),
    // Layer 2: nodes become bytes of HTML; nodes become pages of entries.
    .target(name: "HTML", dependencies: ["CBytes", "Markdown"]),
    .target(name: "Content", dependencies: ["Diagnostics", "Markdown", "YAML", "Unicode"]),
    // Layer 2: texts become the parts of a search index.
    .target(name: "Search", dependencies: ["Diagnostics", "Platform", "Unicode"]),
    // Layer 3: what other programs write becomes a page, and a page what they read.
    .target(name: "Exchange", dependencies: ["Content", "Diagnostics", "Markdown", "Unicode"]),
    // Layer 3: files of a Templates folder become compiled templates.
    .target(
      name: "Templates", dependencies: ["Diagnostics", "HTML"],
      resources: builtInTemplates.map { .embedInCode("../../Templates/\($0)") }),
    // Layer 3: files of its own become the files of a new site.
    .target(
      name: "Starters", resources: starters.map { .embedInCode("Files/\($0)") }),
    // Layer 4: the build reads, plans, renders and writes.
    .target(
      name: "Site",
      dependencies: [
        "Diagnostics", "Platform", "Markdown", "YAML", "Unicode", "Pictures", "Output", "HTML",
        "Content", "Search", "Templates",
      ],
      resources: languages.map { .embedInCode("Furniture/Languages/\($0).txt") }),
    // Layer 5: what looks at a site, and what shows it.
    .target(
      name: "Checks",
      dependencies: ["Diagnostics", "Platform", "Markdown", "Unicode", "Output", "Content", "Site"]),
    .target(
      name: "Preview", dependencies: ["CEvent", "Diagnostics", "HTML", "Platform", "Site"]),
    // Layer 6: the command line, from arguments to an exit status.
    .target(
      name: "Commands",
      dependencies: [
        "Diagnostics", "Platform", "Markdown", "Output", "Content", "Exchange", "Starters",
        "Templates", "Site", "Checks", "Preview",
      ]),
    // Layer 7: the executable.
    .executableTarget(name: "florilegium", dependencies: ["Commands"]),
    // Tests mirror Sources.
    .target(name: "TestSupport", dependencies: ["Platform"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "TestHelper", dependencies: ["Output", "Platform", "TestSupport"],
      path: "Tests/TestHelper"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "TestSupport"]),
    .testTarget(name: "HTMLTests", dependencies: ["CCmark", "HTML", "Markdown"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport", "TestHelper"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
    .testTarget(name: "UnicodeTests", dependencies: ["Unicode"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Platform", "TestSupport"]),
    .testTarget(
      name: "OutputTests",
      dependencies: ["Diagnostics", "Output", "Platform", "TestSupport", "TestHelper"]),
    .testTarget(
      name: "SearchTests", dependencies: ["Platform", "Search", "TestSupport", "Unicode"]),
    .testTarget(name: "ContentTests", dependencies: ["Content", "Diagnostics", "Markdown"]),
    .testTarget(
      name: "ExchangeTests",
      dependencies: ["Content", "Diagnostics", "Exchange", "Platform", "TestSupport"]),
    .testTarget(
      name: "TemplatesTests", dependencies: ["Diagnostics", "HTML", "Platform", "Templates"]),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Content", "Diagnostics", "HTML", "Output", "Platform", "Site", "Templates", "TestSupport",
        "TestHelper", "YAML",
      ]),
    .testTarget(
      name: "ChecksTests",
      dependencies: ["Checks", "Diagnostics", "Platform", "Site", "TestSupport"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["Diagnostics", "Platform", "Preview", "Site", "TestSupport"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "Diagnostics", "Platform", "Site", "Starters", "Templates", "TestSupport",
      ]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = settings
}
