extension Rule {
  /// How a page becomes entries.
  static let entries: [Rule] = [
    Rule(
      "duplicate-id", .error, "Two entries of a page have the same id.",
      """
      An address such as `page.html#id` can lead to one of them only. Give the other an id of its \
      own, as `{#another-id}` behind its label.
      """),
    Rule(
      "duplicate-block-id", .note, "Two blocks of a page have the same `^id`.",
      """
      The files of a folder page may name their blocks alike. The first keeps the name, and links \
      to it lead there; the other has the id of its label. Rename one of them.
      """),
    Rule(
      "empty-label", .warning, "An entry has no label.",
      """
      Of a heading without words, a bullet alone or a row with an empty first cell nothing would \
      be seen, and a screen reader would say nothing: it is shown as dots. Write a label, or take \
      the line out.
      """),
    Rule(
      "duplicate-label", .warning, "Two entries of a page have the same label.",
      """
      Ids come from labels; the second gets one that depends on what stands before it, and links \
      that people keep break when the order changes. Give it an id of its own: `{#another-id}`.
      """),
    Rule(
      "several-open", .warning, "More than one entry of an exclusive group is open.",
      """
      Browsers show one open entry of such a group; only the first is written open. Mark one of \
      them `.open`, or set `exclusive: false`.
      """),
    Rule(
      "attributes-not-read", .warning,
      "Braces at the end of a label are shown as they are written.",
      """
      `{#my-id .open lang=la date=2024-05-31 tags=one,two}` gives an entry what it says; where one \
      word of it cannot be read, all of it is text. Correct that word, or write `\\{` for text.
      """),
    Rule(
      "sections-dissolved", .note,
      "The titles of sections are not shown, for `group` makes others.",
      """
      `group` takes the entries out of the sections that the file has. Those with text of their own \
      stay with it; others have nothing left. Take `group` out to keep them.
      """),
    Rule(
      "sort-without-dates", .note, "A page is sorted by date, and no entry has one.",
      """
      An entry's date stands behind its label: `{date=2024-05-31}`; the date of a page is that of \
      the page. Write them, or take `sort` out.
      """),
    Rule(
      "several-tags", .note, "An entry with several tags stands under the first.",
      """
      With `group: tag` every entry has one place and one address. Put the tag that counts first.
      """),
    Rule(
      "empty-entry", .note, "An entry has nothing to unfold, though most beside it have.",
      """
      It is shown as a plain row. Most often its text was forgotten, or stands above its label. \
      Write the text under the label; under `style: outline` rows without text are as usual.
      """),
    Rule(
      "no-entries", .note, "There is text, but no entry.",
      """
      The shape of the items was not recognised, so nothing folds; of one bullet or quote alone \
      nobody can tell, it takes two. Set `items` to the shape that is meant, such as \
      `items: paragraphs`, or `items: none` for a page of prose.
      """),
    Rule(
      "possible-entries", .note, "What stands in a text may be meant to fold.",
      """
      Quotes before the first heading, questions with letters, pairs of phrase and meaning, the \
      clippings of a Kindle: they are shown as they stand. The note names the shape that folds; \
      set `items` to what the entries are if it is right as it is.
      """),
    Rule(
      "bullets-whole", .note, "Bullets are read whole, though something seems to part them.",
      """
      A bullet is cut at a dash between blanks, or at a colon before one; `=`, arrows and the end \
      of a line part nothing. Write a colon, or what unfolds under its bullet, indented behind a \
      blank line; or set `items: bullets` if the bullets are meant whole.
      """),
    Rule(
      "paragraphs-as-items", .note, "Every paragraph is read as an entry.",
      """
      The file has short paragraphs and no headings, as lists of sayings have. Set \
      `items: paragraphs` if that is right, or `items: none` for prose.
      """),
    Rule(
      "possible-attribution", .note, "What ends a quote or follows it may be its author.",
      """
      Without a dash before it nobody can tell a name from a translation, so it is text: a short \
      paragraph after the quote, a name in brackets or on the last line. Write a dash before it, \
      set `attribution: next-paragraph` for paragraphs, or `attribution: off` if it is none.
      """),
    Rule(
      "translation-in-quote", .note, "The end of a quote may be its translation.",
      """
      Lines follow the author within the quote; or the page has translations, and nothing follows \
      this quote of two paragraphs. What is marked with `>` is the quote. Take the `>` away from \
      the translation.
      """),
    Rule(
      "headings-as-attributions", .note, "The headings after quotes are read as their authors.",
      """
      Nothing stands under these headings, and each follows a quote. Set \
      `attribution: heading-after` if that is right, or `attribution: off`.
      """),
    Rule(
      "list-not-attribution", .note, "A list right after a quote is read as its body.",
      """
      A list of one short item names the author; longer ones do not. Set `attribution: off` if \
      that is meant.
      """),
    Rule(
      "several-dashes", .note, "A bullet has several dashes and is cut at the first.",
      """
      Nothing tells which dash stands between the phrase and its meaning. Write the meaning as a \
      nested bullet, or set `items: headings` to cut none.
      """),
  ]
}
