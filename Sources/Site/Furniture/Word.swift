/// The words that pages say of themselves, by the names that templates and `strings:` know.
package enum Word: String, CaseIterable, Sendable {
  // Around the content.
  case skip
  case pageList = "page_list"
  case allPages = "all_pages"
  case sectionList = "section_list"
  case entryCount = "entry_count"
  case breadcrumbs, theme
  case previousPage = "previous_page"
  case nextPage = "next_page"
  // Of tools.
  case openAll = "open_all"
  case closeAll = "close_all"
  case filter, search, found, expanded, none
  // Of entries.
  case linkTo = "link_to"
  case copied
  case copyQuote = "copy_quote"
  case copyCode = "copy_code"
  case textCopied = "text_copied"
  case table
  // Of pages that are not like others.
  case draftNote = "draft_note"
  case notFoundTitle = "not_found_title"
  case notFoundText = "not_found_text"
}
