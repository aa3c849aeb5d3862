import Layout
package import SightlineModel
import SourceDocuments

/// Words of the configuration that other modules define.
package struct ConfigurationVocabulary: Sendable {
  /// Aliases first, then ids, in table order.
  package var devices: [String]
  package var rules: [RuleID]
  package var profiles: [String]
  /// Kinds a component can stand for: `button`, `text`, …
  package var componentKinds: [String]
  package init(devices: [String], rules: [RuleID], profiles: [String], componentKinds: [String]) {
    self.devices = devices
    self.rules = rules
    self.profiles = profiles
    self.componentKinds = componentKinds
  }
}

extension ConfigurationVocabulary {
  /// An alias, an id, or a window such as `320x568`.
  package func knowsDevice(_ name: String) -> Bool { devices.contains(name) || DeviceTable.isWindow(name) }

  /// A message with the nearest name.
  package func unknownDevice(_ name: String) -> String {
    let hint = nearestName(to: name, in: devices).map { "; did you mean '\($0)'?" }
    return
      "no device is named '\(name)'\(hint ?? "; write an alias (\(devices.prefix(5).joined(separator: ", "))), an id, or WIDTHxHEIGHT")"
  }
}
