internal import Diagnostics

/// A colour of CSS, by its digits or its name.
package struct CSSColor: Sendable, Equatable {
  /// The value in CSS, in lower case: nothing but `#`, letters and digits.
  package let css: String

  package static let yellow = CSSColor(css: "#ffcc00")
  package static let black = CSSColor(css: "#000000")
  package static let red = CSSColor(css: "#ff3b30")

  private init(css: String) {
    self.css = css
  }

  /// Reads `#fc0`, `#ffcc00`, both also with an opacity, or a name such as `gold`; nil for
  /// anything else. Short digits become long ones, so that equal colours are equal.
  package init?(_ text: String) {
    let text = text.lowercased()
    if Self.names.contains(text) {
      css = text
      return
    }
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.allSatisfy(Self.isDigit) else { return nil }
    switch digits.count {
    case 3, 4: css = "#" + digits.map { "\($0)\($0)" }.joined()
    case 6, 8: css = text
    default: return nil
    }
  }

  /// The name of a colour nearest to a word.
  static func nearest(to word: String) -> String? {
    EditDistance.nearest(to: word, in: names.sorted())
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
  }

  /// https://www.w3.org/TR/css-color-4/#named-colors
  private static let names = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
    lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
    lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
    mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip
    peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown
    salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow
    springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
    yellowgreen transparent
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
