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
    let fault = ShownFaults.Told.Fault(severity: .error, text: "a\nb \"c\"")
    let told = ShownFaults.Told(faults: [fault], counts: [.error: 1, .note: 7])
    let event = LiveEvent.event(update, root: "/", told)
    #expect(
      text(event)
        == #"data: {"pages":true,"files":[],"faults":[{"severity":"error","text":"a\nb \"c\""}],"#
        + #""counts":{"error":1,"warning":0,"note":7}}"#
        + "\n\n")
  }

  @Test func aGreetingSaysWhenToTryAgain() {
    #expect(
      text(LiveEvent.greeting(ShownFaults.Told()))
        == "retry: 500\ndata: {\"pages\":[],\"files\":[],\"faults\":[],"
        + "\"counts\":{\"error\":0,\"warning\":0,\"note\":0}}\n\n")
  }
}
