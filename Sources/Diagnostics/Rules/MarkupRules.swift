extension Rule {
  /// Text that CommonMark reads as something else than was meant.
  static let markup: [Rule] = [
    Rule(
      "raw-html", .warning, "HTML that could do harm is shown as text.",
      """
      Elements such as `script`, `style` and `iframe` do not pass, so that a page cannot be \
      broken by what it quotes. Write it in Markdown, or set `raw_html: allow` in florilegium.yml \
      if all of the text is yours.
      """),
    Rule(
      "details-unbalanced", .warning, "A `<details>` is not closed, or closed twice.",
      """
      The text is kept, but what folds may not be what was meant. Write `<details>`, \
      `<summary>…</summary>` and `</details>` around each answer.
      """),
    Rule(
      "details-without-summary", .warning, "A `<details>` has no `<summary>`.",
      """
      Without a summary there is nothing to click at but the word “Details”. Write \
      `<summary>…</summary>` right after `<details>`.
      """),
    Rule(
      "ragged-table-row", .warning, "A row of a table has more or fewer cells than its header.",
      """
      Cells that are missing are empty, those that are too much are joined to the last. Write a \
      `|` for each column, and `\\|` for a pipe that belongs to the text.
      """),
    Rule(
      "number-read-as-list", .warning, "A number at the beginning of a line became a list.",
      """
      `1984.` at the beginning of a line begins a numbered list, and the number is lost as text. \
      Write `1984\\.` instead.
      """),
    Rule(
      "setext-heading", .warning, "A line of text became a heading.",
      """
      `---` right under a line of text makes a heading of it. Leave a blank line between them for \
      a rule, or write `## ` before the text for a heading.
      """),
    Rule(
      "heading-without-blank", .note, "Lines that begin with `#` and a letter are no headings.",
      """
      Markdown wants a blank behind the `#` of a heading; without it the line is text, or a tag as \
      notes have them. Write the blank, or `\\#` for text.
      """),
    Rule(
      "indented-code", .warning, "Indented text became code.",
      """
      Text that four blanks or a tab indent is code in Markdown: quotes that were set in for looks \
      lose their marks. Take the blanks out, or write ``` around what is code; commands and calls \
      are told apart without it.
      """),
    Rule(
      "footnote-as-link", .warning, "A footnote of one word is read as the address of a link.",
      """
      `[^1]: word` defines a link in Markdown, so the note is lost. Write more than one word, or \
      put the note into the text.
      """),
    Rule(
      "emphasis-not-closed", .warning, "Stars are shown as they are written.",
      """
      `**` beside a quotation mark or between letters may neither begin nor end bold text. Write a \
      blank before and behind the bold text, close it, or write `\\*\\*` for stars.
      """),
    Rule(
      "blank-in-address", .warning,
      "A picture or link is shown as text, for its address holds a blank.",
      """
      A blank ends an address in Markdown. Write angle brackets around it: \
      `![A table](<pictures/garden table.jpg>)`, or `%20` for the blank.
      """),
    Rule(
      "bullet-without-blank", .warning, "A line of a list begins with `-`, but is no bullet.",
      """
      A bullet is `-` with a blank behind it. Without the blank the line carries on the bullet \
      before it. Write the blank, or `\\-` for text.
      """),
    Rule(
      "unsupported-markdown", .note, "Footnotes are shown as they are typed.",
      """
      They are no part of CommonMark. Put the note into the text, or into a callout that unfolds: \
      `> [!note]- 1`.
      """),
    Rule(
      "comment-not-closed", .warning, "Private text or a comment has no end.",
      """
      What stands between `%%` and `%%` is not published. A line that begins with `%%` hides all \
      that follows up to the next one, or to the end of the file; one within a line hides what \
      follows up to the next that ends it, in a later paragraph as well, and nothing where there \
      is none. Begin a line with it, write the other `%%`, or `\\%%` for text. A line that begins \
      with `<!--` hides all that follows up to `-->`.
      """),
    Rule(
      "block-not-closed", .warning, "Code or HTML has no end.",
      """
      ``` at the beginning of a line makes code of all that follows, up to a line of the same \
      mark or to the end of the file. `<pre>`, `<script>`, `<style>` and `<textarea>` go on to \
      their closing tags, over blank lines as well. Write what closes them.
      """),
    Rule(
      "block-reference", .note, "A reference to a block of Logseq is left out.",
      """
      `((…))` holds a number that Logseq alone knows. Write the text itself, or link to the block \
      by name: `[[page#heading]]`.
      """),
    Rule(
      "one-paragraph-many-lines", .note, "A dozen lines or more are read as one paragraph.",
      """
      Lines without a blank line between them are one paragraph. Set `items: lines` if each is an \
      entry, `breaks: keep` if it is verse, or `items: none` for prose.
      """),
    Rule(
      "lines-joined", .note, "The lines of a quote or of a paragraph are joined.",
      "Line ends in a text are blanks. Set `breaks: keep` if it is verse or a dialogue."),
  ]
}
