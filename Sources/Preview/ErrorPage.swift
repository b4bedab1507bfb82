internal import Diagnostics
internal import HTML

/// The page in place of one that could not be made so far. The live client shows the faults over
/// it, and the page itself as soon as there is one.
enum ErrorPage {
  static func bytes(_ faults: [String]) -> [UInt8] {
    var html = HTMLBuffer()
    html.append(
      raw: """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>This page cannot be shown yet</title>
        </head>
        <body>
        <h1>This page cannot be shown yet</h1>
        <noscript>

        """)
    for fault in faults {
      html.append(raw: "<pre>")
      html.append(fault)
      html.append(raw: "</pre>\n")
    }
    html.append(raw: "</noscript>\n</body>\n</html>\n")
    return html.bytes
  }
}
