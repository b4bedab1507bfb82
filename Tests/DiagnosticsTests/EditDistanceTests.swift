import Diagnostics
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("title", "title", 0), ("tilte", "title", 1), ("server", "serve", 1), ("", "ab", 2),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("жук", "жак", 1),
  ])
  func `the distance counts slips`(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right, limit: 3) == distance)
    #expect(EditDistance.between(right, left, limit: 3) == distance)
    #expect(distance == 0 || EditDistance.between(left, right, limit: distance - 1) == nil)
  }

  static let known = [
    "title", "date", "tags", "tap", "base_url", "description", "language", "lang",
  ]

  @Test(arguments: [
    ("tilte", "title"), ("titel", "title"), ("Title", "title"), ("TITLE", "title"),
    ("baseURL", "base_url"), ("base-url", "base_url"), ("desciprtion", "description"),
    ("tag", "tags"), ("langs", "lang"), ("langauge", "language"),
  ])
  func `a slip finds the word that was meant`(word: String, wanted: String) {
    #expect(EditDistance.nearest(to: word, in: Self.known) == wanted)
  }

  @Test(arguments: ["table", "update", "state", "pages", "toc", "type", "ta", "x", "", "layout"])
  func `another word is not taken for a slip`(word: String) {
    #expect(EditDistance.nearest(to: word, in: Self.known) == nil)
  }

  @Test func `the nearest of several near words wins, the first of equals`() {
    #expect(EditDistance.nearest(to: "beild", in: ["bind", "build", "bald"]) == "build")
    #expect(EditDistance.nearest(to: "bat", in: ["cat", "rat"]) == "cat")
  }
}
