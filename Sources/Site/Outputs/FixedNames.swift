/// What is written besides pages under the same name in every site, since others look for it there.
enum FixedNames {
  /// The page of a host for an address at which nothing lies.
  static let notFound = "404.html"
  static let robots = "robots.txt"
  /// Without it a host may leave out files whose names begin with an underscore.
  static let noJekyll = ".nojekyll"

  static let all = [notFound, robots, noJekyll, DataFile.name, Sitemap.name, Feed.name]
}
