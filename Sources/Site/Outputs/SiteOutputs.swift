internal import Platform

/// What is written besides pages and copies, as far as it is switched on. A file of the user's own
/// at the same place is left alone.
extension SiteFrame {
  /// The outputs that are made of entries; nil where none is wanted.
  func entryOutputs(to output: StagedOutput) -> EntryOutputs? {
    guard site != nil, output.isOpen else { return nil }
    let wanted = sources.configuration.outputs
    let names = TakenNames(sources.plan)
    var outputs: [any EntryOutput] = []
    if wanted.data, names.isFree(DataFile.name) {
      outputs.append(
        DataFile(sources.configuration, sources.plan, parts: names.freeFolder("quotes")))
    }
    return EntryOutputs(outputs, to: output)
  }
}

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
