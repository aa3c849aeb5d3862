import SwiftInterpreter

/// `Unicode.Scalar.Properties`, of the first scalar of a text.
struct ScalarPropertiesValue: PlainHostValue {
  let hostTypeName = "Unicode.Scalar.Properties"
  private let properties: Unicode.Scalar.Properties

  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first else { return nil }
    properties = scalar.properties
  }

  /// - Returns: `nil` for a name that is none of its members.
  func member(_ name: String) -> Value? {
    if let flag = Self.flags[name] { return .bool(properties[keyPath: flag]) }
    switch name {
    case "name": return properties.name.map { .string($0) } ?? Value.none
    case "nameAlias": return properties.nameAlias.map { .string($0) } ?? Value.none
    case "lowercaseMapping": return .string(properties.lowercaseMapping)
    case "uppercaseMapping": return .string(properties.uppercaseMapping)
    case "titlecaseMapping": return .string(properties.titlecaseMapping)
    case "numericValue": return properties.numericValue.map { .double($0) } ?? Value.none
    case "generalCategory":
      return .host(NameValue(hostTypeName: "Unicode.GeneralCategory", name: "\(properties.generalCategory)"))
    default: return nil
    }
  }

  nonisolated(unsafe) private static let flags: [String: KeyPath<Unicode.Scalar.Properties, Bool>] = [
    "isEmoji": \.isEmoji, "isEmojiPresentation": \.isEmojiPresentation, "isEmojiModifier": \.isEmojiModifier,
    "isEmojiModifierBase": \.isEmojiModifierBase, "isAlphabetic": \.isAlphabetic, "isWhitespace": \.isWhitespace,
    "isUppercase": \.isUppercase, "isLowercase": \.isLowercase, "isMath": \.isMath, "isDash": \.isDash,
    "isDiacritic": \.isDiacritic, "isIdeographic": \.isIdeographic, "isJoinControl": \.isJoinControl,
    "isVariationSelector": \.isVariationSelector, "isQuotationMark": \.isQuotationMark, "isHexDigit": \.isHexDigit,
    "isASCIIHexDigit": \.isASCIIHexDigit, "isDefaultIgnorableCodePoint": \.isDefaultIgnorableCodePoint,
    "isPatternWhitespace": \.isPatternWhitespace, "isCased": \.isCased, "isDeprecated": \.isDeprecated,
    "isNoncharacterCodePoint": \.isNoncharacterCodePoint, "isGraphemeExtend": \.isGraphemeExtend,
    "isBidiControl": \.isBidiControl, "isIDStart": \.isIDStart, "isIDContinue": \.isIDContinue,
  ]
}
