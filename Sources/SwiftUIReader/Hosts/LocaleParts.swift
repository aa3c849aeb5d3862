import Foundation
import SwiftInterpreter

/// `Locale.Language`, `Locale.Region` and the like, made of an identifier.
enum LocaleParts {
  static func make(_ type: String, _ identifier: String) -> OpaqueValue {
    guard type == "Locale.Language" else {
      return OpaqueValue(hostTypeName: type, fields: ["identifier": .string(identifier)])
    }
    let code = String(identifier.prefix { $0 != "-" && $0 != "_" })
    return OpaqueValue(
      hostTypeName: type,
      fields: [
        "languageCode": .host(OpaqueValue(hostTypeName: "Locale.LanguageCode", fields: ["identifier": .string(code)])),
        "identifier": .string(identifier), "minimalIdentifier": .string(code),
        "characterDirection": .host(
          NameValue(
            hostTypeName: "Locale.LanguageDirection",
            name: ["ar", "he", "fa", "ur"].contains(code) ? "rightToLeft" : "leftToRight")),
      ])
  }
}
