import Testing

@testable import Preview

@Suite struct HostRuleTests {
  @Test(arguments: [
    ("tunnel.example", "tunnel.example"), ("Tunnel.Example:8000", "tunnel.example"),
    ("https://a-b.tunnel.example/x?y", "a-b.tunnel.example"), ("http://host:80", "host"),
    ("*.dev.example", "*.dev.example"), ("name_1.local.", "name_1.local"), ("[::1]:80", "[::1]"),
    ("10.0.0.7", "10.0.0.7"),
  ])
  func aNameIsTakenOutOfAnAddress(_ given: String, _ name: String) {
    #expect(HostRule.name(of: given) == name)
  }

  @Test(arguments: [
    "", "*", "*.", "**.a", "a.*", "a b", "a..b", ".a", "https://", "/a", "http://@/", "b\u{FC}cher",
    "a:b",
  ])
  func whatIsNoNameIsNone(_ given: String) {
    #expect(HostRule.name(of: given) == nil)
  }
}
