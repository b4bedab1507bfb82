public import HTML

extension TemplateSet {
  /// Writes a template of this set, filled from `root` and what can be reached from there.
  ///
  /// Throws if a partial includes itself without end; ``diagnostic(for:)`` says where.
  @inlinable
  package func render<Source: TemplateSource>(
    _ template: Template, of root: Source.Context, from source: Source,
    into output: inout HTMLBuffer
  ) throws(TemplateRecursion) {
    var renderer = TemplateRenderer(program, source: source)
    renderer.enter(root, isList: false)
    try renderer.run(from: template.start, into: &output)
  }
}

extension TemplateRenderer {
  /// Runs the template that begins at `start` to its end.
  @inlinable
  mutating func run(from start: Int, into output: inout HTMLBuffer) throws(TemplateRecursion) {
    let operations = program.operations
    var counter = start
    while true {
      let operation = operations[counter]
      counter += 1
      switch operation.code {
      case .literal:
        write(operation, into: &output)
      case .escapedVariable, .unescapedVariable:
        guard let (context, key) = find(operation) else { continue }
        let escaped = operation.code == .escapedVariable
        source.write(key, of: context, escaped: escaped, into: &output)
      case .condition:
        if !isTrue(operation) { counter = Int(operation.target) }
      case .invertedCondition:
        if isTrue(operation) { counter = Int(operation.target) }
      case .enter:
        if !enter(operation) { counter = Int(operation.target) }
      case .leave:
        if advance() { counter = Int(operation.target) }
      case .call:
        guard calls.count < TemplateRecursion.limit else {
          throw TemplateRecursion(operation: counter - 1)
        }
        call(operation, next: counter)
        counter = Int(operation.target)
      case .indent:
        output.append(raw: indentations[indentation])
      case .finish:
        guard let call = calls.popLast() else { return }
        counter = finish(call)
      }
    }
  }

  @inlinable
  func write(_ operation: Operation, into output: inout HTMLBuffer) {
    unsafe program.pool.withUnsafeBufferPointer { pool in
      unsafe output.append(
        raw: UnsafeBufferPointer(rebasing: pool[Int(operation.start)..<Int(operation.end)]))
    }
  }

  // MARK: Sections

  @inlinable
  func isTrue(_ operation: Operation) -> Bool {
    guard let (context, key) = find(operation) else { return false }
    switch source.value(of: key, in: context) {
    case .undeclared, .empty: return false
    case .text, .object, .list: return true
    }
  }

  /// Enters what a name stands for; false if it stands for nothing.
  @inlinable
  mutating func enter(_ operation: Operation) -> Bool {
    guard let (context, key) = find(operation) else { return false }
    switch source.value(of: key, in: context) {
    case .undeclared, .empty: return false
    case .text:
      frames.append(
        Frame(context: context, key: Int32(key), scope: -1, isList: false, covered: -1))
    case .object(let context): enter(context, isList: false)
    case .list(let first): enter(first, isList: true)
    }
    return true
  }

  @inlinable
  mutating func enter(_ context: Context, isList: Bool) {
    guard !innermost.isEmpty else {
      return frames.append(Frame(context: context, scope: -1, isList: isList, covered: -1))
    }
    let scope = source.scope(of: context)
    let covered = innermost[scope]
    innermost[scope] = Int32(frames.count)
    frames.append(Frame(context: context, scope: Int8(scope), isList: isList, covered: covered))
  }

  /// Goes on to the next context of the list; at its end leaves the section and returns false.
  @inlinable
  mutating func advance() -> Bool {
    let last = frames.count - 1
    if frames[last].isList, let next = source.next(after: frames[last].context) {
      frames[last].context = next
      return true
    }
    let frame = frames.removeLast()
    if frame.scope >= 0 { innermost[Int(frame.scope)] = frame.covered }
    return false
  }

  // MARK: Partials

  @inlinable
  mutating func call(_ operation: Operation, next: Int) {
    calls.append(Call(next: next, indentation: indentation))
    let start = operation.extends ? indentation.lowerBound : indentations.count
    indentations.append(contentsOf: program.pool[Int(operation.start)..<Int(operation.end)])
    indentation = start..<indentations.count
  }

  @inlinable
  mutating func finish(_ call: Call) -> Int {
    indentations.removeLast(indentations.count - call.indentation.upperBound)
    indentation = call.indentation
    return call.next
  }

  // MARK: Names

  /// The context to ask for a name, and the key to ask for; nil if the name stands for nothing.
  @inlinable
  func find(_ operation: Operation) -> (Context, Int)? {
    let place = holder(of: operation)
    guard place >= 0 else { return nil }
    if operation.key >= 0 && operation.path == 0 {
      return (frames[place].context, Int(operation.key))
    }
    return operation.key < 0 ? item(of: frames[place]) : follow(operation, from: place)
  }

  /// The place of the innermost frame that has the first part of a name; -1 for none.
  @inlinable
  func holder(of operation: Operation) -> Int {
    let last = frames.count - 1
    let scope = frames[last].scope
    if scope >= 0 && operation.scopes >> UInt32(scope) & 1 != 0 || operation.key < 0 { return last }
    if operation.scopes == 0 { return search(Int(operation.key)) }
    var place: Int32 = -1
    var scopes = operation.scopes
    while scopes != 0 {
      place = max(place, innermost[scopes.trailingZeroBitCount])
      scopes &= scopes - 1
    }
    return Int(place)
  }

  /// Asks all contexts, from the innermost outwards.
  @inlinable
  func search(_ key: Int) -> Int {
    var place = frames.count - 1
    while place >= 0 {
      if frames[place].key < 0 {
        switch source.value(of: key, in: frames[place].context) {
        case .undeclared: break
        default: return place
        }
      }
      place -= 1
    }
    return -1
  }

  /// What `{{.}}` stands for.
  @inlinable
  func item(of frame: Frame) -> (Context, Int)? {
    if frame.key >= 0 { return (frame.context, Int(frame.key)) }
    return program.itemKey >= 0 ? (frame.context, Int(program.itemKey)) : nil
  }

  /// Follows the parts of a dotted name; each belongs to the object before it.
  @inlinable
  func follow(_ operation: Operation, from place: Int) -> (Context, Int)? {
    var context = frames[place].context
    var key = Int(operation.key)
    var part = Int(operation.path)
    while program.paths[part] >= 0 {
      guard case .object(let inner) = source.value(of: key, in: context) else { return nil }
      context = inner
      key = Int(program.paths[part])
      part += 1
    }
    return (context, key)
  }
}
