/// The files of the repository's `Templates` folder, in the executable.
///
/// A file that is added to the folder is added here and to `builtInTemplates` in Package.swift.
enum BuiltInTemplates {
  static let files: [TemplateFile] = [
    file("README.md", PackageResources.README_md),
    file("attribution.html", PackageResources.attribution_html),
    file("entries.html", PackageResources.entries_html),
    file("entry.html", PackageResources.entry_html),
    file("extra.css", PackageResources.extra_css),
    file("footer.html", PackageResources.footer_html),
    file("head.html", PackageResources.head_html),
    file("home.html", PackageResources.home_html),
    file("icon.svg", PackageResources.icon_svg),
    file("live.js", PackageResources.live_js),
    file("meta.html", PackageResources.meta_html),
    file("not-found.html", PackageResources.not_found_html),
    file("page.html", PackageResources.page_html),
    file("redirect.html", PackageResources.redirect_html),
    file("script.js", PackageResources.script_js),
    file("search.css", PackageResources.search_css),
    file("search.html", PackageResources.search_html),
    file("search.js", PackageResources.search_js),
    file("style.css", PackageResources.style_css),
  ]

  private static func file(_ name: String, _ bytes: [UInt8]) -> TemplateFile {
    TemplateFile(name: name, path: "built-in/\(name)", bytes: bytes, origin: .builtIn)
  }
}
