internal import YAML

/// Sizes of files as people write them, such as `16MB`.
enum FileSize {
  /// The most that can be asked for: positions in a file are counted in 32 bits.
  static let maximum = 1 << 30
  /// Bytes; units count in steps of 1024, as file managers' and shells' do. Nil for no size.
  static func bytes(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count).lowercased().filter { $0 != " " }
    guard let number = Int(digits), let factor = units[unit] else { return nil }
    let (size, overflow) = number.multipliedReportingOverflow(by: factor)
    return overflow ? nil : size
  }

  private static let units = [
    "": 1, "b": 1, "k": 1 << 10, "kb": 1 << 10, "kib": 1 << 10, "m": 1 << 20, "mb": 1 << 20,
    "mib": 1 << 20, "g": 1 << 30, "gb": 1 << 30, "gib": 1 << 30,
  ]

  static func read(_ value: YAMLValue) throws(SettingFault) -> Int {
    if let size = bytes(value.text ?? ""), 1...maximum ~= size { return size }
    throw SettingFault(
      explanation: "It takes a size from 1B to 1GB.", fix: "write `max_file_size: 16MB`")
  }
}
