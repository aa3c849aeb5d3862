public import SightlineModel
import SourceDocuments

/// Words of the configuration that other modules define.
public struct ConfigurationVocabulary: Sendable {
  /// Aliases first, then ids, in table order.
  public var devices: [String]
  public var rules: [RuleID]
  public var profiles: [String]
  /// Kinds a component can stand for: `button`, `text`, …
  public var componentKinds: [String]
  public init(devices: [String], rules: [RuleID], profiles: [String], componentKinds: [String]) {
    self.devices = devices
    self.rules = rules
    self.profiles = profiles
    self.componentKinds = componentKinds
  }
}

extension ConfigurationVocabulary {
  /// An alias, an id, or `WIDTHxHEIGHT` in points.
  public func knowsDevice(_ name: String) -> Bool { devices.contains(name) || Self.isWindow(name) }

  /// `320x568`.
  static func isWindow(_ name: String) -> Bool {
    let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    return sides.count == 2 && sides.allSatisfy { $0.map { $0 > 0 && $0 <= 10_000 } ?? false }
  }

  /// A message with the nearest name.
  public func unknownDevice(_ name: String) -> String {
    let hint = nearestName(to: name, in: devices).map { "; did you mean '\($0)'?" }
    return
      "no device is named '\(name)'\(hint ?? "; write an alias (\(devices.prefix(5).joined(separator: ", "))), an id, or WIDTHxHEIGHT")"
  }
}
