import Diagnostics
import Templates
import TestSupport
import Testing

@testable import Content
@testable import Site

/// The guide and the code say the same.
struct GuideTests {
  @Test func `the guide lists every setting of a site and every key of a page`() throws {
    let options = try GuidePage("options")
    let settings = SiteSettings.all.map { $0.name.replacing("_", with: "-") }
    #expect(options.names("setting-") == settings.sorted())
    #expect(options.names("key-") == PageKey.names.sorted())
  }

  @Test func `the guide names every member of a group of settings`() throws {
    let options = try GuidePage("options")
    for member in Theme.settings {
      #expect(options.parts["setting-theme"]?.contains(member.name) == true)
    }
    for level in RuleLevel.allCases {
      #expect(options.parts["setting-rules"]?.contains("`\(level)`") == true)
    }
    for mode in RawHTMLMode.allCases {
      #expect(options.parts["setting-raw-html"]?.contains("`\(mode)`") == true)
    }
    for place in HeadingPlace.allCases {
      #expect(options.parts["setting-headings"]?.contains("`\(place)`") == true)
    }
  }

  @Test func `the guide names every value of a key that takes one of a few words`() throws {
    let options = try GuidePage("options")
    for (key, words) in [
      ("style", PageStyle.allCases.map(\.rawValue)), ("items", ItemShape.allCases.map(\.rawValue)),
      ("attribution", AttributionMode.allCases.map(\.rawValue)),
      ("group", Grouping.allCases.map(\.rawValue)), ("sort", SortOrder.allCases.map(\.rawValue)),
      ("breaks", LineBreaks.allCases.map(\.rawValue)), ("tap", TapArea.allCases.map(\.rawValue)),
      ("dir", PageDirection.allCases.map(\.rawValue)),
    ] {
      for word in words {
        #expect(options.parts["key-\(key)"]?.contains("`\(word)`") == true, "\(key): \(word)")
      }
    }
  }

  @Test func `the guide lists every file of the templates`() throws {
    let page = try GuidePage("templates")
    #expect(page.rows("files").map(\.name).sorted() == TemplateFolder().files.map(\.name))
  }

  @Test func `the guide lists every name of templates with its shape`() throws {
    let page = try GuidePage("templates")
    let vocabulary = PageVocabulary.vocabulary
    #expect(page.names("scope-") == vocabulary.scopes.sorted())
    for (number, scope) in vocabulary.scopes.enumerated() {
      var listed: [String: String] = [:]
      for row in page.rows("scope-" + scope) { listed[row.name] = row.shape }
      var known: [String: TemplateVocabulary.Shape] = [:]
      for (key, name) in vocabulary.names.enumerated() {
        known[name] = vocabulary.shape(of: key, in: number)
      }
      #expect(listed.keys.sorted() == known.keys.sorted(), "\(scope)")
      for (name, shape) in known {
        #expect(Self.words(shape, name).contains(listed[name] ?? ""), "\(scope).\(name)")
      }
    }
  }

  /// How the guide can say what a shape is: a scope is named unless it is called as the name is.
  private static func words(_ shape: TemplateVocabulary.Shape, _ name: String) -> [String] {
    switch shape {
    case .text: ["text", "text, raw"]
    case .flag: ["flag"]
    case .object(let scope): scope == name ? ["object"] : ["object: \(scope)"]
    case .list(let scope): ["list: \(scope)"]
    }
  }
}
