internal import Diagnostics
internal import Platform

/// What is said about settings, templates and Markdown that are not read, and about websites in the
/// content.
struct StrayReport {
  private let location: SiteLocation
  /// What was called, for the ways out.
  private let command: String
  private(set) var report = Report()

  init(
    _ location: SiteLocation, _ files: ContentFiles, output: String, command: String
  ) {
    self.location = location
    self.command = command
    let strays = files.strays
    let sites = SitesBelow(files)
    for name in location.misnamedSettings { addSettings(FilePath.join(location.root, name)) }
    for path in strays.settings.sorted() {
      if location.kind == .folder, sites.folders.contains(Route.folder(of: path)) {
        addSite(path)
      } else {
        addSettings(location.path(of: path))
      }
    }
    if let second = location.secondTemplates, let first = location.templates {
      addSecondTemplates(second, beside: first)
    }
    for path in strays.templates.sorted() { addTemplates(location.path(of: path)) }
    for path in strays.websites.sorted() { addWebsite(location.path(of: path)) }
    addSiteAround()
    addMarkdownBeside(output: output)
  }

  private mutating func addSettings(_ path: String) {
    let place = FilePath.join(location.root, SiteLocation.configurationName)
    let isTaken = location.configuration != nil
    let isBeside = FilePath.parent(of: path) == location.root
    add(
      path, "the settings in this file are not read",
      fix: isTaken
        ? "take over what it says into \(place), and remove it"
        : "\(isBeside ? "rename" : "move") it to \(place)")
  }

  private mutating func addTemplates(_ path: String) {
    let place = FilePath.join(location.root, "Templates")
    let isSite = location.kind == .site
    let command = "florilegium init" + (location.root.isEmpty ? "" : " \(location.root)")
    add(
      path, "the templates in this folder are not read",
      fix: isSite
        ? "move them to \(place)"
        : "make a site of the folder with `\(command)`; templates stand"
          + " in \(place)")
  }

  /// A folder that is no site holds one.
  private mutating func addSite(_ path: String) {
    let folder = location.path(of: Route.folder(of: path))
    add(
      location.path(of: path), "the settings in this file are not read",
      fix: "name the site alone: `florilegium \(command) \(folder)`")
  }

  private mutating func addSecondTemplates(_ second: String, beside first: String) {
    add(
      second, "the templates in this folder are not read",
      explanation: "Those in \(first) are.",
      fix: "move what it holds to \(first), and remove it")
  }

  private mutating func addMarkdownBeside(output: String) {
    let beside = MarkdownBeside(location, output: output)
    guard let first = beside.files.first else { return }
    let count = beside.files.count
    report.add(
      Diagnostic(
        .note, "markdown-beside", path: FilePath.join(location.root, first),
        count == 1
          ? "this file lies beside \(location.content), and is not published"
          : "\(count) Markdown files lie beside \(location.content), and are not published",
        explanation: count == 1 ? "" : "The first of them is \(first).",
        fix: "move what is part of the site into \(location.content);"
          + " if nothing is, set `rules: {markdown-beside: off}`"))
  }

  private mutating func addWebsite(_ path: String) {
    report.add(
      Diagnostic(
        .note, "site-in-content", path: path, "this folder is a website that was built here",
        explanation: "It is not published.",
        fix: "remove it with `florilegium clean -o \(path)`, or move it out of the content"))
  }

  /// The folder is part of a site, and was named alone.
  private mutating func addSiteAround() {
    guard location.kind == .folder,
      let site = try? PageInspection.site(around: location.root).0, site.contains(location)
    else { return }
    let root = site.root.isEmpty ? "." : FilePath.normalized(site.root)
    report.add(
      Diagnostic(
        .note, "part-of-site", path: FilePath.join(root, SiteLocation.configurationName),
        "this folder is a part of the site around it, whose settings are not read",
        fix: "name the whole site: `florilegium \(command) \(root)`"))
  }

  private mutating func add(
    _ path: String, _ headline: String, explanation: String = "", fix: String
  ) {
    report.add(
      Diagnostic(
        .warning, "unread-settings", path: path, headline, explanation: explanation, fix: fix))
  }
}

extension SiteLocation {
  /// Whether a folder is the content of this site, or a part of it.
  fileprivate func contains(_ other: SiteLocation) -> Bool {
    (try? PageInspection.same(other.root, content)) == true
      || ContentFiles.path(of: other.root.isEmpty ? "." : other.root, within: content) != nil
  }
}
