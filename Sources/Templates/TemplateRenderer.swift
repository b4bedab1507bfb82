/// What is open while a template is rendered.
///
/// It keeps its own stacks, so that the depth of the content is not the depth of the machine's
/// stack.
@usableFromInline
struct TemplateRenderer<Source: TemplateSource> {
  @usableFromInline typealias Context = Source.Context
  @usableFromInline typealias Operation = TemplateOperation

  /// A context that has been entered.
  @usableFromInline
  struct Frame {
    @usableFromInline var context: Context
    /// The name of a text of `context` that has been entered; -1 for the context itself.
    @usableFromInline var key: Int32 = -1
    /// The scope of the context as a bit; 0 for a text and in an open vocabulary.
    @usableFromInline var scope: UInt32 = 0
    @usableFromInline var isList = false
    /// The place of the frame of the same scope that this one covers; -1 for none.
    @usableFromInline var covered: Int32 = -1

    @inlinable
    init(_ context: Context) {
      self.context = context
    }
  }

  /// A partial that has been called.
  @usableFromInline
  struct Call {
    /// The operation after the call.
    @usableFromInline var next: Int
    /// The indentation of the template that called.
    @usableFromInline var indentation: Range<Int>

    @inlinable
    init(next: Int, indentation: Range<Int>) {
      self.next = next
      self.indentation = indentation
    }
  }

  @usableFromInline let source: Source
  @usableFromInline let paths: [Int32]
  @usableFromInline let itemKey: Int32

  /// The innermost context; its place is the number of the outer ones.
  @usableFromInline var top: Frame
  /// The contexts around it, outermost first.
  @usableFromInline var outer: [Frame] = []
  /// For each scope the place of its innermost frame; -1 for none.
  @usableFromInline var innermost: [Int32]
  @usableFromInline var calls: [Call] = []
  /// The indentations of all partials that are open; the range is that of the current one.
  @usableFromInline var indentations: [UInt8] = []
  @usableFromInline var indentation = 0..<0

  @inlinable
  init(_ program: TemplateProgram, source: Source, root: Context) {
    self.source = source
    paths = program.paths
    itemKey = program.itemKey
    innermost = Array(repeating: -1, count: program.scopeCount)
    top = Frame(root)
    cover(with: root)
  }

  // MARK: Contexts

  /// Makes the innermost frame, of `context`, the innermost of its scope.
  @inlinable
  mutating func cover(with context: Context) {
    guard !innermost.isEmpty else { return }
    let scope = source.scope(of: context)
    top.scope = 1 &<< UInt32(truncatingIfNeeded: scope)
    top.covered = innermost[scope]
    innermost[scope] = Int32(truncatingIfNeeded: outer.count)
  }

  @inlinable
  mutating func push(_ context: Context, isList: Bool) {
    outer.append(top)
    top = Frame(context)
    top.isList = isList
    cover(with: context)
  }

  @inlinable
  mutating func push(text key: Int, of context: Context) {
    outer.append(top)
    top = Frame(context)
    top.key = Int32(truncatingIfNeeded: key)
  }

  /// Goes on to the next context of the list; at its end leaves the section and returns false.
  @inlinable
  mutating func advance() -> Bool {
    if top.isList, let next = source.next(after: top.context) {
      top.context = next
      return true
    }
    if top.scope != 0 { innermost[top.scope.trailingZeroBitCount] = top.covered }
    top = outer.removeLast()
    return false
  }

  // MARK: Partials

  @inlinable
  mutating func push(callFrom next: Int, indentation added: ArraySlice<UInt8>, extends: Bool) {
    calls.append(Call(next: next, indentation: indentation))
    if added.isEmpty && !extends {
      indentation = indentation.upperBound..<indentation.upperBound
    } else {
      let start = extends ? indentation.lowerBound : indentation.upperBound
      indentations.append(contentsOf: added)
      indentation = start..<indentations.count
    }
  }

  /// Leaves a partial; returns where to go on, nil at the end of the template.
  @inlinable
  mutating func popCall() -> Int? {
    guard let call = calls.popLast() else { return nil }
    indentations.removeLast(indentations.count - call.indentation.upperBound)
    indentation = call.indentation
    return call.next
  }
}
