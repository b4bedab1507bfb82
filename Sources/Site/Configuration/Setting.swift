internal import YAML

/// One setting: its name, and how its value is read.
struct Setting<Target>: Sendable {
  let name: String
  /// Puts the value into the target, or reports why it cannot.
  let read: @Sendable (YAMLValue.Entry, inout Target, inout SettingReader) -> Void
}

// The types of values.
extension Setting {
  typealias Place<Value> = any WritableKeyPath<Target, Value> & Sendable

  /// A setting whose value `convert` makes of what stands there.
  static func value<Value>(
    _ name: String, _ place: Place<Value>,
    _ convert: @escaping @Sendable (YAMLValue) throws(SettingFault) -> Value
  ) -> Setting {
    Setting(name: name) { entry, target, reader in
      do throws(SettingFault) {
        target[keyPath: place] = try convert(entry.value)
      } catch {
        reader.report(error, in: entry)
      }
    }
  }

  /// A text; numbers and words such as `no` are texts, too.
  static func text(_ name: String, _ place: Place<String>) -> Setting {
    value(name, place) { value throws(SettingFault) in try text(of: value, name) }
  }

  /// A text without a line end inside.
  static func line(_ name: String, _ place: Place<String>) -> Setting {
    value(name, place) { value throws(SettingFault) in
      var text = try text(of: value, name)
      while text.last?.isNewline == true { text.removeLast() }
      guard !text.contains(where: \.isNewline) else {
        throw SettingFault(explanation: "It takes one line.", fix: "write it on one line")
      }
      return text
    }
  }

  static func boolean(_ name: String, _ place: Place<Bool>) -> Setting {
    value(name, place) { value throws(SettingFault) in
      if let answer = value.boolean { return answer }
      throw SettingFault(explanation: "It takes true or false.", fix: "write `\(name): true`")
    }
  }

  /// One of the words of an enumeration, in any case.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ place: Place<Value>
  ) -> Setting {
    value(name, place) { value throws(SettingFault) in try choice(of: value, name) }
  }

  /// A mapping with settings of its own.
  static func group<Group>(
    _ name: String, _ place: Place<Group>, _ settings: [Setting<Group>]
  ) -> Setting {
    Setting(name: name) { entry, target, reader in
      reader.read(entry.value, into: &target[keyPath: place], settings: settings, name: name)
    }
  }

  /// A mapping of names that are not settings of ours; `convert` makes a value of each.
  static func table<Value>(
    _ name: String, _ place: Place<[String: Value]>,
    _ convert: @escaping @Sendable (YAMLValue.Entry) throws(SettingFault) -> Value
  ) -> Setting {
    Setting(name: name) { entry, target, reader in
      for member in reader.entries(of: entry.value, name: name) {
        do throws(SettingFault) {
          target[keyPath: place][member.key] = try convert(member)
        } catch {
          reader.report(error, in: member)
        }
      }
    }
  }

  static func text(of value: YAMLValue, _ name: String) throws(SettingFault) -> String {
    if let text = value.text { return text }
    throw SettingFault(explanation: "It takes a text.", fix: "write `\(name): some text`")
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    of value: YAMLValue, _ name: String
  ) throws(SettingFault) -> Value {
    let text = value.text?.lowercased() ?? ""
    if let choice = Value(rawValue: text) { return choice }
    throw .oneOf(Value.allCases.map(\.rawValue), name: name, given: text)
  }
}
