import SightlineModel
import SourceDocuments

extension TokenAudit {
  /// A value about type, where it is written.
  package struct TypeToken {
    package var token: Token
    package var type: TokenTypography?
    /// That this token sets itself: a size that another token holds is judged there.
    package var size: TokenLength?
    package var families: [String]?
  }

  /// Typography, font sizes and font families with values of their own, mode by mode; tokens that refer to others are left
  /// out.
  package func typeTokens() -> [TypeToken] {
    let sizes = fontSizeTokens()
    return tokens.modes.indices.flatMap { mode in
      tokens.resolved[mode].enumerated().compactMap { number, entry -> TypeToken? in
        guard entry.value >= 0, entry.alias < 0, let token = tokens.token(tokens.paths[number], mode: mode) else {
          return nil
        }
        switch token.value {
        case .typography(let type):
          func isOwn(_ key: String) -> Bool {
            token.definition.value[key].map { $0.string?.contains("{") != true && $0["$ref"] == nil } ?? false
          }
          return TypeToken(
            token: token, type: type, size: isOwn("fontSize") ? type.fontSize : nil,
            families: isOwn("fontFamily") ? type.fontFamily : nil)
        case .dimension(let length) where sizes[mode].contains(number): return TypeToken(token: token, size: length)
        case .fontFamily(let families): return TypeToken(token: token, families: families)
        default: return nil
        }
      }
    }
  }

  /// Dimensions that are font sizes, by their own name or by the name or type of a token that refers to them.
  private func fontSizeTokens() -> [Set<Int>] {
    tokens.resolved.map { mode in
      var result: Set<Int> = []
      for (number, entry) in mode.enumerated() where entry.value >= 0 && entry.type == .dimension {
        guard Self.isFontSize(tokens.paths[number]) else { continue }
        var source = number
        while mode[source].alias >= 0 { source = Int(mode[source].alias) }
        result.insert(source)
      }
      return result
    }
  }

  /// `font.size.small`, `fontSize.100`, `text-size`; not the size of an icon in a font's group.
  private static func isFontSize(_ path: String) -> Bool {
    let words = TokenMode.words(path)
    return words.isSuperset(of: ["font", "size"]) || words.contains("fontsize") || words.contains("fontsizes")
      || words.isSuperset(of: ["font", "sizes"]) || words.isSuperset(of: ["text", "size"])
  }
}
