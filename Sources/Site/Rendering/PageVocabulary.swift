internal import Templates

/// What templates can say: the names of ``PageKey`` by the scopes of ``PageScope``.
enum PageVocabulary {
  static let vocabulary = TemplateVocabulary(
    names: PageKey.allCases.map(\.templateName),
    scopes: [
      page, site, strings, menu, pages, jumps, link, list, entry, piece, quotation, attribution,
      part,
    ])

  /// The templates that are rendered by name.
  static let roots = [TemplateRoot("page", scope: Int(PageScope.page.rawValue))]

  private typealias Scope = TemplateVocabulary.Scope

  private static let page = Scope(
    "page",
    [
      "language": .text, "direction": .text, "title": .text, "title_lang": .text,
      "content_lang": .text, "description": .text, "at_home": .flag, "noindex": .flag,
      "canonical": .text, "icon": .text, "style": .text, "script": .text, "short": .flag,
      "image": .text, "structured_data": .text, "site": .object("site"),
      "strings": .object("strings"), "home": .text, "menu": .object("menu"), "draft": .flag,
      "introduction": .text, "prose": .flag, "jumps": .object("jumps"), "tools": .flag,
      "readout": .flag, "content": .list("piece"), "pages": .object("pages"), "not_found": .flag,
    ])

  private static let site = Scope(
    "site", ["title": .text, "author": .text, "theme": .text, "footer": .text])

  private static let strings = Scope(
    "strings",
    [
      "skip": .text, "theme": .text, "pages": .text, "sections": .text, "entries": .text,
      "draft": .text, "filter": .text, "found": .text, "none": .text, "expanded": .text,
      "copied": .text, "table": .text, "all_pages": .text, "open_all": .text, "close_all": .text,
      "link_to": .text, "not_found": .text, "not_found_text": .text,
    ])

  private static let menu = Scope("menu", ["links": .list("link"), "more": .text])
  private static let pages = Scope("pages", ["links": .list("link")])
  private static let jumps = Scope("jumps", ["links": .list("link")])

  private static let link = Scope(
    "link",
    [
      "url": .text, "title": .text, "lang": .text, "current": .flag, "count": .text,
      "description": .text,
    ])

  private static let list = Scope("list", ["class": .text, "items": .list("entry")])

  private static let entry = Scope(
    "entry",
    [
      "folds": .flag, "id": .text, "lang": .text, "dir": .text, "heading_before": .text,
      "name": .text, "class": .text, "group": .text, "open": .flag, "section": .flag,
      "icon": .text, "heading": .text, "label": .text, "excerpt": .flag, "count": .text,
      "divider": .flag, "content": .list("piece"), "parts": .flag, "part": .list("part"),
      "card": .flag, "quote": .flag, "attribution": .object("attribution"),
    ])

  private static let piece = Scope(
    "piece",
    [
      "html": .text, "figure": .flag, "quotations": .list("quotation"),
      "attribution": .object("attribution"), "list": .object("list"),
    ])

  private static let quotation = Scope("quotation", ["lang": .text, "dir": .text, "html": .text])

  private static let attribution = Scope(
    "attribution", ["url": .text, "author": .text, "work": .text])

  private static let part = Scope(
    "part", ["name": .text, "lang": .text, "dir": .text, "html": .text])
}
