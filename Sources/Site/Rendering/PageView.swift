internal import Content

/// What of a page is written to one file.
struct PageView: Sendable {
  /// The number of the page in the plan.
  var page: Int
  /// The file.
  var output: String
  /// The entry whose content it is; none for the page's own.
  var root = EntryID.none
  /// The page's text and a list of its sections, which have files of their own.
  var isContents = false
  /// The page that a server shows at any address where there is nothing.
  var isLost = false
  /// It lists the pages of the site.
  var listsPages = false
  /// The site has a feed to be named in its head.
  var hasFeed = false
  /// It stands at an old address, and leads on to the page.
  var isRedirect = false
}
