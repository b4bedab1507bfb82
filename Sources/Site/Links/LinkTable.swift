internal import Platform

/// What paths below the content folder lead to.
struct LinkTable: Sendable {
  enum Target: Sendable, Equatable {
    /// The page of this number.
    case page(Int)
    /// A file that is a section of the page of this number.
    case part(Int, file: String)
    /// A file that is copied, by its path in the output.
    case asset(String)
    /// A page that is not published yet.
    case draft
  }

  private var targets: [String: Target] = [:]
  /// From the key of a path to the path, for what differs by case or composition only.
  private var folded: [String: String] = [:]

  init(_ plan: BuildPlan) {
    for (index, page) in plan.pages.enumerated() {
      add(page.output, .page(index))
      add(page.path, .page(index))
      for part in page.parts {
        guard let file = part.file else { continue }
        add(file, part.depth == 0 ? .page(index) : .part(index, file: file))
      }
    }
    for (index, page) in plan.pages.enumerated() {
      for old in page.oldOutputs { add(old, .page(index)) }
    }
    for asset in plan.assets { add(asset, .asset(asset)) }
    for draft in plan.drafts { add(draft, .draft) }
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

  /// The nearest path to one that leads nowhere, for a hint.
  func nearest(to path: String) -> String? {
    let name = FilePath.name(of: path).lowercased()
    return targets.keys.filter { FilePath.name(of: $0).lowercased() == name }
      .min { FilePath.precedes($0, $1) }
  }
}
