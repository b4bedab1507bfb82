/// Turns parsed templates into a program in which partials are jumps.
///
/// A template is laid down in two forms as they are needed: plain, and with a place for the
/// indentation at the beginning of each line, for partials that stand alone on an indented line.
/// The specification indents the text of the partial itself: a partial that stands inline in it
/// is called in its plain form again.
struct TemplateLinker {
  private(set) var program = TemplateProgram()
  /// The calls of partials, in the order of their operations.
  private(set) var calls: [Call] = []

  /// Where a call stands.
  struct Call: Sendable {
    var operation: Int
    var path: String
    var range: Range<Int>
    var partial: String
  }

  private let templates: [ParsedTemplate]
  private let indices: [String: Int]
  private let vocabulary: TemplateVocabulary
  /// Where each form of a template begins; the form of template `n` is `2n` plain, `2n + 1` with
  /// indentation; -1 if it is not laid down yet.
  private var starts: [Int32]
  /// Forms that are called and not laid down yet.
  private var pending: [Int] = []
  /// No text may be joined to a literal before this operation: a jump ends here.
  private var barrier = 0

  init(_ templates: [ParsedTemplate], indices: [String: Int], vocabulary: TemplateVocabulary) {
    self.templates = templates
    self.indices = indices
    self.vocabulary = vocabulary
    starts = Array(repeating: -1, count: templates.count * 2)
    program.itemKey = Int32(vocabulary.key(of: ".") ?? -1)
    program.scopeCount = vocabulary.scopes.count
  }

  /// Lays down all templates; returns where each begins.
  mutating func run() -> [Int] {
    for template in templates.indices { layDown(template * 2) }
    while let form = pending.popLast() {
      if starts[form] < 0 { layDown(form) }
    }
    for index in program.operations.indices where program.operations[index].code == .call {
      program.operations[index].target = starts[Int(program.operations[index].target)]
    }
    return templates.indices.map { Int(starts[$0 * 2]) }
  }

  private mutating func layDown(_ form: Int) {
    starts[form] = Int32(program.operations.count)
    barrier = program.operations.count
    let template = templates[form / 2]
    let isIndented = form % 2 == 1
    var sections: [Int] = []
    for token in template.tokens {
      switch token.kind {
      case .text: addText(template.file.bytes[token.range])
      case .lineStart: if isIndented { add(TemplateOperation(.indent)) }
      case .variable: add(operation(.escapedVariable, for: token))
      case .unescapedVariable: add(operation(.unescapedVariable, for: token))
      case .section, .invertedSection:
        sections.append(program.operations.count)
        add(opening(token))
      case .close: close(sections.removeLast())
      case .partial: addCall(token, in: template, isIndented: isIndented)
      }
    }
    add(TemplateOperation(.finish))
  }

  private mutating func add(_ operation: TemplateOperation) {
    program.operations.append(operation)
  }

  private mutating func addText(_ text: ArraySlice<UInt8>) {
    let start = Int32(program.pool.count)
    program.pool.append(contentsOf: text)
    let end = Int32(program.pool.count)
    let last = program.operations.count - 1
    if last >= barrier, program.operations[last].code == .literal,
      program.operations[last].end == start
    {
      program.operations[last].end = end
      return
    }
    var operation = TemplateOperation(.literal)
    operation.start = start
    operation.end = end
    add(operation)
  }

  // MARK: Names

  private mutating func operation(
    _ code: TemplateOperation.Code, for token: TemplateToken
  ) -> TemplateOperation {
    var operation = TemplateOperation(code)
    guard let first = token.keys.first else {
      operation.key = -1
      return operation
    }
    operation.key = Int32(first)
    for scope in vocabulary.scopes(having: first) { operation.scopes |= 1 << UInt32(scope) }
    if token.keys.count > 1 {
      operation.path = Int32(program.paths.count)
      program.paths.append(contentsOf: token.keys.dropFirst().map(Int32.init))
      program.paths.append(-1)
    }
    return operation
  }

  /// The operation that begins a section. If it is known to enter no context, and nobody asks for
  /// its text as `{{.}}`, it is no more than a jump.
  private mutating func opening(_ token: TemplateToken) -> TemplateOperation {
    if token.kind == .invertedSection { return operation(.invertedCondition, for: token) }
    return operation(canEnter(token) ? .enter : .condition, for: token)
  }

  private func canEnter(_ token: TemplateToken) -> Bool {
    guard !vocabulary.isOpen, let key = token.keys.last else { return true }
    return vocabulary.scopes(having: key).contains { scope in
      switch vocabulary.shape(of: key, in: scope) {
      case .object, .list: true
      case .text: token.needsItem
      case .flag, nil: false
      }
    }
  }

  private mutating func close(_ opening: Int) {
    if program.operations[opening].code == .enter {
      var operation = TemplateOperation(.leave)
      operation.target = Int32(opening + 1)
      add(operation)
    }
    program.operations[opening].target = Int32(program.operations.count)
    barrier = program.operations.count
  }

  // MARK: Partials

  private mutating func addCall(
    _ token: TemplateToken, in template: ParsedTemplate, isIndented: Bool
  ) {
    let name = template.name(of: token)
    guard let called = indices[name] else { return }
    calls.append(
      Call(
        operation: program.operations.count, path: template.file.path, range: token.range,
        partial: name))
    var operation = TemplateOperation(.call)
    operation.extends = isIndented && token.indentation != nil
    operation.start = Int32(program.pool.count)
    if let indentation = token.indentation {
      program.pool.append(contentsOf: template.file.bytes[indentation])
    }
    operation.end = Int32(program.pool.count)
    let needsIndentation = operation.extends || operation.start < operation.end
    let form = called * 2 + (needsIndentation ? 1 : 0)
    operation.target = Int32(form)
    if starts[form] < 0 { pending.append(form) }
    add(operation)
  }
}
