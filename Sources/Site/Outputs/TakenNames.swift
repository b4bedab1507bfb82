/// The paths of the output that pages and copies of files take.
struct TakenNames: Sendable {
  private let keys: Set<String>
  private let folders: Set<String>

  init(_ plan: BuildPlan) {
    let paths = plan.pages.flatMap { [$0.output] + $0.oldOutputs } + plan.assets
    keys = Set(paths.map(OutputPath.key))
    folders = Set(keys.flatMap { OutputPath.folders(above: $0) })
  }

  /// Whether nothing lies at a path, nor below it.
  func isFree(_ path: String) -> Bool {
    let key = OutputPath.key(path)
    return !keys.contains(key) && !folders.contains(key)
      && OutputPath.folders(above: key).allSatisfy { !keys.contains($0) }
  }

  /// A folder in which nothing lies, called like this if that is free.
  func freeFolder(_ name: String) -> String {
    var name = name
    while !isFree(name) { name = "fl-" + name }
    return name
  }
}
