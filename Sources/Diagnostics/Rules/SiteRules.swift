extension Rule {
  /// The site as a whole: its settings, its links, its output.
  static let sites: [Rule] = [
    Rule(
      "configuration-invalid", .error, "The file florilegium.yml cannot be read.",
      """
      It holds settings with values in YAML, one on a line: `title: Sayings`. A value with a colon \
      or a `#` inside has to be quoted, and no setting may stand twice.
      """),
    Rule(
      "unknown-setting", .error, "A setting of florilegium.yml is not known.",
      """
      A setting that is mistyped would do nothing, so it is refused; the message names the \
      nearest. Keys of pages stand under `defaults`, names of rules under `rules`.
      """),
    Rule(
      "doubtful-address", .warning, "The site or a page cannot be at an address that it names.",
      """
      `base_url` is the folder that holds the site on the web: no file such as index.html, and no \
      address of this machine. `florilegium serve` needs none. `aliases` are paths in the site.
      """),
    Rule(
      "low-contrast", .warning, "Two colours of the theme are hard to tell apart.",
      """
      Text needs a contrast of 4.5 to what it stands on (WCAG 2.2, 1.4.3). Make one of the colours \
      darker or lighter, or leave it out of `theme`.
      """),
    Rule(
      "no-content", .error, "There is no Markdown to make pages of.",
      """
      Put a file such as quotes.md into the folder, or name another folder or file. A folder that \
      holds sites is none itself: name one of them.
      """),
    Rule(
      "no-base-url", .note, "The site has no address, and lacks the files that need one.",
      """
      A feed, a sitemap and robots.txt name whole addresses. Set `base_url` in florilegium.yml, or \
      switch them off: `outputs: {sitemap: false, robots: false, feed: false}`.
      """),
    Rule(
      "file-exists", .error, "A file that a new site or page needs exists already.",
      "Nothing is ever written over it. Move it away, or choose another name."),
    Rule(
      "unread-settings", .warning, "Settings or templates stand where they are not read.",
      """
      The settings of a site are in `florilegium.yml` beside `content/`, its templates in \
      `Templates/` there. Move or rename what the message names.
      """),
    Rule(
      "markdown-beside", .note, "Markdown beside the content is not published.",
      """
      Where a site has a folder `content`, only what lies in it is published. Move what belongs \
      to the site there; where nothing does, set `rules: {markdown-beside: off}`.
      """),
    Rule(
      "part-of-site", .note, "A folder is built alone, and is part of a site.",
      """
      The settings and templates of that site do not hold for it. If the site is meant, name its \
      folder, which holds `florilegium.yml`.
      """),
    Rule(
      "site-in-content", .note, "A website that was built lies among the content.",
      """
      It was built there by mistake, or under an output that has another name now. It is not \
      published. Remove it with `florilegium clean -o FOLDER`.
      """),
    Rule(
      "journals-left-out", .note, "The journals of a graph or vault are not published.",
      """
      They are a diary: `journals` in Logseq, the folder of daily notes in Obsidian. Move what is \
      meant for others to another folder.
      """),
    Rule(
      "broken-link", .warning, "A link leads to a page, file or entry that does not exist.",
      """
      Readers who follow it find nothing. Correct the path or the id; `florilegium inspect FILE` \
      shows the ids of a page. A link to a draft is broken until it is published.
      """),
    Rule(
      "unknown-name", .note, "A link by name means no page, but nearly one.",
      """
      `[[name]]` finds a page by its file, its title or one of its aliases; where there is none, the \
      link is shown as its text. Correct the name; in a vault of Obsidian or Logseq nothing is \
      said, for there a page may be written later.
      """),
    Rule(
      "missing-picture", .warning, "A picture does not exist, or lies outside of the content.",
      """
      Only what lies in the content folder is published. Put the picture there, or correct the \
      path; paths begin at the file, or with `/` at the content folder.
      """),
    Rule(
      "page-too-large", .warning, "A page has over 5,000 entries or 2 MB.",
      """
      Telephones take seconds to show it. Give each section a page of its own with `split: true`; \
      links into the page are led on to where its entries are.
      """),
    Rule(
      "output-collision", .error, "Two sources would become the same file.",
      """
      A page, a copied file or an old address (`aliases`) wants a path that another has, perhaps \
      but for upper and lower case, which many disks do not tell apart. Give one another name.
      """),
    Rule(
      "output-refused", .error, "The output folder may not be written to.",
      """
      Florilegium removes what is no longer part of the site from its output, so it refuses \
      folders that hold anything else: the sources, your home folder, files of others. Name a \
      folder of its own with `--output`; `--adopt` keeps what others put there.
      """),
    Rule(
      "output-busy", .error, "Another build is writing the output folder.",
      "Wait until it has ended, then build again."),
  ]
}
