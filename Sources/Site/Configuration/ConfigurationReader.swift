package import Diagnostics
internal import YAML

extension SiteConfiguration {
  /// Reads the bytes of a `florilegium.yml`.
  ///
  /// Every fault is reported, so that one run shows them all; a setting with a fault keeps its
  /// default. `path` is the file as diagnostics name it.
  package static func read(_ bytes: [UInt8], path: String) -> (SiteConfiguration, Report) {
    var configuration = SiteConfiguration()
    var reader = SettingReader(bytes: bytes, path: path)
    do throws(YAMLError) {
      guard let value = try YAMLParser.parse(bytes), !value.isNull else {
        return (configuration, reader.report)
      }
      reader.read(value, into: &configuration, settings: SiteSettings.all)
    } catch {
      reader.reportInvalid(error)
    }
    reader.report.sort()
    return (configuration, reader.report)
  }
}
