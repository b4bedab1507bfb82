import Diagnostics
import Site
import Testing

@testable import Preview

@Suite struct LiveEventTests {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func anEventIsOneLineOfJSON() {
    var update = SiteUpdate()
    update.pages = .some(["faq.html", "la t/index.html"])
    update.files = ["style.css"]
    let event = LiveEvent.event(update, root: "/my site/", nil)
    #expect(
      text(event)
        == #"data: {"pages":["/my%20site/faq.html","/my%20site/la%20t/index.html"],"files":["/my%20site/style.css"]}"#
        + "\n\n")
  }

  @Test func allPagesAreTrueAndFaultsAreTexts() {
    var update = SiteUpdate()
    update.pages = .all
    let event = LiveEvent.event(update, root: "/", [(.error, "a\nb \"c\"")])
    #expect(
      text(event)
        == #"data: {"pages":true,"files":[],"faults":[{"severity":"error","text":"a\nb \"c\""}]}"#
        + "\n\n")
  }

  @Test func aGreetingSaysWhenToTryAgain() {
    #expect(
      text(LiveEvent.greeting([]))
        == "retry: 500\ndata: {\"pages\":[],\"files\":[],\"faults\":[]}\n\n")
  }

  @Test func notMoreFaultsAreSentThanAnybodyReads() {
    let faults = Array(repeating: (severity: Severity.note, text: "x"), count: 1000)
    #expect(LiveEvent.event(SiteUpdate(), root: "/", faults).count < 10_000)
  }
}
