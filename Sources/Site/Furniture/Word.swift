/// The words that pages say of themselves, by the names that templates and `strings:` know.
package enum Word: String, CaseIterable, Sendable {
  case skip, theme, filter, search, found, none, expanded, copied, table
  case pageList = "page_list"
  case allPages = "all_pages"
  case sectionList = "section_list"
  case entryCount = "entry_count"
  case openAll = "open_all"
  case closeAll = "close_all"
  case linkTo = "link_to"
  case draftNote = "draft_note"
  case notFoundTitle = "not_found_title"
  case notFoundText = "not_found_text"
}
