public import HTML

extension TemplateSet {
  /// Writes a template of this set, filled from `root` and what can be reached from there.
  ///
  /// Throws if a partial includes itself without end; ``diagnostic(for:)`` says where.
  @inlinable
  public func render<Source: TemplateSource>(
    _ template: Template, of root: Source.Context, from source: Source,
    into output: inout HTMLBuffer
  ) throws(TemplateRecursion) {
    var renderer = TemplateRenderer(program, source: source, root: root)
    try renderer.run(program, from: template.start, into: &output)
  }
}

extension TemplateRenderer {
  /// Runs the template that begins at `start` to its end.
  @inlinable
  mutating func run(
    _ program: TemplateProgram, from start: Int, into output: inout HTMLBuffer
  ) throws(TemplateRecursion) {
    let operations = program.operations.span
    let pool = program.pool.span
    var counter = start
    while true {
      let operation = operations[counter]
      counter += 1
      if operation.textEnd > operation.textStart {
        let text = pool.extracting(Int(operation.textStart)..<Int(operation.textEnd))
        unsafe text.withUnsafeBufferPointer { unsafe output.append(raw: $0) }
      }
      switch operation.code {
      case .text: break
      case .escapedVariable: write(operation, escaped: true, into: &output)
      case .unescapedVariable: write(operation, escaped: false, into: &output)
      case .condition: if !isTrue(operation) { counter = Int(operation.target) }
      case .invertedCondition: if isTrue(operation) { counter = Int(operation.target) }
      case .enter: if !enter(operation) { counter = Int(operation.target) }
      case .leave: if advance() { counter = Int(operation.target) }
      case .indent: output.append(raw: indentations[indentation])
      case .call, .extendingCall:
        guard calls.count < TemplateRecursion.limit else {
          throw TemplateRecursion(operation: counter - 1)
        }
        push(
          callFrom: counter,
          indentation: program.pool[Int(operation.start)..<Int(operation.end)],
          extends: operation.code == .extendingCall)
        counter = Int(operation.target)
      case .finish:
        guard let next = popCall() else { return }
        counter = next
      }
    }
  }

  @inlinable
  @inline(__always)
  func write(_ operation: Operation, escaped: Bool, into output: inout HTMLBuffer) {
    guard let question = question(for: operation) else { return }
    source.write(question.key, of: question.context, escaped: escaped, into: &output)
  }

  @inlinable
  @inline(__always)
  func isTrue(_ operation: Operation) -> Bool {
    guard let question = question(for: operation) else { return false }
    switch source.value(of: question.key, in: question.context) {
    case .undeclared, .empty: return false
    case .text, .object, .list: return true
    }
  }

  /// Enters what a name stands for; false if it stands for nothing.
  @inlinable
  mutating func enter(_ operation: Operation) -> Bool {
    guard let question = question(for: operation) else { return false }
    switch source.value(of: question.key, in: question.context) {
    case .undeclared, .empty: return false
    case .text: push(text: question.key, of: question.context)
    case .object(let context): push(context, isList: false)
    case .list(let first): push(first, isList: true)
    }
    return true
  }
}
