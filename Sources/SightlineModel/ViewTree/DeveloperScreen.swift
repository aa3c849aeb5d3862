/// Screens that only who makes an app opens: a menu of switches, a log, a list of what is kept.
///
/// Where `#if DEBUG` stands around them they are not built; many apps hide them otherwise, behind seven taps or in builds that
/// testers get. What is wrong with them is for a person to weigh.
package enum DeveloperScreen {
  /// - Parameters:
  ///   - type: The view's: `DebugMenuView`, `DeveloperSettings`.
  ///   - file: Where it is declared: `Debug/LogView.swift`.
  package static func isOne(_ type: String, in file: String?) -> Bool {
    guard mayNameIt(type) || file.map(mayNameIt) ?? false else { return false }
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    if isSaid(by: simple) { return true }
    return (file ?? "").split(separator: "/").contains { isSaid(by: String($0.split(separator: ".").first ?? "")) }
  }

  /// Whether the letters occur at all: it is asked of everything that is found.
  private static func mayNameIt(_ name: String) -> Bool {
    var matched = (0, 0)
    for unit in name.utf8 {
      let letter = unit | 0x20
      matched.0 = letter == debug[matched.0] ? matched.0 + 1 : letter == debug[0] ? 1 : 0
      matched.1 = letter == develop[matched.1] ? matched.1 + 1 : letter == develop[0] ? 1 : 0
      if matched.0 == debug.count || matched.1 == develop.count { return true }
    }
    return false
  }
  private static let debug = Array("debug".utf8), develop = Array("develop".utf8)

  private static let words: Set<String> = ["debug", "debugger", "debugging"]

  private static func isSaid(by name: String) -> Bool {
    let parts = Set(IdentifierWords(name).words)
    return !parts.isDisjoint(with: words)
      || parts.contains("developer") && !parts.isDisjoint(with: ["settings", "menu", "options", "tools", "mode"])
  }
}
