/// The version of florilegium.
package enum Version {
  /// Such as `0.1.0` (https://semver.org).
  package static let number = "0.1.0"
}
