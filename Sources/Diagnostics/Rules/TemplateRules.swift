extension Rule {
  /// The templates of a site.
  static let templates: [Rule] = [
    Rule(
      "template-syntax", .error, "A template cannot be compiled.",
      """
      A tag is not closed, a section does not end, or a partial includes itself without end. The \
      message names the line and column; delete the file to use the built-in template.
      """),
    Rule(
      "missing-partial", .error, "A template includes a partial that does not exist.",
      "`{{>name}}` needs a file name.html among the templates. Correct the name, or add the file."),
    Rule(
      "unknown-variable", .error, "A template uses a variable that does not exist there.",
      """
      A name that is mistyped would show nothing, so it is refused; the message names the nearest. \
      Templates/README.md lists the variables of each place.
      """),
  ]
}
