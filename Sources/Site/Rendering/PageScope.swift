internal import Templates

/// A kind of context in the data of a page, by its number in the vocabulary.
enum PageScope: UInt8, CaseIterable {
  case page, site, strings, links, link, list, entry, piece, figure, quotation, attribution
  case parts, part, meta, tag, redirect
}

/// A name in the data of a page, by its number in the vocabulary.
enum PageKey: Int, CaseIterable {
  // Of the page and the site.
  case language, direction, base, title, titleLang, contentLang, description, atHome, noindex
  case canonical, icon, style, script, short, image, structuredData, site, strings, home, menu
  case draft, introduction, prose, jumps, tools, readout, content, pages, notFound, author, theme
  case footer, moved, target, feed, trail, previous, next, meta, searchScript
  // Of links.
  case links, more, url, lang, current, within, count, keywords
  // Of lists and their entries.
  case `class`, items, folds, id, dir, headingBefore, name, group, open, section, heading, label
  case excerpt, divider, card, type, quote, attribution, parts, part
  // Of what an entry holds.
  case html, figure, quotations, list, work, query, authorUrl
  // Of when something is from, and what it is about.
  case date, datetime, tags
  // The words of the furniture.
  case skip, filter, search, found, none, expanded, copied, table, pageList, allPages
  case sectionList
  case entryCount, openAll, closeAll, linkTo, draftNote, notFoundTitle, notFoundText
  case breadcrumbs, previousPage, nextPage, copyQuote, copyCode, textCopied

  /// The name as it stands in templates, such as `title_lang`.
  var templateName: String { Self.templateNames[rawValue] }

  /// In the order of the cases: asking the compiler's metadata for them takes longer than reading
  /// a page.
  private static let templateNames: [String] = {
    let names = """
      language direction base title title_lang content_lang description at_home noindex
      canonical icon style script short image structured_data site strings home menu draft
      introduction prose jumps tools readout content pages not_found author theme footer moved
      target feed trail previous next meta search_script links more url lang current within count keywords
      class items folds id dir heading_before name group open section heading label excerpt divider
      card type quote attribution parts part html figure quotations list work query author_url
      date datetime
      tags skip filter search found none expanded copied table page_list all_pages section_list
      entry_count open_all close_all link_to draft_note not_found_title not_found_text breadcrumbs
      previous_page next_page copy_quote copy_code text_copied
      """
    let list = names.split(whereSeparator: \.isWhitespace).map(String.init)
    precondition(list.count == allCases.count, "Each name of templates is listed once.")
    return list
  }()
}
