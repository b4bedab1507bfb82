import Diagnostics
import Output
import Platform
import TestSupport
import Testing

struct OutputRefusalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The headline and the way out; nil if the folder is not refused.
  private func refusal(_ path: String, sources: [String] = [], adopt: Bool = false) -> String? {
    do throws(OutputError) {
      try OutputFolder.open(path, sources: sources, adopt: adopt).abandon()
      return nil
    } catch {
      switch error {
      case .refused(let diagnostic):
        return "\(diagnostic.headline); \(diagnostic.fix)"
      case .failed(let error): return error.sentence
      }
    }
  }

  @Test func aFolderWithFilesAndNoManifestIsRefusedUnlessAdopted() throws {
    try folder.write("photos/a.jpg", "mine")
    let path = folder.path("photos")
    #expect(
      refusal(path) == "the output folder \(path) holds files that Florilegium did not write; "
        + "name an empty or a new folder with --output, or keep the files with --adopt")
    #expect(refusal(path, adopt: true) == nil)
    #expect(try folder.list() == ["photos/", "photos/a.jpg"])
  }

  @Test func anEmptyFolderIsAccepted() throws {
    #expect(refusal(try folder.makeFolder("empty")) == nil)
    try folder.write("finder/.DS_Store")
    #expect(refusal(folder.path("finder")) == nil)
    #expect(try folder.list() == ["empty/", "finder/", "finder/.DS_Store"])
  }

  @Test func theSourceAndWhatHoldsItAreRefusedByWhateverName() throws {
    let source = try folder.write("site/content/page.md")
    try folder.link("link", to: "site")
    let content = folder.path("site/content")
    let way = "; name a folder of its own, such as --output public"
    #expect(
      refusal(content, sources: [content]) == "the output folder \(content) is the source itself"
        + way)
    for path in ["site", "link", "site/content/..", "link/../site/"].map(folder.path) {
      #expect(
        refusal(path, sources: [content], adopt: true)
          == "the output folder \(path) holds the source \(content)" + way)
    }
    #expect(refusal(content, sources: [source], adopt: true)?.contains("holds the source") == true)
    #expect(refusal(folder.path("site/public"), sources: [content]) == nil)
    #expect(refusal(folder.path("site/content/public"), sources: [content]) == nil)
  }

  @Test func theRootAndTheHomeFolderAreRefused() throws {
    #expect(refusal("/", adopt: true)?.contains("is the root of the file system") == true)
    let home = try #require(Environment.homeFolder)
    #expect(refusal(home, adopt: true)?.contains("is your home folder") == true)
  }

  @Test func aLinkToAFolderIsResolvedAndALinkToNowhereIsNot() throws {
    try folder.makeFolder("real")
    try folder.link("public", to: "real")
    let output = try OutputFolder.open(folder.path("public"), sources: [])
    _ = try output.stage("a.html", bytes: [1])
    _ = try output.commit()
    #expect(try folder.list("real") == [".florilegium-manifest", "a.html"])
    #expect(try File.status(folder.path("public"), following: false).kind == .link)
    try folder.link("broken", to: "nowhere")
    let path = folder.path("broken")
    #expect(refusal(path) == "cannot find \(path): no such file or folder")
  }

  @Test func aFileIsNoOutputFolder() throws {
    let path = try folder.write("file")
    #expect(refusal(path)?.hasPrefix("cannot make the folder \(path): ") == true)
  }

  @Test func twoBuildsAtOnceDoNotMeet() throws {
    let path = folder.path("public")
    let first = try OutputFolder.open(path, sources: [])
    _ = try first.stage("a.html", bytes: [1])
    #expect(
      refusal(path) == "another build is writing the output folder \(path); "
        + "wait until it has ended, then build again")
    _ = try first.commit()
    #expect(refusal(path) == nil)
    #expect(try folder.list("public") == [".florilegium-manifest", "a.html"])
  }

  @Test(arguments: [
    "florilegium-manifest 1 2\na.html\n", "florilegium-manifest 1 1\n../a.html\n",
    "florilegium-manifest 1 2\nb.html\na.html\n", "florilegium-manifest 1 1\na.html", "",
    "florilegium-manifest 1 1\n/etc/passwd\n", "florilegium-manifest 1 2\na.html\na.html\n",
  ])
  func aDamagedManifestIsRefusedAndNothingRemoved(text: String) throws {
    try folder.write("public/.florilegium-manifest", text)
    try folder.write("public/a.html", "ours?")
    #expect(refusal(folder.path("public"), adopt: true)?.contains("is damaged") == true)
    #expect(try folder.text("public/a.html") == "ours?")
  }

  @Test func aManifestOfAnotherVersionIsRefused() throws {
    try folder.write("public/.florilegium-manifest", "florilegium-manifest 2 0\n")
    #expect(refusal(folder.path("public"))?.contains("another version") == true)
  }
}
