/// The names that templates may use, each with a small number by which the data source knows it.
///
/// A closed vocabulary is declared by a data source; a template of a site that uses another name,
/// or a name where no enclosing context has it, is in error. An open vocabulary learns every name
/// it meets, and a name that nobody knows is empty, as the Mustache specification says.
package struct TemplateVocabulary: Sendable {
  /// What stands behind a name. It is the same in every scope that declares the name.
  package enum Shape: Sendable, Equatable {
    /// Text that can be written, and that is false when it is empty.
    case text
    /// True or false; it is only asked for.
    case flag
    /// One context, or none; the number of its scope.
    case object(Int)
    /// Contexts in their order; the number of their scope.
    case list(Int)
  }

  /// A name, what stands behind it, and the scopes whose contexts have it.
  ///
  /// The name `.` stands for the text of a context itself, such as a word in a list of words.
  package struct Name: Sendable {
    package var name: String
    package var shape: Shape
    /// Numbers of scopes.
    package var scopes: [Int]

    package init(_ name: String, _ shape: Shape, in scopes: [Int]) {
      self.name = name
      self.shape = shape
      self.scopes = scopes
    }
  }

  /// Whether new names are learned.
  package let isOpen: Bool
  /// What a context of each scope is called in messages, such as `entry`.
  package let scopes: [String]
  /// The names; a name's place is its key.
  package private(set) var names: [String] = []
  /// The shape of each name; empty if the vocabulary is open.
  let shapes: [Shape]
  /// For each name one bit for each scope that has it; empty if the vocabulary is open.
  let masks: [UInt32]
  private var keys: [[UInt8]: Int] = [:]

  /// A closed vocabulary. Keys are the places in `names`; scopes, 32 at most, the places in
  /// `scopes`.
  package init(scopes: [String], names: [Name]) {
    precondition(scopes.count <= 32, "A vocabulary has at most 32 scopes.")
    isOpen = false
    self.scopes = scopes
    shapes = names.map(\.shape)
    masks = names.map { $0.scopes.reduce(0) { $0 | 1 << UInt32($1) } }
    for name in names { learn(Array(name.name.utf8)) }
    precondition(keys.count == names.count, "A vocabulary declares each name once.")
  }

  private init() {
    isOpen = true
    scopes = []
    shapes = []
    masks = []
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

  @discardableResult
  private mutating func learn(_ name: [UInt8]) -> Int {
    keys[name] = names.count
    names.append(String(decoding: name, as: UTF8.self))
    return names.count - 1
  }
}
