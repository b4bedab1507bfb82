internal import Diagnostics
internal import Output
internal import Platform
internal import Preview
internal import Site

/// `florilegium serve [PATH]`
enum ServeCommand {
  static let command = Command(
    name: "serve",
    synonyms: ["server", "preview", "watch", "dev", "develop", "start", "s", "live"],
    summary: "a live preview in the browser", operands: .optional("PATH"),
    flags: [.port, .host, .allowHost, .open, .poll, .shownDrafts, .strict, .baseURL],
    details: [
      HelpText.pathMeaning,
      """
      What is saved is seen at once, in every browser that shows the page: what was open stays \
      open, and the place stays where it was. Faults are shown over the page until they are \
      mended. Nothing is written. Ctrl-C ends it.
      """,
      """
      Only this machine can see the preview, unless --host says otherwise. A tunnel or a cloud \
      workspace asks for it by another name: allow it with --allow-host.
      """,
    ],
    examples: [
      ("florilegium serve -O", "this folder, in the browser"),
      ("florilegium serve quotes.md --drafts", "one file, as it will be"),
      ("florilegium serve --host 0.0.0.0", "for the phone on the table"),
    ],
    run: { arguments, console throws(FileError) in
      var request = BuildRequest(path: arguments.operands.first ?? "")
      request.command = "serve"
      request.baseURL = arguments.value(of: .baseURL)
      request.includesDrafts = arguments.has(.shownDrafts)
      request.isStrict = arguments.has(.strict)
      return try serve(request, arguments, console)
    })

  private static func serve(
    _ request: BuildRequest, _ arguments: Arguments, _ console: Console
  ) throws(FileError) -> ExitStatus {
    let site: LiveSite
    do throws(OutputError) {
      site = try LiveSite(request)
    } catch {
      switch error {
      case .failed(let error): throw error
      case .refused(let fault): return try ReportPrinter(arguments, console).refuse(fault)
      }
    }
    let place: ListeningPlace
    do throws(UsageError) {
      place = try ListeningPlace(arguments)
    } catch {
      console.fail(error.message)
      return .usage
    }
    guard let server = try? PreviewServer() else {
      console.fail("the system has no sockets left")
      return .failure
    }
    server.loop.onSignals(Desktop.endingSignals) { [unowned server] in server.loop.stop() }
    do throws(ListeningPlace.Failure) {
      let port = try place.listen(server)
      return try run(site, server, at: place, port, arguments, console)
    } catch {
      switch error {
      case .cannotListen(let sentence): console.fail(sentence)
      case .cannotWrite(let error): throw error
      }
      return .failure
    }
  }

  private static func run(
    _ site: LiveSite, _ server: PreviewServer, at place: ListeningPlace, _ port: UInt16,
    _ arguments: Arguments, _ console: Console
  ) throws(ListeningPlace.Failure) -> ExitStatus {
    let preview = LivePreview(site, on: server, hosts: place.hosts, polls: arguments.has(.poll))
    let path = preview.rootAddress
    var log = PreviewLog(arguments, console)
    do throws(FileError) {
      try log.start(place, port: port, path: path)
    } catch {
      throw .cannotWrite(error)
    }
    preview.onNote = { log.add($0) }
    let address = place.address(port: port, path: path)
    if arguments.has(.open), !Desktop.open(address) {
      console.fail("no browser could be started; open \(address) yourself")
    }
    preview.run()
    // The prompt comes after the `^C` that the terminal shows.
    if Terminal.isTerminal(.error) { try? console.write("\n", to: .error) }
    return .clean
  }
}
