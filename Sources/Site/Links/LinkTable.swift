internal import Content
internal import Diagnostics
internal import Output
internal import Platform

/// What paths below the content folder lead to.
struct LinkTable: Sendable {
  enum Target: Sendable, Equatable {
    /// The page of this number.
    case page(Int)
    /// A file that is a section of the page of this number.
    case part(Int, file: String)
    /// A file that is copied or made, by its path in the output.
    case asset(String)
    /// A page that is not published yet.
    case draft
  }

  private var targets: [String: Target] = [:]
  /// From the key of a name to the path: files without `.md`, and the other names of pages.
  private var names: [String: String] = [:]
  /// From the key of a path to the path, for what differs by case or composition only.
  private var folded: [String: String] = [:]

  /// `made` are the files of the output that have no source.
  init(_ plan: BuildPlan, made: [String]) {
    for (index, page) in plan.pages.enumerated() {
      add(page.output, .page(index))
      add(page.path, .page(index))
      for part in page.parts {
        guard let file = part.file else { continue }
        add(file, part.depth == 0 ? .page(index) : .part(index, file: file))
      }
    }
    for (index, page) in plan.pages.enumerated() {
      for old in page.oldOutputs { add(old: old, .page(index)) }
      for (old, file) in page.oldSections { add(old: old, .part(index, file: file)) }
    }
    for file in plan.assets + made { add(file, .asset(file)) }
    for draft in plan.drafts { add(draft, .draft) }
    nameFiles(plan)
  }

  /// A file is known by its name alone, wherever it lies; the first of several in the order of
  /// their paths.
  private mutating func nameFiles(_ plan: BuildPlan) {
    let files = plan.pages.flatMap(\.parts).compactMap(\.file)
    let texts = FolderTexts(files)
    for file in files { add(name: texts.contains(file) ? Route.folder(of: file) : file, file) }
    for asset in plan.assets + plan.offered { add(name: asset, asset) }
    for page in plan.pages {
      guard let file = page.parts.first?.file else { continue }
      add(aliases: page.options.aliases, of: page, file)
      if let title = page.options.title { add(name: title, file) }
      if let name = page.parts.first?.name, name.contains("/") { add(wholeName: name, file) }
    }
    for page in plan.pages {
      for part in page.parts {
        guard let file = part.file else { continue }
        add(aliases: part.aliases, of: page, file)
        if let title = part.title { add(name: title, file) }
      }
    }
  }

  /// Whether a name has the ending of a page, or none.
  private static func mayBePage(_ name: String) -> Bool {
    Route.isMarkdown(name) || !name.contains(".")
      || [".html", ".htm"].contains(where: name.hasSuffix)
  }

  private mutating func add(old output: String, _ target: Target) {
    add(output, target)
    if FilePath.name(of: output) == Route.index { add(Route.folder(of: output), target) }
  }

  private mutating func add(name: String, _ path: String) {
    let name = Route.isMarkdown(name) ? Route.stem(of: name) : FilePath.name(of: name)
    let key = OutputPath.key(name)
    if names[key] == nil { names[key] = path }
  }

  private mutating func add(aliases: [String], of page: PlannedPage, _ file: String) {
    for alias in aliases where page.oldOutput(ofAlias: alias) == nil {
      if alias.contains("/") { add(wholeName: alias, file) } else { add(name: alias, file) }
    }
  }

  /// A name that holds a `/` itself.
  private mutating func add(wholeName name: String, _ path: String) {
    let key = OutputPath.key(name)
    if names[key] == nil { names[key] = path }
  }

  /// The path of the file that a wiki-link means: a path with or without `.md`, from its own folder
  /// or the top, or a name; nil where there is none.
  func path(named name: String, in folder: String) -> String? {
    let paths = [FilePath.join(folder, name), name].map(FilePath.normalized)
    for path in paths {
      for candidate in [path, path + ".md"] {
        if let known = spelling(of: candidate) { return known }
      }
    }
    return names[OutputPath.key(name)] ?? names[OutputPath.key(FilePath.name(of: name))]
  }

  /// The file whose name is nearest to one that means no page; nil where none is near.
  func nearestName(to name: String) -> String? {
    let key = OutputPath.key(FilePath.name(of: name))
    // In this order the hint is the same each time.
    let near = names.keys.filter { EditDistance.nearest(to: key, in: [$0]) != nil }.min()
    return near.flatMap { names[$0] }.map {
      Route.isMarkdown($0) ? Route.stem(of: $0) : FilePath.name(of: $0)
    }
  }

  private mutating func add(_ path: String, _ target: Target) {
    guard targets[path] == nil else { return }
    targets[path] = target
    folded[OutputPath.key(path)] = path
  }

  /// What a path leads to; nil where there is nothing.
  subscript(path: String) -> Target? {
    if let target = targets[path] { return target }
    return folded[OutputPath.key(path)].flatMap { targets[$0] }
  }

  /// The path as the site has it; nil where there is nothing.
  func spelling(of path: String) -> String? {
    targets[path] != nil ? path : folded[OutputPath.key(path)]
  }

  /// The nearest path to one that leads nowhere, for a hint: a file of this name elsewhere, else
  /// one whose name or title is nearly so, or begins so. A path with the ending of a file that is
  /// no page means no page.
  func nearest(to path: String, isPicture: Bool = false) -> String? {
    let name = FilePath.name(of: path).lowercased()
    let same = targets.keys.filter { FilePath.name(of: $0).lowercased() == name }
      .min { FilePath.precedes($0, $1) }
    if let same { return same }
    let isPage = !isPicture && Self.mayBePage(name)
    let key = OutputPath.key(isPage ? Route.stem(of: name) : name)
    guard !key.isEmpty else { return nil }
    if let known = names[key], Route.isMarkdown(known) == isPage { return known }
    return NearNames.nearest(to: key, in: names) { Route.isMarkdown($0) == isPage }
  }
}
