/// Makes one value of events, with a stack of its own.
struct YAMLBuilder {
  /// How deep lists and mappings may stand in each other.
  static let maximumDepth = 64
  /// How many values aliases may stand for in one file: ten aliases of ten aliases of ten ... are
  /// a short text and a billion values.
  static let maximumAliased = 10_000

  /// A list or mapping whose end has not come yet.
  private struct Frame {
    var isMapping: Bool
    var isFlow: Bool
    var anchor: String?
    var range: Range<Int>
    var items: [YAMLValue] = []
    var entries: [YAMLValue.Entry] = []
    var key: (text: String, range: Range<Int>)?
    /// Values inside, and how deep they go.
    var size = 1
    var depth = 1
  }

  /// A value that aliases may stand for.
  private struct Anchored {
    var value: YAMLValue
    var size: Int
    var depth: Int
  }

  private var frames: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  private var aliased = 0
  private var documents = 0
  /// The finished value; nil while there is none.
  private(set) var value: YAMLValue?

  /// Takes the next event.
  mutating func add(_ event: YAMLEvent) throws(YAMLError) {
    let range = event.start..<max(event.start, event.end)
    switch event.kind {
    case .documentStart: try startDocument(range)
    case .scalar(let text, let isPlain, let anchor):
      try place(YAMLValue(.scalar(text, isPlain: isPlain), range: range), anchor: anchor)
    case .alias(let name): try resolve(name, range)
    case .sequenceStart(let anchor, let isFlow):
      try push(Frame(isMapping: false, isFlow: isFlow, anchor: anchor, range: range))
    case .mappingStart(let anchor, let isFlow):
      try push(Frame(isMapping: true, isFlow: isFlow, anchor: anchor, range: range))
    case .collectionEnd: try pop(range)
    case .streamEnd, .other: break
    }
  }

  private mutating func startDocument(_ range: Range<Int>) throws(YAMLError) {
    documents += 1
    if documents > 1 {
      throw YAMLError(
        "a second document begins here", range: range, fix: "keep one, without a line `---` in it")
    }
  }

  private mutating func push(_ frame: Frame) throws(YAMLError) {
    if let parent = frames.last, parent.isMapping, parent.key == nil {
      throw YAMLError("a key must be a text", range: frame.range, fix: "quote the key")
    }
    try checkDepth(frames.count + 1, at: frame.range)
    frames.append(frame)
  }

  private mutating func pop(_ end: Range<Int>) throws(YAMLError) {
    guard let frame = frames.popLast() else { return }
    // The end of a block is where the next thing begins: its last value ends it for the reader.
    let last = frame.isMapping ? frame.entries.last?.value.range : frame.items.last?.range
    let upper = frame.isFlow ? end.upperBound : last?.upperBound ?? frame.range.upperBound
    let value = YAMLValue(
      frame.isMapping ? .mapping(frame.entries) : .sequence(frame.items),
      range: frame.range.lowerBound..<max(frame.range.lowerBound, upper))
    try place(value, anchor: frame.anchor, size: frame.size, depth: frame.depth)
  }

  private mutating func resolve(_ name: String, _ range: Range<Int>) throws(YAMLError) {
    guard let anchored = anchors[name] else {
      throw YAMLError(
        "the alias \"*\(name)\" stands for nothing", range: range,
        fix: "quote the value if the star belongs to it")
    }
    aliased += anchored.size
    if aliased > Self.maximumAliased {
      throw YAMLError(
        "the aliases stand for more than \(Self.maximumAliased) values", range: range,
        fix: "write the values out")
    }
    try checkDepth(frames.count + anchored.depth, at: range)
    try place(anchored.value, anchor: nil, size: anchored.size, depth: anchored.depth, at: range)
  }

  /// Puts a finished value into the collection around it.
  private mutating func place(
    _ value: YAMLValue, anchor: String?, size: Int = 1, depth: Int = 0, at range: Range<Int>? = nil
  ) throws(YAMLError) {
    if let anchor { anchors[anchor] = Anchored(value: value, size: size, depth: depth) }
    guard let index = frames.indices.last else {
      self.value = value
      return
    }
    frames[index].size += size
    frames[index].depth = max(frames[index].depth, depth + 1)
    if !frames[index].isMapping {
      frames[index].items.append(value)
    } else if let key = frames[index].key {
      frames[index].key = nil
      frames[index].entries.append(.init(key: key.text, keyRange: key.range, value: value))
    } else if let text = value.text {
      frames[index].key = (text, range ?? value.range)
    } else {
      throw YAMLError("a key must be a text", range: range ?? value.range, fix: "quote the key")
    }
  }

  private func checkDepth(_ depth: Int, at range: Range<Int>) throws(YAMLError) {
    if depth > Self.maximumDepth {
      throw YAMLError("lists and mappings stand more than 64 deep in each other", range: range)
    }
  }
}
