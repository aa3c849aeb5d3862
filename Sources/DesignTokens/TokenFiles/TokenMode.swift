package import SightlineModel

/// One way in which the tokens can be put together: light, dark, a brand, a density.
package struct TokenMode: Sendable, Hashable {
  /// For people: `dark`, `dark, compact`; `default` where files declare no modes.
  package let name: String
  /// By modifier, sorted by its name; empty where files declare no modifiers.
  package let selections: [Selection]
  package struct Selection: Sendable, Hashable {
    package let modifier: String
    package let context: String
  }

  init(name: String, selections: [Selection] = []) {
    self.name = name
    self.selections = selections
  }

  /// The appearance that the name speaks of; `light` where it speaks of none.
  package var appearance: Appearance {
    let words = Self.words(name)
    let isDark = !words.isDisjoint(with: ["dark", "night"])
    switch (isDark, isHighContrast) {
    case (false, false): return .light
    case (true, false): return .dark
    case (false, true): return .lightHigh
    case (true, true): return .darkHigh
    }
  }

  package var isHighContrast: Bool {
    let words = Self.words(name)
    return words.isSuperset(of: ["high", "contrast"]) || !words.isDisjoint(with: ["highcontrast", "hc", "increased"])
      || words.contains("high")
  }

  /// The mode without high contrast that this one strengthens, by its words.
  package func isBase(of other: TokenMode) -> Bool {
    guard other.isHighContrast, !isHighContrast else { return false }
    let strengthening: Set<String> = ["high", "contrast", "highcontrast", "hc", "increased", "normal", "standard"]
    let own = Self.words(name).subtracting(strengthening).subtracting(["light", "default"])
    return own == Self.words(other.name).subtracting(strengthening).subtracting(["light", "default"])
  }

  private static let looks: Set<String> = ["light", "dark", "day", "night", "dimmed", "hc"]
  private static let contrasts: Set<String> = ["high", "contrast", "increased"]

  /// Whether a key can only name a mode: `light`, `dark-high-contrast`.
  static func isModeName(_ text: String) -> Bool {
    let words = words(text)
    return !words.isDisjoint(with: looks.union(["wireframe"]))
      && words.isSubset(of: looks.union(contrasts).union(["mode", "theme", "wireframe"]))
  }

  /// The mode that a file's name speaks of: `dark` for `color-dark.json`, all of the name where it begins with one, as in
  /// `dark.protanopia.json`; `nil` for none.
  package static func name(ofFile path: String) -> String? {
    var parts = (path.split(separator: "/").last.map(String.init) ?? path).split(separator: ".").map(String.init)
    while parts.count > 1, ["json", "json5", "jsonc", "tokens"].contains(parts[parts.count - 1]) { parts.removeLast() }
    let words = parts.joined(separator: "-").split { !$0.isLetter }.map { $0.lowercased() }
    guard let first = words.first else { return nil }
    if looks.contains(first) { return words.joined(separator: "-") }
    let known = words.filter { looks.contains($0) || contrasts.contains($0) }
    let isMode = known.contains { looks.contains($0) } || known.count >= 2
    return isMode ? known.joined(separator: "-") : nil
  }

  /// Light before dark, then by name; for modes that come without an order.
  static func isBefore(_ a: String, _ b: String) -> Bool {
    func rank(_ name: String) -> (Int, Int, String) {
      let mode = TokenMode(name: name)
      return (mode.appearance.isDark ? 1 : 0, mode.isHighContrast ? 1 : 0, name)
    }
    return rank(a) < rank(b)
  }

  static func words(_ text: String) -> Set<String> {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isUppercase, word.last?.isLowercase == true || !character.isLetter {
        words.append(word)
        word = ""
      }
      if character.isLetter {
        word.append(Character(character.lowercased()))
      } else {
        words.append(word)
        word = ""
      }
    }
    return Set((words + [word]).filter { !$0.isEmpty })
  }
}
