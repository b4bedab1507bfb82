extension Rule {
  /// The bytes of a file, and its front matter.
  static let text: [Rule] = [
    Rule(
      "invalid-utf8", .error, "A byte of the file is not UTF-8.",
      """
      Florilegium reads UTF-8 and guesses at nothing else, since a wrong guess would spoil every \
      accent. The message names the byte and the encoding it looks like. Save the file as UTF-8 in \
      the editor, or run `iconv -f WINDOWS-1252 -t UTF-8 old.md > new.md`.
      """),
    Rule(
      "nul", .warning, "The file holds a NUL character.",
      """
      No text has a NUL; it comes from a file that is no text, or from a broken conversion. It is \
      written as U+FFFD. Take it out.
      """),
    Rule(
      "bidi-control", .warning, "An invisible character changes the direction of the text.",
      """
      Embeddings, overrides and isolates show text in another order than it is stored in, which \
      can mislead readers and spoil a copied quote. Take the character out, and set `dir` or \
      `lang` for the text; the marks LRM and RLM are fine.
      """),
    Rule(
      "front-matter-invalid", .error, "The front matter cannot be read.",
      """
      What stands between the two lines `---` at the top of a file is YAML: keys with values. A \
      value with a colon or a quotation mark inside has to be quoted: `title: "Latin: a start"`.
      """),
    Rule(
      "front-matter-unclosed", .warning, "The front matter does not end.",
      """
      The file begins with `---`, but no second line `---` closes the keys, so all of it was read \
      as text. Write that line behind the last key.
      """),
    Rule(
      "front-matter-not-read", .warning, "Keys stand where they are not read.",
      """
      Front matter begins in the first line of the file with `---`, holds keys as YAML, `key: \
      value`, and ends with `---`. Take blank lines before it out; write TOML (`+++`, `key = \
      value`) as YAML.
      """),
    Rule(
      "bad-value", .error, "A key or setting has a value that it cannot have.",
      """
      Each key takes one kind of value: a word of a few, a number, a date, true or false. The \
      message says which, and names the nearest good one.
      """),
    Rule(
      "unknown-key", .warning, "A key of the front matter is nearly, but not quite, a known one.",
      """
      A key that is mistyped does nothing. Correct it; keys of other programs that resemble none \
      of Florilegium's are ignored without a word.
      """),
    Rule(
      "duplicate-key", .warning, "A key of the front matter is given twice, with two values.",
      """
      Only the last holds, whatever the case of the letters. Take one of them out; tags and \
      aliases that are given twice hold together.
      """),
    Rule(
      "key-without-effect", .warning, "A file in a folder has a key that holds for pages only.",
      """
      A folder becomes one page, and its files are sections of it. How a page looks and folds, its \
      order, its description and its picture are set once, in the `index.md` of the folder. Move \
      the key there, or the file to where it is a page of its own.
      """),
    Rule(
      "file-too-large", .error, "A file is larger than `max_file_size`.",
      """
      Hostile text needs up to 190 bytes of memory a byte, so files over 16 MB are not read. Cut \
      the file into several, or raise `max_file_size` in florilegium.yml if you trust it.
      """),
    Rule(
      "unreadable-file", .error, "A file cannot be read.",
      """
      The system refuses it: most often its permissions forbid it, or it vanished meanwhile. Make \
      it readable, or move it out of the content folder.
      """),
  ]
}
