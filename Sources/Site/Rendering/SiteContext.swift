internal import Content
internal import Markdown
internal import Templates

/// What all pages of a site share.
final class SiteContext: Sendable {
  let configuration: SiteConfiguration
  let plan: BuildPlan
  let links: SiteLinks
  let location: SiteLocation
  let templates: TemplateSet
  /// The template of a whole page, and that of an old address.
  let pageTemplate: Template
  let redirectTemplate: Template
  /// Where the style, the script and the icon are written.
  let style: String
  let script: String
  let icon: String
  /// The links in the header of every page, and whether there are more pages.
  let menu: [PageLink]
  let hasMorePages: Bool
  let feed: FeedPresence
  /// Where the search over all pages is; nil where there is none.
  let search: SearchPlace?
  /// The titles of pages, for those beside them.
  let titles: PageTitles
  /// The place of each listed page among them.
  let order: [Int: Int]
  /// The home page has a filter for its list of pages, and tags of pages lead there.
  let filtersPages: Bool
  /// The words of the site's own language.
  let furniture: Furniture
  /// The line at the foot of every page, read as Markdown.
  let footer: Document

  init(
    _ configuration: SiteConfiguration, _ plan: BuildPlan, _ links: SiteLinks,
    in location: SiteLocation, templates: TemplateSet, pageTemplate: Template,
    redirectTemplate: Template, files: FurnitureFiles, menu: SiteMenu, titles: PageTitles,
    feed: FeedPresence, search: SearchPlace?
  ) {
    self.configuration = configuration
    self.plan = plan
    self.links = links
    self.location = location
    self.templates = templates
    self.pageTemplate = pageTemplate
    self.redirectTemplate = redirectTemplate
    style = files.style
    script = files.script
    icon = files.icon
    self.feed = feed
    self.search = search
    self.menu = menu.links
    hasMorePages = menu.hasMore
    self.titles = titles
    order = Dictionary(uniqueKeysWithValues: plan.listed.enumerated().map { ($1, $0) })
    let isListed = plan.home.map { plan.pages[$0].options.list } ?? false
    filtersPages =
      isListed
      && (plan.listed.count >= PageData.leastTools
        || plan.listed.contains { !plan.pages[$0].options.tags.isEmpty })
    furniture = Furniture(language: configuration.language, strings: configuration.strings)
    let line = Array(configuration.footer.utf8)
    footer = Document(parsing: line, from: 0, SourceScan(line))
  }
}

/// A link to a page, as lists of pages show it.
struct PageLink: Sendable, Equatable {
  /// The file of the output.
  var output: String
  /// The place in it; empty for the page as a whole.
  var place: [UInt8] = []
  var title: [UInt8]
  /// The language tag of the title; empty where it is that of the furniture.
  var language = ""
  var description = ""
  /// How many entries the page holds; 0 where that is not told.
  var count = 0
  /// Some of its entries have dates.
  var isDated = false
  /// The day it is from, as it is shown and for machines; empty for none.
  var date = ""
  var datetime = ""
  /// Its tags, with commas between.
  var keywords = ""
  /// Where it leads if that is no page of the site.
  var address: [UInt8] = []
  /// The menu calls it so, whatever its title is.
  var isRenamed = false
}

/// Where the search over all pages is written.
struct SearchPlace: Sendable, Equatable {
  /// The folder of the index.
  var folder: String
  /// The file that reads it.
  var script: String
}

/// The names of the files that every page uses: the usual ones, unless something else has them.
struct FurnitureFiles: Sendable, Equatable {
  var style: String
  var script: String
  var icon: String

  init(besides names: TakenNames) {
    style = names.free("style.css")
    script = names.free("script.js")
    icon = names.free("icon.svg")
  }
}
