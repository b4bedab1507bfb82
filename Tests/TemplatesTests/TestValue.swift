import HTML
import Templates

/// Data as a person would write it down, for templates of any names.
indirect enum TestValue {
  case null
  case flag(Bool)
  case text(String)
  case list([TestValue])
  case object([(String, TestValue)])
}

extension TestValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .text("\(value)") }
  init(floatLiteral value: Double) { self = .text("\(value)") }
  init(arrayLiteral elements: TestValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, TestValue)...) { self = .object(elements) }
  init(nilLiteral: ()) { self = .null }
}

/// Test values as a source over an open vocabulary; a context is the place of a value.
struct TestSource: TemplateSource {
  private enum Node {
    case empty
    case flag
    case text([UInt8])
    case list(first: Int)
    case object([Int: Int])
  }

  private var nodes: [Node] = []
  private var following: [Int?] = []
  private var itemKey: Int?

  init(_ value: TestValue, vocabulary: TemplateVocabulary) {
    itemKey = vocabulary.key(of: ".")
    add([value], vocabulary: vocabulary)
  }

  /// Adds values as neighbours in a list.
  private mutating func add(_ values: [TestValue], vocabulary: TemplateVocabulary) {
    let first = nodes.count
    for index in values.indices {
      nodes.append(.empty)
      following.append(index + 1 < values.count ? first + index + 1 : nil)
    }
    for (index, value) in values.enumerated() {
      nodes[first + index] = node(for: value, vocabulary: vocabulary)
    }
  }

  private mutating func node(for value: TestValue, vocabulary: TemplateVocabulary) -> Node {
    switch value {
    case .null: return .empty
    case .flag(let isTrue): return isTrue ? .flag : .empty
    case .text(let text): return .text(Array(text.utf8))
    case .list(let items):
      guard !items.isEmpty else { return .empty }
      let first = nodes.count
      add(items, vocabulary: vocabulary)
      return .list(first: first)
    case .object(let members):
      var fields: [Int: Int] = [:]
      for (name, value) in members {
        guard let key = vocabulary.key(of: name) else { continue }
        fields[key] = nodes.count
        add([value], vocabulary: vocabulary)
      }
      return .object(fields)
    }
  }

  private func place(of key: Int, in context: Int) -> Int? {
    if key == itemKey { return context }
    guard case .object(let fields) = nodes[context] else { return nil }
    return fields[key]
  }

  func scope(of context: Int) -> Int { 0 }

  func value(of key: Int, in context: Int) -> TemplateValue<Int> {
    guard let place = place(of: key, in: context) else { return .undeclared }
    switch nodes[place] {
    case .empty: return .empty
    case .flag, .text: return .text
    case .list(let first): return .list(first: first)
    case .object: return .object(place)
    }
  }

  func next(after context: Int) -> Int? { following[context] }

  func write(_ key: Int, of context: Int, escaped: Bool, into output: inout HTMLBuffer) {
    guard let place = place(of: key, in: context) else { return }
    switch nodes[place] {
    case .text(let bytes):
      if escaped { output.append(bytes) } else { output.append(raw: bytes) }
    case .flag: output.append("true")
    case .empty, .list, .object: break
    }
  }
}
