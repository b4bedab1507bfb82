import Testing

@testable import Preview

@Suite struct ConnectionTableTests {
  @Test func whoWaitsTheLongestGoesFirstAndWhoListensLast() {
    var table = ConnectionTable<String>()
    table.set("listener", .listening, at: 0)
    table.set("old answer", .answering, at: 1)
    table.set("new answer", .answering, at: 2)
    table.set("old", .waiting, at: 3)
    table.set("new", .waiting, at: 4)
    var order: [String] = []
    while let victim = table.victim {
      order.append(victim)
      table.remove(victim)
    }
    #expect(order == ["old", "new", "old answer", "new answer", "listener"])
  }

  @Test func onlyThoseWhoWaitAreOverdue() {
    var table = ConnectionTable<String>()
    table.set("a", .waiting, at: 0)
    table.set("b", .answering, at: 0)
    table.set("c", .listening, at: 0)
    table.set("d", .waiting, at: 5)
    #expect(table.overdue(10, at: 10) == [])
    #expect(table.overdue(10, at: 11) == ["a"])
    table.set("a", .waiting, at: 11)
    #expect(table.overdue(10, at: 12) == [])
  }
}
