import Content
import Diagnostics
import Site

/// `link-case`: an address that differs from the name of its file by upper and lower case.
enum LinkCase: PageRule {
  static func check(_ checked: PageUnderCheck, into report: inout Report) {
    for address in checked.addresses {
      guard
        let path = checked.visited.path(at: address.bytes, inDocument: address.document),
        path.written != path.known
      else { continue }
      let document = checked.page.documents[address.document]
      report.add(
        Diagnostic(
          .warning, "link-case", path: checked.page.documentPaths[address.document],
          range: document.place(of: address.bytes, at: address.node),
          "the link says \"\(path.written)\", the file is called \"\(path.known)\"",
          explanation: "Other programs do not find it where upper and lower case count.",
          fix: "write the name as the file has it"))
    }
  }
}
