import Testing

@testable import Commands

struct HelpTests {
  @Test func `the overview shows commands, options and statuses`() {
    let recorder = Recorder()
    #expect(run(["help"], console: recorder.console()) == .clean)
    #expect(recorder.error == "")
    #expect(
      recorder.output == """
        Florilegium makes a website of a folder of Markdown: collections that fold.

        Usage
          florilegium COMMAND [OPTION ...]

        To begin
          florilegium serve notes -O  the Markdown in the folder notes, in the browser
          florilegium init sayings    a new site in the folder sayings, to write over

        Commands
          init [FOLDER]              begin a site
          new PAGE                   begin a page
          build [PATH]               write the website
          serve [PATH]               a live preview in the browser
          check [PATH]               say everything that is wrong, and write nothing
          inspect PATH               show how a file was read: the tree of its entries
          import FORMAT FILE...      make a page of what another program wrote
          export FORMAT [PAGE]       write the entries of a page for another program
          eject [NAME [PATH]]        copy a built-in template, to change it in the site
          clean [PATH]               remove what build wrote, and nothing else
          completions bash|zsh|fish  a script by which a shell completes what you type
          help [COMMAND]             this overview, or what a command does and takes

        Options of every command
          -q, --quiet       say only what is wrong
          -v, --verbose     say more
              --color WHEN  colours in what is said: auto, always or never
          -h, --help        what the command does and takes
          -V, --version     the version of florilegium

        PATH is a site (a folder with content/ or florilegium.yml), any folder of
        Markdown, or one file. Without it, the current folder is meant.

        Exit status
          0   clean
          1   the content has errors or, with --strict, warnings
          2   it could not run: no source, no permission, a full disk
          64  wrong usage

        florilegium help COMMAND says more.

        """)
  }

  @Test func `the help of a command shows what it takes, with examples`() {
    let recorder = Recorder()
    #expect(run(["help", "inspect"], console: recorder.console()) == .clean)
    #expect(
      recorder.output == """
        Show how a file was read: the tree of its entries.

        Usage
          florilegium inspect PATH [OPTION ...]

        PATH is a Markdown file, a folder that is one page, or a site: then each of its
        pages is shown. For each file it is said which shape the items have, and why.
        Every entry is printed with its line and id, its body and its attribution;
        faults follow as in a build. Nothing is written.

        Options
              --format FORMAT  how the tree is written: text or json
              --drafts         show drafts, too

        Options of every command
          -q, --quiet       say only what is wrong
          -v, --verbose     say more
              --color WHEN  colours in what is said: auto, always or never
          -h, --help        what the command does and takes
          -V, --version     the version of florilegium

        Examples
          florilegium inspect content/faq.md        the tree, for people
          florilegium inspect faq.md --format json  the tree as one JSON object
          florilegium inspect .                     every page of a site

        """)
  }

  @Test func `every help fits 80 columns and names every option`() {
    let text = HelpText(isColored: false)
    for help in [text.overview] + Command.all.map(text.command) {
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!help.contains(" \n"))
    }
    for command in Command.all {
      #expect(command.allFlags.allSatisfy { text.command(command).contains($0.name) })
    }
  }

  @Test func `code in a help stands on one line`() {
    let text = HelpText(isColored: false)
    for command in Command.all {
      for line in text.command(command).split(separator: "\n") {
        #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(command.name): \(line)")
      }
    }
  }

  @Test func `what writes nothing does not speak of writing drafts`() {
    for command in Command.all where command.name != "build" {
      #expect(!command.flags.contains(.drafts), "\(command.name)")
    }
  }

  @Test(arguments: [
    ["build", "--help"], ["-h", "build"], ["help", "build"], ["build", "a", "b", "-h"],
  ])
  func `help of a command can be asked for in several ways`(words: [String]) {
    let recorder = Recorder()
    #expect(run(words, console: recorder.console()) == .clean)
    #expect(recorder.output.hasPrefix("Write the website.\n"))
  }

  @Test func `colours are for terminals, or when they are asked for`() {
    for (words, isTerminal, isColored) in [
      (["help"], false, false), (["help"], true, true),
      (["help", "--color", "never"], true, false),
      (["help", "--color=always"], false, true),
    ] {
      let recorder = Recorder()
      _ = run(words, console: recorder.console(isTerminal: isTerminal))
      #expect(recorder.output.contains("\u{1B}[1mUsage\u{1B}[0m") == isColored)
    }
  }
}
