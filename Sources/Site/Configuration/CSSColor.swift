internal import Diagnostics

/// A colour of CSS, by its digits or its name.
package struct CSSColor: Sendable, Equatable {
  /// The value in CSS, in lower case: nothing but `#`, letters and digits.
  package let css: String
  /// Red, green and blue, a byte each.
  private let bytes: UInt32

  package static let yellow = CSSColor(css: "#ffcc00", bytes: 0xFFCC00)
  package static let black = CSSColor(css: "#000000", bytes: 0)
  package static let white = CSSColor(css: "#ffffff", bytes: 0xFFFFFF)
  /// The paper of the dark style.
  package static let night = CSSColor(css: "#141414", bytes: 0x141414)
  package static let red = CSSColor(css: "#ff3b30", bytes: 0xFF3B30)

  private init(css: String, bytes: UInt32) {
    self.css = css
    self.bytes = bytes
  }

  /// Reads `#fc0`, `#ffcc00`, both also with an opacity, or a name such as `gold`; nil for
  /// anything else. Short digits become long ones, so that equal colours are equal.
  package init?(_ text: String) {
    let text = text.lowercased()
    if let bytes = Self.names[text] {
      css = text
      self.bytes = bytes
      return
    }
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.allSatisfy(Self.isDigit) else { return nil }
    switch digits.count {
    case 3, 4: css = "#" + digits.map { "\($0)\($0)" }.joined()
    case 6, 8: css = text
    default: return nil
    }
    bytes = UInt32(css.dropFirst().prefix(6), radix: 16) ?? 0
  }

  /// The name of a colour nearest to a word.
  static func nearest(to word: String) -> String? {
    EditDistance.nearest(to: word, in: names.keys.sorted())
  }

  /// How well one colour can be read on another, from 1 to 21; text needs 4.5, and 7 to be easy.
  ///
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  package func contrast(on other: CSSColor) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    let weights: [(shift: UInt32, weight: Double)] = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
    return weights.reduce(0) { sum, part in
      sum + part.weight * Self.linear(Double(bytes >> part.shift & 0xFF) / 255)
    }
  }

  /// A power without the C library's, which differs from system to system in the last digits:
  /// ((x + 0.055) / 1.055) ^ 2.4 as x² times its fifth root squared.
  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    var root = base
    for _ in 0..<40 { root -= (root - base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
  }

  /// https://www.w3.org/TR/css-color-4/#named-colors
  private static let names: [String: UInt32] = {
    let words = """
      aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
      bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
      burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
      cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b
      darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9
      darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00
      darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b
      darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3
      deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff
      firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc
      ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f
      grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0
      khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd
      lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2
      lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a
      lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899
      lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6
      magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3
      mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a
      mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa
      mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000
      olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa
      palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5
      peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080
      rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513
      salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0
      skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa
      springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347
      turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00
      yellowgreen 9acd32
      transparent ffffff
      """.split(whereSeparator: \.isWhitespace)
    var names: [String: UInt32] = [:]
    for place in stride(from: 0, to: words.count, by: 2) {
      names[String(words[place])] = UInt32(words[place + 1], radix: 16)
    }
    return names
  }()
}
