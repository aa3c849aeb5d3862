/// Screens that only who makes an app opens: a menu of switches, a log, a list of what is kept.
///
/// Where `#if DEBUG` stands around them they are not built; many apps hide them otherwise, behind seven taps or in builds that
/// testers get. What is wrong with them is for a person to weigh.
package enum DeveloperScreen {
  /// - Parameters:
  ///   - type: The view's: `DebugMenuView`, `DeveloperSettings`.
  ///   - file: Where it is declared: `Debug/LogView.swift`.
  package static func isOne(_ type: String, in file: String?) -> Bool {
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    if isSaid(by: simple) { return true }
    return (file ?? "").split(separator: "/").contains { isSaid(by: String($0.split(separator: ".").first ?? "")) }
  }

  private static let words: Set<String> = ["debug", "debugger", "debugging"]

  private static func isSaid(by name: String) -> Bool {
    let parts = Set(IdentifierWords(name).words)
    return !parts.isDisjoint(with: words)
      || parts.contains("developer") && !parts.isDisjoint(with: ["settings", "menu", "options", "tools", "mode"])
  }
}
