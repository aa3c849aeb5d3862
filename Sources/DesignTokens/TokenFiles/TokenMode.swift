public import SightlineModel

/// One way in which the tokens can be put together: light, dark, a brand, a density.
public struct TokenMode: Sendable, Hashable {
  /// For people: `dark`, `dark, compact`; `default` where files declare no modes.
  public let name: String
  /// By modifier, sorted by its name; empty where files declare no modifiers.
  public let selections: [Selection]
  public struct Selection: Sendable, Hashable {
    public let modifier: String
    public let context: String
  }

  init(name: String, selections: [Selection] = []) {
    self.name = name
    self.selections = selections
  }

  /// The appearance that the name speaks of; `light` where it speaks of none.
  public var appearance: Appearance {
    let words = Self.words(name)
    let isDark = !words.isDisjoint(with: ["dark", "night"])
    switch (isDark, isHighContrast) {
    case (false, false): return .light
    case (true, false): return .dark
    case (false, true): return .lightHigh
    case (true, true): return .darkHigh
    }
  }

  public var isHighContrast: Bool {
    let words = Self.words(name)
    return words.isSuperset(of: ["high", "contrast"]) || !words.isDisjoint(with: ["highcontrast", "hc", "increased"])
      || words.contains("high")
  }

  /// The mode without high contrast that this one strengthens, by its words.
  func isBase(of other: TokenMode) -> Bool {
    guard other.isHighContrast, !isHighContrast else { return false }
    let strengthening: Set<String> = ["high", "contrast", "highcontrast", "hc", "increased", "normal", "standard"]
    let own = Self.words(name).subtracting(strengthening).subtracting(["light", "default"])
    return own == Self.words(other.name).subtracting(strengthening).subtracting(["light", "default"])
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
