/// The words that pages say of themselves, by the names that templates and `strings:` know.
enum Word: String, CaseIterable, Sendable {
  case skip, theme, pages, sections, entries, draft, filter, found, none, expanded, copied, table
  case allPages = "all_pages"
  case openAll = "open_all"
  case closeAll = "close_all"
  case linkTo = "link_to"
  case notFound = "not_found"
  case notFoundText = "not_found_text"
}
