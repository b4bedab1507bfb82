/// Runs a program on the contexts of a source.
///
/// It keeps its own stacks, so that the depth of the content is not the depth of the machine's
/// stack. Everything here is inlinable, against the habit of the house: the renderer is made anew
/// for the type of the source, in the module of the source; called through witness tables it took
/// several times as long.
@usableFromInline
struct TemplateRenderer<Source: TemplateSource> {
  @usableFromInline typealias Context = Source.Context
  @usableFromInline typealias Operation = TemplateOperation

  /// A context that has been entered.
  @usableFromInline
  struct Frame {
    @usableFromInline var context: Context
    /// The name of a text of `context` that has been entered; -1 for the context itself.
    @usableFromInline var key: Int32
    /// The scope of the context; -1 for a text and in an open vocabulary.
    @usableFromInline var scope: Int8
    @usableFromInline var isList: Bool
    /// The place of the frame of the same scope that this one covers; -1 for none.
    @usableFromInline var covered: Int32

    @inlinable
    init(context: Context, key: Int32 = -1, scope: Int8, isList: Bool, covered: Int32) {
      self.context = context
      self.key = key
      self.scope = scope
      self.isList = isList
      self.covered = covered
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
  @usableFromInline let program: TemplateProgram
  @usableFromInline var frames: [Frame] = []
  /// For each scope the place of its innermost frame; -1 for none.
  @usableFromInline var innermost: [Int32]
  @usableFromInline var calls: [Call] = []
  /// The indentations of all partials that are open; the range is that of the current one.
  @usableFromInline var indentations: [UInt8] = []
  @usableFromInline var indentation = 0..<0

  @inlinable
  init(_ program: TemplateProgram, source: Source) {
    self.program = program
    self.source = source
    innermost = Array(repeating: -1, count: program.scopeCount)
  }
}
