/// A template file whose tags are matched and whose names are known or reported.
struct ParsedTemplate {
  let file: TemplateFile
  /// Empty if the file has a fault that leaves nothing to render.
  var tokens: [TemplateToken]

  /// The name in a tag, as it is written.
  func name(of token: TemplateToken) -> String {
    String(decoding: file.bytes[token.name], as: UTF8.self)
  }
}
