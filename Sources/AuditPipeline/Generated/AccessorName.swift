/// The identifiers that SwiftGen, Tuist and R.swift make of keys, of assets and of fonts.
///
/// - Source: StencilSwiftKit's filters `swiftIdentifier:"pretty"` and `lowerFirstWord`; SwiftGen's templates
///   `structured-swift5`, `flat-swift5` and `swift5`, whose names Tuist's templates share.
enum AccessorName {
  /// Of a type: `onboarding_page` and `onboarding page` are `OnboardingPage`, `TITLE_MAIN` is `TitleMain`.
  static func type(_ name: String) -> String { escaped(pretty(name)) }

  /// Of a member: `onboarding_page` is `onboardingPage`, `URLField` is `urlField`.
  static func member(_ name: String) -> String { escaped(lowerFirstWord(pretty(name))) }

  private static func pretty(_ name: String) -> String {
    let shouts = !name.unicodeScalars.contains { $0.properties.isLowercase }
    let parts = name.split { $0 == "_" || !isPart($0) }
    let joined = parts.map { part in
      let rest = part.dropFirst()
      return part.prefix(1).uppercased() + (shouts && name.contains("_") ? rest.lowercased() : String(rest))
    }.joined()
    return joined.first.map { $0.isNumber } == true ? "_" + joined : joined
  }

  /// Of a resource of R.swift's, which keeps underscores: `logo-big_dark` is `logoBig_dark`, `SAVE_NOW` is `save_NOW`.
  static func resource(_ name: String) -> String {
    let parts = name.split(omittingEmptySubsequences: false) { $0 != "_" && !isPart($0) }
    let joined = parts.enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined().drop { $0.isASCII && $0.isNumber }
    let capitals = joined.prefix { $0.isASCII && $0.isUppercase }
    let rest = joined.dropFirst(capitals.count)
    let isWhole = rest.first.map { !($0.isASCII && $0.isLowercase) } ?? false
    let lowered = isWhole ? capitals.count : max(capitals.count - 1, 1)
    return escaped(joined.prefix(lowered).lowercased() + joined.dropFirst(lowered))
  }

  private static func isPart(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  private static func lowerFirstWord(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    // `URLField`: the last capital begins the next word.
    let isBeginning = capitals.count > 1 && rest.first?.isLowercase == true
    let lowered = isBeginning ? capitals.dropLast() : capitals
    return lowered.lowercased() + name.dropFirst(lowered.count)
  }

  private static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
