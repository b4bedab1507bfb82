/// A piece of a template file: text, or a tag that does something.
struct TemplateToken {
  enum Kind {
    /// Text to be written as it is.
    case text
    /// Here a line begins that is not blank; a partial's indentation goes here.
    case lineStart
    /// `{{name}}`
    case variable
    /// `{{{name}}}` or `{{&name}}`
    case unescapedVariable
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case invertedSection
    /// `{{/name}}`
    case close
    /// `{{>name}}`
    case partial
  }

  var kind: Kind
  /// The text, or the whole tag.
  var range: Range<Int>
  /// The name between the delimiters, trimmed.
  var name: Range<Int> = 0..<0
  /// The white space before a partial that stands alone on its line; nil if it does not.
  var indentation: Range<Int>?
  /// The keys of the parts of the name; empty for `.`, for names that are unknown and for partials.
  var keys: [Int] = []
  /// Whether the name is `.`, the context itself.
  var isItem = false
  /// Of a section its end, of an end its section, as places in the list of tokens.
  var partner = -1
  /// Whether the text of a section can be asked for within it, by `{{.}}`.
  var needsItem = false
}
