import AuditEngine
import Layout
import Rules
import SightlineModel

extension ConfigurationVocabulary {
  /// What the modules know: devices, rules and profiles.
  package static let standard = ConfigurationVocabulary(
    devices: DeviceTable.aliases.keys.sorted(by: inTableOrder) + DeviceTable.ids,
    rules: Set(RuleRegistry.pages.map(\.id) + GateRule.allCases.map(\.id)).sorted(),
    profiles: RuleProfile.names,
    componentKinds: [
      "button", "divider", "image", "label", "link", "menu", "picker", "progressView", "secureField", "slider",
      "spacer",
      "stepper", "text", "textField", "toggle", "view",
    ])

  /// Aliases in the order of the devices they stand for.
  private static func inTableOrder(_ a: String, _ b: String) -> Bool {
    func place(_ alias: String) -> Int { DeviceTable.ids.firstIndex(of: DeviceTable.aliases[alias] ?? "") ?? .max }
    return (place(a), a) < (place(b), b)
  }
}
