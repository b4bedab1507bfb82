extension TemplateRenderer {
  /// A context to ask, and the key to ask for.
  @usableFromInline
  struct Question {
    @usableFromInline var context: Context
    @usableFromInline var key: Int

    @inlinable
    init(_ key: Int, of context: Context) {
      self.context = context
      self.key = key
    }
  }

  /// Whom to ask for a name; nil if it stands for nothing.
  @inlinable
  @inline(__always)
  func question(for operation: Operation) -> Question? {
    if operation.scopes & top.scope != 0 { return Question(Int(operation.key), of: top.context) }
    return questionFartherOut(for: operation)
  }

  @inlinable
  @inline(never)
  func questionFartherOut(for operation: Operation) -> Question? {
    if operation.key < 0 { return questionForItem() }
    if operation.path > 0 { return questionForPath(of: operation) }
    return holder(of: operation.key, scopes: operation.scopes).map {
      Question(Int(operation.key), of: $0)
    }
  }

  /// What `{{.}}` stands for.
  @inlinable
  func questionForItem() -> Question? {
    if top.key >= 0 { return Question(Int(top.key), of: top.context) }
    return itemKey >= 0 ? Question(Int(itemKey), of: top.context) : nil
  }

  /// Follows the parts of a dotted name; each belongs to the object before it.
  @inlinable
  func questionForPath(of operation: Operation) -> Question? {
    var part = Int(operation.path)
    let scopes = UInt32(bitPattern: paths[part])
    guard let holder = holder(of: operation.key, scopes: scopes) else { return nil }
    var question = Question(Int(operation.key), of: holder)
    part += 1
    while paths[part] >= 0 {
      guard case .object(let inner) = source.value(of: question.key, in: question.context) else {
        return nil
      }
      question = Question(Int(paths[part]), of: inner)
      part += 1
    }
    return question
  }

  /// The innermost context that has a name.
  @inlinable
  func holder(of key: Int32, scopes: UInt32) -> Context? {
    if innermost.isEmpty { return search(Int(key)) }
    var place: Int32 = -1
    var scopes = scopes
    while scopes != 0 {
      place = max(place, innermost[scopes.trailingZeroBitCount])
      scopes &= scopes - 1
    }
    guard place >= 0 else { return nil }
    return place == outer.count ? top.context : outer[Int(place)].context
  }

  /// Asks all contexts of an open vocabulary, from the innermost outwards.
  @inlinable
  func search(_ key: Int) -> Context? {
    var frame = top
    var place = outer.count
    while true {
      if frame.key < 0 {
        switch source.value(of: key, in: frame.context) {
        case .undeclared: break
        case .empty, .text, .object, .list: return frame.context
        }
      }
      if place == 0 { return nil }
      place -= 1
      frame = outer[place]
    }
  }
}
