internal import Diagnostics

/// Finds names that no enclosing context has, by following every way from the root templates
/// through sections and partials.
///
/// Of the contexts around a tag only the innermost of each scope can be asked, so a way is told by
/// the scopes around it, innermost first: there are few, and each template is read once for each.
struct ScopeChecker {
  private(set) var report = Report()

  private let templates: [ParsedTemplate]
  private let indices: [String: Int]
  private let vocabulary: TemplateVocabulary
  private var visited: Set<Way> = []
  private var pending: [Way] = []
  /// The tags that are reported, by template and place.
  private var reported: Set<[Int]> = []

  /// What surrounds a tag.
  private struct Surroundings: Hashable {
    /// Numbers of scopes, innermost first, each once.
    var scopes: [Int]
    /// Whether the innermost section is entered with a text, which `{{.}}` writes.
    var isText = false

    func entering(_ scope: Int) -> Surroundings {
      Surroundings(scopes: [scope] + scopes.filter { $0 != scope })
    }
  }

  private struct Way: Hashable {
    var template: Int
    var surroundings: Surroundings
  }

  init(_ templates: [ParsedTemplate], indices: [String: Int], vocabulary: TemplateVocabulary) {
    self.templates = templates
    self.indices = indices
    self.vocabulary = vocabulary
  }

  /// Follows all ways from the root templates, each of which is rendered in a context of a scope.
  mutating func run(from roots: [TemplateRoot]) {
    for root in roots {
      guard let index = indices[root.name] else { continue }
      visit(Way(template: index, surroundings: Surroundings(scopes: [root.scope])))
    }
    while let way = pending.popLast() { follow(way) }
  }

  private mutating func visit(_ way: Way) {
    if visited.insert(way).inserted { pending.append(way) }
  }

  private mutating func follow(_ way: Way) {
    let template = templates[way.template]
    var stack = [way.surroundings]
    var index = 0
    while index < template.tokens.count {
      let token = template.tokens[index]
      let place = Place(template: way.template, token: index)
      let surroundings = stack[stack.count - 1]
      index += 1
      switch token.kind {
      case .text, .lineStart: break
      case .variable, .unescapedVariable: checkVariable(token, at: place, in: surroundings)
      case .close: stack.removeLast()
      case .partial:
        if let called = indices[template.name(of: token)] {
          visit(Way(template: called, surroundings: surroundings))
        }
      case .section, .invertedSection:
        if let inner = inside(token, at: place, in: surroundings) {
          stack.append(inner)
        } else {
          index = token.partner + 1
        }
      }
    }
  }

  private struct Place {
    var template: Int
    var token: Int
  }

  private mutating func checkVariable(
    _ token: TemplateToken, at place: Place, in surroundings: Surroundings
  ) {
    if token.isItem {
      if !surroundings.isText && !hasText(surroundings) {
        report(place, "{{.}} has no text here", fix: "write the name of a variable")
      }
      return
    }
    guard let shape = shape(of: token, at: place, in: surroundings) else { return }
    let name = templates[place.template].name(of: token)
    let fix = "write {{#\(name)}}…{{/\(name)}}"
    switch shape {
    case .text: break
    case .flag: report(place, "the variable \"\(name)\" is true or false, not a text", fix: fix)
    case .object: report(place, "the variable \"\(name)\" is an object, not a text", fix: fix)
    case .list: report(place, "the variable \"\(name)\" is a list, not a text", fix: fix)
    }
  }

  /// What surrounds the tags in a section; nil if its name is at fault.
  private mutating func inside(
    _ token: TemplateToken, at place: Place, in surroundings: Surroundings
  ) -> Surroundings? {
    if token.isItem { return surroundings }
    guard let shape = shape(of: token, at: place, in: surroundings) else { return nil }
    if token.kind == .invertedSection { return surroundings }
    switch shape {
    case .flag: return surroundings
    case .text: return Surroundings(scopes: surroundings.scopes, isText: true)
    case .object(let name), .list(let name):
      return vocabulary.scopes.firstIndex(of: name).map(surroundings.entering)
    }
  }

  /// What a name stands for; nil if it is at fault, which is reported here or was by the parser.
  private mutating func shape(
    of token: TemplateToken, at place: Place, in surroundings: Surroundings
  ) -> TemplateVocabulary.Shape? {
    guard let first = token.keys.first else { return nil }
    let shapes = surroundings.scopes.lazy.compactMap { [vocabulary] scope in
      vocabulary.shape(of: first, in: scope)
    }
    guard var shape = shapes.first else {
      reportOutOfScope(first, at: place, in: surroundings)
      return nil
    }
    for (part, key) in token.keys.dropFirst().enumerated() {
      guard case .object(let name) = shape, let scope = vocabulary.scopes.firstIndex(of: name),
        let inner = vocabulary.shape(of: key, in: scope)
      else {
        reportNoMember(key, of: token.keys[part], shape, at: place)
        return nil
      }
      shape = inner
    }
    return shape
  }

  private func hasText(_ surroundings: Surroundings) -> Bool {
    guard let key = vocabulary.key(of: "."), let scope = surroundings.scopes.first else {
      return false
    }
    return vocabulary.shape(of: key, in: scope) != nil
  }

  // MARK: Reports

  private mutating func reportOutOfScope(_ key: Int, at place: Place, in around: Surroundings) {
    let name = vocabulary.names[key]
    let owners = vocabulary.scopes(having: key).map { vocabulary.scopes[$0] }
    let here = around.scopes.map { vocabulary.scopes[$0] }
    let opening = wayInto(owners, from: around)
    report(
      place, "the variable \"\(name)\" does not exist here",
      explanation: "It belongs to: \(owners.joined(separator: ", ")). "
        + "The contexts here are: \(here.joined(separator: ", ")).",
      fix: opening.map { "use it between {{#\($0)}} and {{/\($0)}}" } ?? "")
  }

  /// The name of a section that can be opened here and leads to one of the scopes.
  private func wayInto(_ owners: [String], from around: Surroundings) -> String? {
    for scope in around.scopes {
      let key = vocabulary.names.indices.first { key in
        vocabulary.shape(of: key, in: scope)?.scope.map(owners.contains) ?? false
      }
      if let key { return vocabulary.names[key] }
    }
    return nil
  }

  private mutating func reportNoMember(
    _ key: Int, of holder: Int, _ shape: TemplateVocabulary.Shape, at place: Place
  ) {
    let (holder, name) = (vocabulary.names[holder], vocabulary.names[key])
    let fix =
      switch shape {
      case .list: "write {{#\(holder)}}{{\(name)}}{{/\(holder)}}"
      case .text, .flag: "write {{\(name)}} by itself"
      case .object: "the README of the templates lists what it has (`florilegium eject README`)"
      }
    report(place, "the variable \"\(holder)\" has no \"\(name)\"", fix: fix)
  }

  private mutating func report(
    _ place: Place, _ headline: String, explanation: String = "", fix: String = ""
  ) {
    guard reported.insert([place.template, place.token]).inserted else { return }
    let template = templates[place.template]
    let token = template.tokens[place.token]
    report.add(
      Diagnostic(
        .error, "unknown-variable", path: template.file.path, range: token.name, headline,
        explanation: explanation, fix: fix))
  }
}
