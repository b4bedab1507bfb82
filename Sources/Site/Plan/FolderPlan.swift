internal import Content
internal import Platform

/// A folder as one page: its other files in the order of their weights and names, a folder inside
/// as a section of sections.
struct FolderPlan {
  private let front: FrontMatter
  private let includesDrafts: Bool
  /// The text of each folder that has one.
  let indices: FolderTexts
  private let defaults: PageOptions

  init(_ files: [String], _ front: FrontMatter, defaults: PageOptions, includesDrafts: Bool) {
    self.front = front
    self.defaults = defaults
    self.includesDrafts = includesDrafts
    indices = FolderTexts(files)
  }

  /// The pages that a folder becomes: its own, and those of files and folders in it that are
  /// unlisted, for a section is as public as its page. Below a page that is unlisted itself they
  /// are sections like others.
  func pages(_ folder: String, files: [String]) -> [PlannedPage] {
    guard isPublished(folder), !options(of: folder).unlisted, !defaults.unlisted,
      files.contains(where: { front[$0].unlisted })
    else { return [page(folder, files: files)].compactMap(\.self) }
    var listed: [String] = []
    var apart: [String: [String]] = [:]
    var pages: [PlannedPage] = []
    for file in files where isPublished(file: file, below: folder) || file == indices[folder] {
      let around = foldersBetween(folder, and: file).first { options(of: $0).unlisted }
      if let around {
        apart[around, default: []].append(file)
      } else if front[file].unlisted {
        pages.append(page(ofUnlisted: file))
      } else {
        listed.append(file)
      }
    }
    if let own = page(folder, files: listed) { pages.append(own) }
    for (folder, files) in apart.sorted(by: { FilePath.precedes($0.key, $1.key) }) {
      if let page = page(folder, files: files) { pages.append(page) }
    }
    return pages
  }

  private func page(ofUnlisted file: String) -> PlannedPage {
    let part = PlannedPart(
      file: file, name: Route.stem(of: file), depth: 0,
      defaults: inherited(by: Route.folder(of: file)))
    return PlannedPage(
      path: file, output: Route.output(ofFile: file), options: front[file], parts: [part])
  }

  /// The page of a folder, from all Markdown files below it; nil where all are drafts.
  private func page(_ folder: String, files: [String]) -> PlannedPage? {
    guard isPublished(folder) else { return nil }
    let options = self.options(of: folder)
    var parts = [
      PlannedPart(
        file: indices[folder], name: FilePath.name(of: folder), depth: 0, defaults: defaults)
    ]
    var open: [String] = []
    let placed = files.filter { indices[folder] != $0 && isPublished(file: $0, below: folder) }
      .map { (file: $0, key: key(of: $0, below: folder)) }
      .sorted { $0.key < $1.key }
    for (file, _) in placed {
      let folders = foldersBetween(folder, and: file)
      while open.count > folders.count || !folders.starts(with: open) { open.removeLast() }
      for inner in folders.dropFirst(open.count) {
        open.append(inner)
        parts.append(part(indices[inner], FilePath.name(of: inner), in: inner, open.count))
      }
      if indices[Route.folder(of: file)] == file { continue }
      let depth = open.count + 1
      parts.append(part(file, Route.stem(of: file), in: Route.folder(of: file), depth))
    }
    if parts.count == 1, parts[0].file == nil { return nil }
    return PlannedPage(
      path: folder, isFolder: true, output: Route.output(ofFolder: folder), options: options,
      parts: parts)
  }

  private func part(_ file: String?, _ name: String, in folder: String, _ depth: Int) -> PlannedPart
  {
    let parent = file.map { indices[folder] == $0 } == true ? Route.folder(of: folder) : folder
    var part = PlannedPart(file: file, name: name, depth: depth, defaults: inherited(by: parent))
    if let file {
      part.title = front[file].title
      part.aliases = front[file].aliases
    }
    return part
  }

  /// What the folder's own text says, over what the folders around it say.
  private func options(of folder: String) -> PageOptions {
    indices[folder].map { front[$0] } ?? defaults
  }

  /// The keys that hold for the files of a folder: those of the nearest text of a folder.
  private func inherited(by folder: String) -> PageOptions {
    var folder = folder
    while !folder.isEmpty {
      if let index = indices[folder] {
        var options = front[index].inherited
        // A section has no furniture: such a language is that of its text.
        if options.lang.isEmpty, folder.utf8.contains(UInt8(ascii: "/")),
          options.language != defaults.language
        {
          options.lang = options.language
        }
        return options
      }
      folder = Route.folder(of: folder)
    }
    return defaults.inherited
  }

  private func isPublished(_ folder: String) -> Bool {
    includesDrafts || !options(of: folder).draft
  }

  private func isPublished(file: String, below folder: String) -> Bool {
    includesDrafts
      || !front[file].draft && foldersBetween(folder, and: file).allSatisfy(isPublished)
  }

  /// The folders below `folder` that lead to a file, the outermost first.
  private func foldersBetween(_ folder: String, and file: String) -> [String] {
    var folders: [String] = []
    var current = Route.folder(of: file)
    while current.utf8.count > folder.utf8.count {
      folders.append(current)
      current = Route.folder(of: current)
    }
    return folders.reversed()
  }

  private func key(of file: String, below folder: String) -> OrderKey {
    var steps = foldersBetween(folder, and: file).map { inner in
      OrderKey.Step(weight: options(of: inner).weight, name: FilePath.name(of: inner))
    }
    if indices[Route.folder(of: file)] != file {
      steps.append(OrderKey.Step(weight: front[file].weight, name: FilePath.name(of: file)))
    }
    return OrderKey(steps: steps)
  }
}

/// Where something stands among its siblings and they among theirs: by weight, those without one
/// last, then by the bytes of its name.
struct OrderKey: Comparable {
  struct Step: Comparable {
    var weight: Int
    var name: String

    init(weight: Int?, name: String) {
      self.weight = weight ?? .max
      self.name = name
    }

    static func < (left: Step, right: Step) -> Bool {
      left.weight != right.weight
        ? left.weight < right.weight : FilePath.precedes(left.name, right.name)
    }
  }

  var steps: [Step]

  static func < (left: OrderKey, right: OrderKey) -> Bool {
    left.steps.lexicographicallyPrecedes(right.steps)
  }
}
