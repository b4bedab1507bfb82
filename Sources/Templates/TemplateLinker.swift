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
  /// The text in the pool that is to be written before the next operation.
  private var text = 0..<0

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
    for call in calls {
      let form = Int(program.operations[call.operation].target)
      program.operations[call.operation].target = starts[form]
    }
    return templates.indices.map { Int(starts[$0 * 2]) }
  }

  private mutating func layDown(_ form: Int) {
    starts[form] = Int32(program.operations.count)
    let template = templates[form / 2]
    let isIndented = form % 2 == 1
    var sections: [Int] = []
    for token in template.tokens {
      switch token.kind {
      case .text: addText(template.file.bytes[token.range])
      case .lineStart: if isIndented { add(TemplateOperation(.indent)) }
      case .variable: add(operation(.escapedVariable, for: token))
      case .unescapedVariable: add(operation(.unescapedVariable, for: token))
      case .section, .invertedSection: sections.append(add(opening(token)))
      case .close: close(sections.removeLast())
      case .partial: addCall(token, in: template, isIndented: isIndented)
      }
    }
    add(TemplateOperation(.finish))
  }

  /// Holds text back until an operation can take it along.
  private mutating func addText(_ bytes: ArraySlice<UInt8>) {
    if text.isEmpty { text = program.pool.count..<program.pool.count }
    program.pool.append(contentsOf: bytes)
    text = text.lowerBound..<program.pool.count
  }

  @discardableResult
  private mutating func add(_ operation: TemplateOperation) -> Int {
    var operation = operation
    operation.textStart = Int32(text.lowerBound)
    operation.textEnd = Int32(text.upperBound)
    text = 0..<0
    program.operations.append(operation)
    return program.operations.count - 1
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
    let scopes = vocabulary.scopes(having: first).reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    if token.keys.count > 1 {
      operation.path = Int32(program.paths.count)
      program.paths.append(Int32(bitPattern: scopes))
      program.paths.append(contentsOf: token.keys.dropFirst().map(Int32.init))
      program.paths.append(-1)
    } else {
      operation.scopes = scopes
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
    } else if !text.isEmpty {
      add(TemplateOperation(.text))
    }
    program.operations[opening].target = Int32(program.operations.count)
  }

  // MARK: Partials

  private mutating func addCall(
    _ token: TemplateToken, in template: ParsedTemplate, isIndented: Bool
  ) {
    let name = template.name(of: token)
    guard let called = indices[name] else { return }
    let extends = isIndented && token.indentation != nil
    var operation = TemplateOperation(extends ? .extendingCall : .call)
    let indentation = token.indentation.map { Array(template.file.bytes[$0]) } ?? []
    let form = called * 2 + (extends || !indentation.isEmpty ? 1 : 0)
    operation.target = Int32(form)
    if starts[form] < 0 { pending.append(form) }
    let place = add(operation)
    program.operations[place].start = Int32(program.pool.count)
    program.pool.append(contentsOf: indentation)
    program.operations[place].end = Int32(program.pool.count)
    calls.append(
      Call(operation: place, path: template.file.path, range: token.range, partial: name))
  }
}
