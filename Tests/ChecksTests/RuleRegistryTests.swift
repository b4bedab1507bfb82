import Diagnostics
import Platform
import Testing

/// What is written in Sources and what the rules say of themselves belong together.
struct RuleRegistryTests {
  /// The sources without the rules themselves, each with its path.
  private static let sources: [(path: String, text: String)] = {
    let root = FilePath.normalized(FilePath.join(FilePath.parent(of: #filePath), "../../Sources"))
    let files = (try? FileTree(root).entries.map(\.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Diagnostics/Rules/") }
      .compactMap { path in
        var bytes: [UInt8] = []
        try? File.read(FilePath.join(root, path), into: &bytes, limit: 1 << 24)
        return (path, String(decoding: bytes, as: UTF8.self))
      }
  }()

  /// The rule of a fault: the first text behind its weight, or of a call that gives it one.
  private static func rules(in text: String) throws -> [String] {
    let fault = try Regex<(Substring, Substring)>(
      #"\.(?:error|warning|note),\s*"([a-z0-9-]+)""#)
    let call = try Regex<(Substring, Substring)>(
      #"\b(?:warn|note|add|refusal)\(\s*"([a-z0-9]+-[a-z0-9-]+)""#)
    let choice = try Regex<(Substring, Substring, Substring)>(
      #"\? "([a-z]+-[a-z-]+)" : "([a-z]+-[a-z-]+)""#)
    return (text.matches(of: fault) + text.matches(of: call)).map { String($0.output.1) }
      + text.matches(of: choice).flatMap { [String($0.output.1), String($0.output.2)] }
  }

  @Test func `every rule of a fault is known`() throws {
    #expect(Self.sources.count > 100)
    var found: Set<String> = []
    for (path, text) in Self.sources {
      for rule in try Self.rules(in: text) {
        #expect(Rule.named(rule) != nil, "\(rule) of \(path) is among no rules")
        found.insert(rule)
      }
    }
    #expect(found.count > 40)
  }

  @Test(arguments: Rule.all)
  func `every rule that is known is used`(rule: Rule) {
    #expect(Self.sources.contains { $0.text.contains("\"\(rule.name)\"") }, "\(rule.name)")
  }
}
