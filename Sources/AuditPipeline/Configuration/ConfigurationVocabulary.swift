public import SightlineModel

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
