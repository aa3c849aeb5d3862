import Foundation
import SightlineModel
import SourceDocuments

@testable import DesignTokens

extension FuzzTarget {
  /// Documents as such, and design tokens.
  static let documents: [FuzzTarget] = [
    FuzzTarget(name: "json") { bytes in
      use(JSONDocument.parse(bytes: bytes, file: "a.json"))
      use(JSONDocument.parse(bytes: bytes, file: "a.json", dialect: .relaxed))
    },
    FuzzTarget(name: "yaml") { use(YAMLDocument.parse(bytes: $0, file: "a.yml")) },
    FuzzTarget(name: "tokens") { bytes in
      tokens([InputFile(path: "a.tokens.json", bytes: bytes)])
    },
    FuzzTarget(name: "resolver") { bytes in
      tokens([
        InputFile(path: "a.resolver.json", bytes: bytes), InputFile(path: "light.tokens.json", text: base),
        InputFile(path: "dark.tokens.json", text: base),
      ])
    },
  ]

  private static let base = """
    {"color": {"$type": "color", "base": {"$value": "#336699"}, "text": {"$value": "{color.base}"}}}
    """

  private static func tokens(_ files: [InputFile]) {
    let tokens = TokenSet(files: files)
    let audit = TokenAudit(tokens: tokens)
    use(audit.matrix())
    use(audit.colors)
    use(tokens.suppressions)
  }
}
