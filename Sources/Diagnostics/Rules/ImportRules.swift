extension Rule {
  /// What other programs wrote, and pages that are to take it.
  static let imports: [Rule] = [
    Rule(
      "not-json", .error, "The file is no JSON.",
      "The message names the place. Close what is open, and check the commas and brackets."),
    Rule(
      "several-arrays", .error, "The JSON holds several arrays, and any could hold the entries.",
      "Keep one of them in a file of its own, and import that."),
    Rule(
      "no-entry", .warning, "A value of the JSON is neither a text nor an object.",
      "Entries are texts, or objects with keys such as `quote` and `author`. It was passed over."),
    Rule(
      "nested-text", .warning, "A value of the JSON holds texts that were not imported.",
      """
      The value of a key is a text, or a list of texts. Of an object that stands there, only its \
      `name`, `title`, `text` or `value` is read. Write each text under a key of the entry itself.
      """),
    Rule(
      "unknown-column", .error, "`--columns` names a column that does not exist.",
      "Name a column of the header, or its number from 1; the message lists them."),
    Rule(
      "no-label", .error, "No column or key holds the text of the entries.",
      "Name it: `--columns label=Quote`."),
    Rule(
      "columns-guessed", .note, "The columns were chosen by their names.",
      "If a guess is wrong, name the columns: `--columns label=Quote,body=Note,author=2`."),
    Rule(
      "columns-left-out", .note, "Columns of an export that is known were not imported.",
      """
      An entry has a label, a body, an author, a source, an address, a language, tags and a date; \
      a rating has no place in it. Name the columns that are wanted: `--columns`.
      """),
    Rule(
      "keys-guessed", .note, "The keys were chosen by their names.",
      "If a guess is wrong, name the keys: `--columns label=quote,author=name`."),
    Rule(
      "quote-unclosed", .error, "A quotation mark of a table is not closed.",
      "Close it, or double it where it belongs to the text: `\"\"`."),
    Rule(
      "ragged-row", .warning, "A row of the table has more fields than its header.",
      "The fields beyond were not imported. Put texts that hold the delimiter into quotation marks."
    ),
    Rule(
      "not-a-clipping", .warning, "A part of the file is no clipping of a Kindle.",
      """
      A clipping is a title, a line that begins with `-`, and the text. Check that the file is \
      My Clippings.txt.
      """),
    Rule(
      "clipping-limit", .note, "A highlight has no text.",
      "The book allows no more to be copied, so the Kindle wrote only where it was."),
    Rule(
      "page-exists", .error, "The page that an import would write exists already.",
      "Add to it what it does not hold with `--update`, or name another with `-o`."),
    Rule(
      "update-refused", .error, "The page would not read what an import would add.",
      "New entries are written as quotes. Set `items: quotes` there, or import into another file."),
  ]
}
