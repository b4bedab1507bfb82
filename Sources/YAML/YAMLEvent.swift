/// One step through a YAML stream (YAML 1.2.2, section 3.1), as a Swift value.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(String, isPlain: Bool, anchor: String?)
    case alias(String)
    case sequenceStart(anchor: String?, isFlow: Bool)
    case mappingStart(anchor: String?, isFlow: Bool)
    /// The end of the innermost sequence or mapping.
    case collectionEnd
    case streamEnd
    /// Nothing that a value is made of.
    case other
  }

  var kind: Kind
  /// Its first byte, and the byte after its last.
  var start: Int
  var end: Int
}

/// What libyaml says about a fault, in its words and with places in bytes.
struct YAMLProblem: Error {
  /// Such as `did not find expected key`.
  var problem: String
  /// What it was doing, such as `while parsing a block mapping`; may be empty.
  var context: String
  /// The byte at which it stopped.
  var place: Int
  /// The byte at which what it was doing began; `place` where it does not say.
  var contextPlace: Int
}
