import DesignTokens
import SightlineModel
import SourceDocuments

@testable import Rules

/// A small design system in two modes, and what the rules about tokens say.
enum TokenExample {
  static let base = """
    {
      "palette": {
        "$type": "color",
        "gray": {"$value": {"colorSpace": "srgb", "components": [0.6118, 0.6392, 0.6863], "hex": "#9ca3af"}},
        "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
        "black": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
      },
      "text": {"primary": {"$value": "{palette.black}"}, "quiet": {"$value": "{palette.gray}"}},
      "icon": {"quiet": {"$value": "{palette.gray}"}},
      "background": {"primary": {"$value": "{palette.white}"}}
    }
    """
  static let night = """
    {"text": {"primary": {"$value": "{palette.white}"}}, "background": {"primary": {"$value": "{palette.black}"}}}
    """
  static let resolver = """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"look": {"default": "light",
       "contexts": {"light": [], "dark": [{"$ref": "night.tokens.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]}
    """
  static let tokens = TokenSet(files: [
    InputFile(path: "app.resolver.json", text: resolver), InputFile(path: "base.tokens.json", text: base),
    InputFile(path: "night.tokens.json", text: night),
  ])
  static let place = SourceLocation(file: ".sightline.yml", line: 9, column: 5)

  /// What all rules about tokens say of an audit, by place.
  static func findings(_ audit: TokenAudit) -> [Finding] {
    RuleRegistry.tokenMakers.map { $0.make(RuleRegistry.numbers(of: $0.id)) }
      // Off, unless somebody asks for it.
      .filter { $0.ruleID != TokenContrastEnhanced.id }
      .flatMap { $0.findings(in: audit) }
      .sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
  }

  static func findings(_ text: String, _ pairs: [TokenPair] = []) -> [Finding] {
    findings(TokenAudit(tokens: TokenSet(files: [InputFile(path: "t.tokens.json", text: text)]), pairs: pairs))
  }

  /// A style of text with one size and line height, both as JSON.
  static func findings(
    size: String, lineHeight: String = "1.2", family: String = "Inter", own families: Set<String>? = nil
  )
    -> [Finding]
  {
    let text = """
      {"body": {"$type": "typography", "$value": {"fontFamily": "\(family)", "fontWeight": 400, "fontSize": \(size),
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": \(lineHeight)}}}
      """
    let tokens = TokenSet(files: [InputFile(path: "t.tokens.json", text: text)])
    return findings(TokenAudit(tokens: tokens, options: .init(fontFamilies: families)))
  }
}
