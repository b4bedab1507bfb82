extension Rule {
  /// What only `florilegium check` looks for.
  static let checks: [Rule] = [
    Rule(
      "alias-collision", .warning, "Two pages have the same other name.",
      """
      An alias without a slash is a name for wiki-links. Where another page has it already, or a \
      file is called so, `[[name]]` leads there. Give one of them another alias.
      """),
    Rule(
      "duplicate-quote", .warning, "The same quote or entry stands in the site twice.",
      """
      Case, punctuation and diacritics do not count. A translation or another author does not make \
      it another quote; for headings with an answer under them the answer counts, too. Pages whose \
      `language` differs may share quotes. Take one out, or link to the other.
      """),
    Rule(
      "empty-section", .warning, "A section has nothing under its heading.",
      """
      Beside it stand sections with entries, but it unfolds to nothing. Write its entries, or take \
      the heading out until there are some.
      """),
    Rule(
      "link-case", .warning, "A link and the file it leads to differ by upper and lower case.",
      """
      Florilegium corrects it on the page. Editors, repositories and other programs do not where \
      the disk tells the cases apart. Write the name as the file has it.
      """),
    Rule(
      "lost-entry", .warning, "An entry of the published site would be gone from its address.",
      """
      `--previous` names the quotes.json of the published site. Links that people have kept to \
      this entry would lead nowhere: an id comes from the label, and changes with it. Give the \
      entry its old id, as `{#old-id}` behind its label.
      """),
    Rule(
      "lost-page", .warning, "A page of the published site would be gone.",
      """
      `--previous` names the quotes.json of the published site. Links that people have kept to \
      this page would lead nowhere. Name the address under `aliases` in the page that takes its \
      place: it leads on there, to the same entry.
      """),
    Rule(
      "missing-alt", .warning, "A picture has no alternative text.",
      """
      Who cannot see it, or waits for it, is told nothing. Describe it between the brackets: \
      `![A desk with a lamp](desk.svg)`. A picture that only decorates is written in HTML with an \
      empty text: `<img src="line.svg" alt="">`.
      """),
    Rule(
      "missing-lang", .warning, "A text is in another script than its language is written in.",
      """
      Nothing says which language it is in, so it is published in that of the site: screen readers \
      pronounce it wrongly, and browsers hyphenate it wrongly. Name it in the front matter: \
      `lang: la` for labels, `translation: ru` for what unfolds; for all pages under `defaults` in \
      florilegium.yml.
      """),
    Rule(
      "previous-invalid", .error, "The file that `--previous` names is no quotes.json.",
      """
      It is the data file that a build writes beside the pages; fetch it from the published site, \
      with its parts if it names any. The error page of a server is no quotes.json.
      """),
    Rule(
      "unused-allow", .note, "A comment allows what nobody objects to.",
      """
      `<!-- florilegium: allow RULE -->` silences a rule for the block or entry that follows, or \
      for the page at whose top it stands. This one names no rule, an error, or a fault that is \
      not there any more. Take it out, or move it before what it is meant for.
      """),
    Rule(
      "unused-picture", .note, "No page shows or links to a picture.",
      """
      It is published all the same. Take it out, or begin its name with `_` to keep it beside the \
      pages without publishing it.
      """),
  ]
}
