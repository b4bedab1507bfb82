internal import CYAML

/// Reads events from bytes: the door to libyaml. Nothing of C leaves this file.
///
/// It must not outlive the memory of the bytes it was made of.
@safe struct YAMLEventReader: ~Copyable {
  /// On the heap, because libyaml keeps a pointer from the parser to itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let places: CodePointMap
  private let startIndex: Int

  /// Throws when there is no memory left.
  init(_ bytes: ArraySlice<UInt8>, memory: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
    unsafe parser = .allocate(capacity: 1)
    places = CodePointMap(bytes)
    startIndex = bytes.startIndex
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      throw YAMLError("there is no memory left", range: startIndex..<startIndex)
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, memory.baseAddress, memory.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event; after ``YAMLEvent/Kind/streamEnd`` there is none.
  mutating func next() throws(YAMLProblem) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(
      kind: kind(of: event),
      start: places.index(of: event.start_mark.index), end: places.index(of: event.end_mark.index))
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_SCALAR_EVENT: return unsafe scalar(event.data.scalar)
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(
        anchor: text(start.anchor), isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(
        anchor: text(start.anchor), isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .other
    }
  }

  private typealias Scalar = yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar

  private func scalar(_ scalar: Scalar) -> YAMLEvent.Kind {
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return unsafe .scalar(
      String(decoding: bytes, as: UTF8.self),
      isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: text(scalar.anchor))
  }

  private func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  private func problem() -> YAMLProblem {
    let state = unsafe parser.pointee
    // Faults of the encoding come with a byte offset, all others with a mark.
    let isReader = unsafe state.error == YAML_READER_ERROR
    let place =
      unsafe isReader
      ? startIndex + state.problem_offset : places.index(of: state.problem_mark.index)
    let context = unsafe state.context.map { unsafe String(cString: $0) }
    return unsafe YAMLProblem(
      problem: state.problem.map { unsafe String(cString: $0) } ?? "there is no memory left",
      context: context ?? "", place: place,
      contextPlace: context == nil ? place : places.index(of: state.context_mark.index))
  }
}
