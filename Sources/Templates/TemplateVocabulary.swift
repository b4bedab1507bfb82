/// The names that templates may use, each with a small number by which the data source knows it.
///
/// A closed vocabulary is declared by a data source; a template of a site that uses another name,
/// or a name where no enclosing context has it, is in error. An open vocabulary learns every name
/// it meets, and a name that nobody knows is empty, as the Mustache specification says.
package struct TemplateVocabulary: Sendable {
  /// What stands behind a name.
  package enum Shape: Sendable, Hashable {
    /// Text that can be written, and that is false when it is empty.
    case text
    /// True or false; it is only asked for.
    case flag
    /// One context of this scope, or none.
    case object(String)
    /// Contexts of this scope in their order.
    case list(String)

    /// The scope of the contexts that it leads to.
    var scope: String? {
      switch self {
      case .text, .flag: nil
      case .object(let scope), .list(let scope): scope
      }
    }
  }

  /// A kind of context, such as `entry`, and the names that each context of that kind has.
  ///
  /// The name `.` stands for the text of a context itself, such as a word in a list of words.
  package struct Scope: Sendable {
    package var name: String
    var members: [(name: String, shape: Shape)]

    package init(_ name: String, _ members: KeyValuePairs<String, Shape>) {
      self.name = name
      self.members = members.map { ($0.key, $0.value) }
    }
  }

  /// Whether new names are learned.
  package let isOpen: Bool
  /// What the contexts of each scope are called; a scope's place is its number.
  package let scopes: [String]
  /// The names; a name's place is its key.
  package private(set) var names: [String] = []
  private var keys: [[UInt8]: Int] = [:]
  /// For each scope the shapes of the names it has, by their keys.
  private var shapes: [[Int: Shape]] = []

  /// A closed vocabulary: keys are the places in `names`, the numbers of scopes, 32 at most, the
  /// places in `scopes`. All names and scopes that a scope speaks of must be given.
  package init(names: [String], scopes: [Scope]) {
    precondition(scopes.count <= 32, "A vocabulary has at most 32 scopes.")
    isOpen = false
    self.scopes = scopes.map(\.name)
    for name in names { learn(Array(name.utf8)) }
    precondition(keys.count == names.count, "A vocabulary declares each name once.")
    for scope in scopes {
      var shapes: [Int: Shape] = [:]
      for (name, shape) in scope.members {
        guard let key = key(of: name) else {
          preconditionFailure("The scope \(scope.name) has a name that is not declared: \(name).")
        }
        precondition(
          shape.scope.map(self.scopes.contains) ?? true,
          "\(scope.name).\(name) leads to a scope that is not declared.")
        shapes[key] = shape
      }
      self.shapes.append(shapes)
    }
  }

  private init() {
    isOpen = true
    scopes = []
    learn([UInt8(ascii: ".")])
  }

  /// A vocabulary that learns.
  package static var open: TemplateVocabulary { TemplateVocabulary() }

  /// The key of a name; nil if nobody declared it.
  package func key(of name: String) -> Int? {
    keys[Array(name.utf8)]
  }

  /// The key of a name, learned if it is new and the vocabulary open.
  mutating func key(of name: ArraySlice<UInt8>) -> Int? {
    let name = Array(name)
    if let key = keys[name] { return key }
    return isOpen ? learn(name) : nil
  }

  /// What a name stands for in contexts of a scope; nil if they do not have it.
  package func shape(of key: Int, in scope: Int) -> Shape? {
    shapes[scope][key]
  }

  /// The numbers of the scopes that have a name.
  func scopes(having key: Int) -> [Int] {
    scopes.indices.filter { shapes[$0][key] != nil }
  }

  @discardableResult
  private mutating func learn(_ name: [UInt8]) -> Int {
    keys[name] = names.count
    names.append(String(decoding: name, as: UTF8.self))
    return names.count - 1
  }
}
