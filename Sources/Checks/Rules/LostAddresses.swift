import Diagnostics
import Platform
import Site

/// `lost-page` and `lost-entry`: addresses of the published site that would lead nowhere.
enum LostAddresses {
  static func check(_ published: PublishedSite, _ site: inout CheckedSite) {
    if let fault = published.fault { site.add(fault) }
    var seen: Set<String> = []
    for page in published.pages {
      let path = output(of: page.url, in: site)
      let ids = site.ids(inOutput: path)
      if ids == nil, !site.hasAsset(path), seen.insert(path).inserted {
        site.add(lostPage(path, published.path))
      }
      guard let ids else { continue }
      for id in page.ids where !ids.contains(IDHash.of(id.utf8)) {
        if seen.insert("\(path)#\(id)").inserted { site.add(lostEntry(id, path, site)) }
      }
    }
  }

  /// The file that an address of the published site means.
  private static func output(of url: String, in site: CheckedSite) -> String {
    var rest = url[...]
    if !site.baseURL.isEmpty, rest.hasPrefix(site.baseURL) {
      rest = rest.dropFirst(site.baseURL.count)
    }
    rest = rest.prefix { $0 != "#" && $0 != "?" }
    let link = LinkAddress(Array(rest.utf8)[...], in: "")
    let path = link?.path ?? ""
    let isFolder = path.isEmpty || link?.isFolder == true
    return isFolder ? FilePath.join(path, Route.index) : path
  }

  private static func lostPage(_ path: String, _ published: String) -> Diagnostic {
    Diagnostic(
      .warning, "lost-page", path: published, "the page \"\(path)\" of the published site is gone",
      explanation: "Links that people have kept to it would lead nowhere.",
      fix: "write `aliases: [/\(path)]` into the page that takes its place")
  }

  private static func lostEntry(_ id: String, _ path: String, _ site: CheckedSite) -> Diagnostic {
    Diagnostic(
      .warning, "lost-entry", path: site.source(ofOutput: path) ?? "",
      "the entry \"\(id)\" of the published page \"\(path)\" is gone",
      explanation: "Links that people have kept to it would lead to the top of the page.",
      fix: "write `{#\(id)}` behind the label of what it has become")
  }
}
