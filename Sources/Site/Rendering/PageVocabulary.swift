internal import Templates

/// What templates can say: the names of ``PageKey`` by the scopes of ``PageScope``, as
/// `Templates/README.md` lists them.
enum PageVocabulary {
  static let vocabulary = TemplateVocabulary(
    names: PageKey.allCases.map(\.templateName),
    scopes: [
      page, site, strings, links, link, list, entry, piece, figure, quotation, attribution, parts,
      part, meta, tag, redirect,
    ])

  /// The templates that are rendered by name.
  static let roots = [
    TemplateRoot("page", scope: Int(PageScope.page.rawValue)),
    TemplateRoot("redirect", scope: Int(PageScope.redirect.rawValue)),
  ]

  private typealias Scope = TemplateVocabulary.Scope

  private static let page = Scope(
    "page",
    [
      "site": .object("site"), "strings": .object("strings"), "language": .text,
      "direction": .text, "base": .text, "home": .text, "style": .text, "script": .text,
      "icon": .text, "title": .text, "title_lang": .text, "content_lang": .text,
      "description": .text, "canonical": .text, "image": .text, "noindex": .flag, "draft": .flag,
      "feed": .text, "search": .text, "search_script": .text, "structured_data": .text,
      "moved": .text, "short": .flag, "menu": .object("links"),
      "introduction": .text,
      "prose": .flag, "jumps": .object("links"), "tools": .flag, "readout": .flag,
      "content": .list("piece"), "pages": .object("links"), "at_home": .flag, "not_found": .flag,
      "trail": .object("links"), "previous": .object("link"), "next": .object("link"),
      "meta": .object("meta"),
    ])

  private static let site = Scope(
    "site",
    ["title": .text, "description": .text, "author": .text, "footer": .text, "theme": .text])

  private static let strings = Scope(
    "strings",
    [
      "skip": .text, "page_list": .text, "all_pages": .text, "section_list": .text,
      "entry_count": .text, "theme": .text, "open_all": .text, "close_all": .text, "filter": .text,
      "search": .text,
      "found": .text, "expanded": .text, "none": .text, "link_to": .text, "copied": .text,
      "draft_note": .text, "not_found_title": .text, "not_found_text": .text, "breadcrumbs": .text,
      "previous_page": .text, "next_page": .text, "copy_quote": .text, "copy_code": .text,
      "text_copied": .text,
    ])

  private static let links = Scope("links", ["links": .list("link"), "more": .text])

  private static let link = Scope(
    "link",
    [
      "url": .text, "title": .text, "lang": .text, "description": .text, "count": .text,
      "current": .flag, "within": .flag, "date": .text, "datetime": .text, "keywords": .text,
    ])

  private static let list = Scope("list", ["class": .text, "items": .list("entry")])

  private static let entry = Scope(
    "entry",
    [
      "id": .text, "label": .text, "name": .text, "lang": .text, "dir": .text, "folds": .flag,
      "class": .text, "section": .flag, "card": .flag, "heading": .text, "heading_before": .text,
      "excerpt": .flag, "open": .flag, "group": .text, "icon": .text, "count": .text,
      "divider": .flag, "content": .list("piece"), "parts": .object("parts"), "quote": .flag,
      "attribution": .object("attribution"), "meta": .object("meta"), "type": .text,
    ])

  private static let piece = Scope(
    "piece", ["html": .text, "figure": .object("figure"), "list": .object("list")])

  private static let figure = Scope(
    "figure",
    ["quotations": .list("quotation"), "attribution": .object("attribution")])

  private static let quotation = Scope("quotation", ["lang": .text, "dir": .text, "html": .text])

  private static let attribution = Scope(
    "attribution",
    ["author": .text, "author_url": .text, "query": .text, "work": .text, "url": .text])

  private static let parts = Scope("parts", ["part": .list("part")])

  private static let meta = Scope(
    "meta", ["date": .text, "datetime": .text, "tags": .list("tag")])

  private static let tag = Scope("tag", ["name": .text, "url": .text])

  private static let redirect = Scope(
    "redirect", ["language": .text, "title": .text, "target": .text])

  private static let part = Scope(
    "part", ["name": .text, "lang": .text, "dir": .text, "html": .text])
}
