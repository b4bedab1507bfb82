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

  /// The page of a folder, from all Markdown files below it; nil where all are drafts.
  func page(_ folder: String, files: [String]) -> PlannedPage? {
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
    return PlannedPart(file: file, name: name, depth: depth, defaults: inherited(by: parent))
  }

  /// What the folder's own text says, over what the folders around it say.
  private func options(of folder: String) -> PageOptions {
    indices[folder].map { front[$0] } ?? defaults
  }

  /// The keys that hold for the files of a folder: those of the nearest text of a folder.
  private func inherited(by folder: String) -> PageOptions {
    var folder = folder
    while !folder.isEmpty {
      if let index = indices[folder] { return front[index].inherited }
      folder = Route.folder(of: folder)
    }
    return defaults
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
