/// How readers rebuild a tree: they add nodes and link them anew; no node is ever moved in memory.
extension Document {
  /// Makes a node that stands nowhere yet.
  package mutating func make(_ node: Node) -> NodeID {
    kinds |= 1 << UInt64(node.kind.rawValue)
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  /// Makes a node of text that stands nowhere yet.
  package mutating func makeText(_ bytes: some Collection<UInt8>) -> NodeID {
    var node = Node(.text)
    node.text = add(bytes)
    return make(node)
  }

  /// Adds bytes to the pool.
  package mutating func add(_ bytes: some Collection<UInt8>) -> TextRange {
    let start = text.count
    text.append(contentsOf: bytes)
    return TextRange(start: start, count: text.count - start)
  }

  /// Puts a node that stands nowhere at the end of `parent`.
  package mutating func append(_ child: NodeID, to parent: NodeID) {
    self[child].parent = parent
    self[child].next = .none
    let last = self[parent].lastChild
    if last.exists { self[last].next = child } else { self[parent].firstChild = child }
    self[parent].lastChild = child
  }

  /// Makes a node at the end of `parent`.
  mutating func append(_ node: Node, to parent: NodeID) -> NodeID {
    let id = NodeID(nodes.count)
    kinds |= 1 &<< UInt64(node.kind.rawValue)
    var node = node
    node.parent = parent
    nodes.append(node)
    // The array is looked at once: this is done for every node of a file.
    unsafe nodes.withUnsafeMutableBufferPointer { nodes in
      let last = unsafe nodes[Int(parent.rawValue)].lastChild
      if last.exists {
        unsafe nodes[Int(last.rawValue)].next = id
      } else {
        unsafe nodes[Int(parent.rawValue)].firstChild = id
      }
      unsafe nodes[Int(parent.rawValue)].lastChild = id
    }
    return id
  }

  /// Puts a node that stands nowhere at the beginning of `parent`.
  package mutating func prepend(_ child: NodeID, to parent: NodeID) {
    insert(child, after: .none, in: parent)
  }

  /// Puts a node that stands nowhere behind `sibling`, or first where that is none.
  package mutating func insert(_ child: NodeID, after sibling: NodeID, in parent: NodeID) {
    self[child].parent = parent
    if sibling.exists {
      self[child].next = self[sibling].next
      self[sibling].next = child
    } else {
      self[child].next = self[parent].firstChild
      self[parent].firstChild = child
    }
    if self[child].next.isNone { self[parent].lastChild = child }
  }

  /// Takes `child`, the one behind `previous` (first where that is none), out of its parent.
  package mutating func remove(_ child: NodeID, after previous: NodeID) {
    let parent = self[child].parent
    if previous.exists {
      self[previous].next = self[child].next
    } else {
      self[parent].firstChild = self[child].next
    }
    if self[parent].lastChild == child { self[parent].lastChild = previous }
    self[child].parent = .none
    self[child].next = .none
  }

  /// Takes `child` out of its parent; looks for the sibling before it.
  package mutating func remove(_ child: NodeID) {
    remove(child, after: sibling(before: child))
  }

  /// The sibling before a node; none for the first.
  package func sibling(before child: NodeID) -> NodeID {
    var previous = NodeID.none
    var current = self[self[child].parent].firstChild
    while current != child {
      previous = current
      current = self[current].next
    }
    return previous
  }

  /// Moves `first` and all siblings behind it to the end of `parent`; `previous` stands before it.
  package mutating func moveTail(from first: NodeID, after previous: NodeID, to parent: NodeID) {
    guard first.exists else { return }
    let old = self[first].parent
    let last = self[old].lastChild
    if previous.exists { self[previous].next = .none } else { self[old].firstChild = .none }
    self[old].lastChild = previous
    var current = first
    while current.exists {
      self[current].parent = parent
      current = self[current].next
    }
    let end = self[parent].lastChild
    if end.exists { self[end].next = first } else { self[parent].firstChild = first }
    self[parent].lastChild = last
  }

  /// Moves all children of a node to the end of another.
  package mutating func moveChildren(of source: NodeID, to parent: NodeID) {
    moveTail(from: self[source].firstChild, after: .none, to: parent)
  }

  /// Puts the children of a node in its place: the first takes over its place among the nodes, so
  /// that what stands before it need not be known.
  package mutating func unwrap(_ id: NodeID) {
    let (parent, behind) = (self[id].parent, self[id].next)
    let first = self[id].firstChild
    guard first.exists else {
      self[id].kind = .text
      self[id].text = .empty
      return
    }
    let last = self[id].lastChild == first ? id : self[id].lastChild
    self[id] = self[first]
    self[first] = Node(.text)
    for child in children(of: id) { self[child].parent = id }
    self[id].parent = parent
    var sibling = self[id].next
    while sibling.exists {
      self[sibling].parent = parent
      sibling = self[sibling].next
    }
    self[last].next = behind
    if behind.isNone { self[parent].lastChild = last }
  }

  /// Cuts a text node at `offset` of its bytes; the second part stands right behind the first.
  package mutating func split(_ id: NodeID, at offset: Int) -> NodeID {
    var tail = self[id]
    tail.text = TextRange(
      start: tail.text.lowerBound + offset, count: Int(tail.text.count) - offset)
    self[id].text.count = UInt32(offset)
    let second = make(tail)
    insert(second, after: id, in: tail.parent)
    return second
  }
}
