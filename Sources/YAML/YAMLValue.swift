/// A value of YAML, and where it stands.
///
/// Scalars stay text, as written: whether `1984` is a title or a number and `no` a language or an
/// answer is known only to the reader of a key.
package struct YAMLValue: Sendable, Equatable {
  /// The three kinds of YAML's nodes (YAML 1.2.2, section 3.2.1.1).
  package enum Kind: Sendable, Equatable {
    /// A text; `isPlain` when it stands there without quotes and not as a block.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLValue])
    /// Keys and values in the order of the file. A key may stand there more than once.
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry: Sendable, Equatable {
    /// The key's text.
    package var key: String
    /// Where the key stands.
    package var keyRange: Range<Int>
    /// The value.
    package var value: YAMLValue

    package init(key: String, keyRange: Range<Int>, value: YAMLValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// What it is.
  package var kind: Kind
  /// The bytes it was read from, as indices of the bytes given to ``YAMLParser``. Empty, at the
  /// place where it would stand, when the file has no value there (`title:`).
  package var range: Range<Int>

  package init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
