package import Diagnostics

/// A template that is rendered by its name, and the scope of the contexts it is rendered in.
package struct TemplateRoot: Sendable {
  package var name: String
  /// The number of the scope.
  package var scope: Int

  package init(_ name: String, scope: Int) {
    self.name = name
    self.scope = scope
  }
}

/// A compiled template of a ``TemplateSet``.
public struct Template: Sendable {
  /// Its first operation.
  @usableFromInline let start: Int
}

/// Compiled templates that include each other by name.
///
/// Public like all that the renderer's inlinable functions name: see ``TemplateSource``.
public struct TemplateSet: Sendable {
  /// The names it was compiled with; an open vocabulary has learned the names of the templates.
  package let vocabulary: TemplateVocabulary

  @usableFromInline let program: TemplateProgram
  private let calls: [TemplateLinker.Call]
  private let starts: [Int]
  private let indices: [String: Int]
  private let roots: Set<String>

  /// Compiles templates. All their faults are reported: `template-syntax`, and with a closed
  /// vocabulary `missing-partial` and `unknown-variable`. A template at fault renders nothing, or
  /// nothing where the fault is; a site is not to be written then.
  package init(
    compiling files: [TemplateFile], vocabulary: TemplateVocabulary, roots: [TemplateRoot] = [],
    reportingTo report: inout Report
  ) {
    var vocabulary = vocabulary
    var templates: [ParsedTemplate] = []
    for file in files {
      var parser = TemplateParser(file, vocabulary: vocabulary)
      parser.run()
      vocabulary = parser.vocabulary
      templates.append(parser.template)
      report.add(contentsOf: parser.report)
    }
    let indices = Dictionary(
      files.indices.map { (files[$0].templateName, $0) }, uniquingKeysWith: { $1 })
    if !vocabulary.isOpen {
      report.add(contentsOf: Self.missingPartials(of: templates, indices: indices))
      var checker = ScopeChecker(templates, indices: indices, vocabulary: vocabulary)
      checker.run(from: roots)
      report.add(contentsOf: checker.report)
    }
    var linker = TemplateLinker(templates, indices: indices, vocabulary: vocabulary)
    starts = linker.run()
    program = linker.program
    self.vocabulary = vocabulary
    calls = linker.calls
    self.indices = indices
    self.roots = Set(roots.map(\.name))
  }

  /// The template of this name; nil if there is none. With a closed vocabulary only roots, whose
  /// names were checked in their scope, can be rendered.
  package subscript(name: String) -> Template? {
    guard let index = indices[name] else { return nil }
    return vocabulary.isOpen || roots.contains(name) ? Template(start: starts[index]) : nil
  }

  /// Whether a template includes this partial.
  package func includes(_ partial: String) -> Bool { calls.contains { $0.partial == partial } }

  /// What to tell about a recursion without end.
  package func diagnostic(for recursion: TemplateRecursion) -> Diagnostic? {
    calls.first { $0.operation == recursion.operation }.map { call in
      Diagnostic(
        .error, "template-syntax", path: call.path, range: call.range,
        "the partial \"\(call.partial)\" includes itself without end",
        explanation: "\(TemplateRecursion.limit) partials were open at once.",
        fix: "include it in a section that ends, such as a list of entries")
    }
  }

  private static func missingPartials(
    of templates: [ParsedTemplate], indices: [String: Int]
  ) -> Report {
    var report = Report()
    for template in templates {
      for token in template.tokens where token.kind == .partial {
        let name = template.name(of: token)
        guard indices[name] == nil else { continue }
        let nearest = EditDistance.nearest(to: name, in: indices.keys.sorted())
        report.add(
          Diagnostic(
            .error, "missing-partial", path: template.file.path, range: token.name,
            "the partial \"\(name)\" does not exist",
            explanation: "There is no file \(name).html among the templates.",
            fix: nearest.map { "did you mean {{>\($0)}}?" }
              ?? "write \(name).html beside this file, or take the tag out"))
      }
    }
    return report
  }
}
