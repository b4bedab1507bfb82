extension PictureSize {
  /// The size that the root element asks for, else that of its view box.
  ///
  /// https://www.w3.org/TR/SVG2/coords.html#SizingSVGInCSS
  static func svg(_ bytes: inout PictureBytes) -> PictureSize? {
    var scanner = XMLScanner(bytes.head(count: largestHead))
    guard let root = scanner.rootElement(), root.name == "svg" else { return nil }
    let width = root.attributes["width"].flatMap(length)
    let height = root.attributes["height"].flatMap(length)
    let box = root.attributes["viewBox"].flatMap(viewBox)
    switch (width, height, box) {
    case (let width?, let height?, _): return rounded(width, height)
    // The other side follows from the shape of the view box.
    case (let width?, nil, let box?): return rounded(width, width * box.height / box.width)
    case (nil, let height?, let box?): return rounded(height * box.width / box.height, height)
    case (nil, nil, let box?): return rounded(box.width, box.height)
    default: return nil
    }
  }

  /// What may stand before the root element and in its tag, in bytes.
  private static let largestHead = 1 << 16

  private static func rounded(_ width: Double, _ height: Double) -> PictureSize? {
    PictureSize(
      width: Int(exactly: width.rounded()), height: Int(exactly: height.rounded()))
  }

  /// A length in pixels; nil for one that depends on the surroundings.
  ///
  /// https://www.w3.org/TR/css-values-4/#absolute-lengths
  private static func length(_ text: String) -> Double? {
    let text = text.utf8.drop(while: isSpace)
    let digits = text.prefix(while: isNumeric)
    let unit = text.dropFirst(digits.count).prefix { !isSpace($0) }
    var number = Substring(digits)
    var name = String(Substring(unit)).lowercased()
    // `1em` begins like a number with an exponent.
    if number.last == "e" || number.last == "E" {
      number.removeLast()
      name = "e" + name
    }
    guard let value = Double(number), value.isFinite, value > 0, let factor = pixels[name] else {
      return nil
    }
    return value * factor
  }

  private static let pixels: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]

  private static func viewBox(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.utf8.split { isSpace($0) || $0 == UInt8(ascii: ",") }
      .map { Double(Substring($0)) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3],
      width.isFinite, height.isFinite, width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
