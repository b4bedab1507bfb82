internal import Diagnostics
internal import Platform

/// What is said about settings and templates that are not read, and about websites in the content.
struct StrayReport {
  private let location: SiteLocation
  private(set) var report = Report()

  init(_ location: SiteLocation, _ strays: StrayFiles) {
    self.location = location
    for name in location.misnamedSettings { addSettings(FilePath.join(location.root, name)) }
    for path in strays.settings.sorted() { addSettings(location.path(of: path)) }
    for path in strays.templates.sorted() { addTemplates(location.path(of: path)) }
    for path in strays.websites.sorted() { addWebsite(location.path(of: path)) }
    addSiteAround()
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
        fix: "name the whole site: `florilegium build \(root)`"))
  }

  private mutating func add(_ path: String, _ headline: String, fix: String) {
    report.add(Diagnostic(.warning, "unread-settings", path: path, headline, fix: fix))
  }
}

extension SiteLocation {
  /// Whether a folder is the content of this site, or a part of it.
  fileprivate func contains(_ other: SiteLocation) -> Bool {
    (try? PageInspection.same(other.root, content)) == true
      || ContentFiles.path(of: other.root.isEmpty ? "." : other.root, within: content) != nil
  }
}
