import Foundation
import SwiftInterpreter

/// Foundation's `CharacterSet`, where it is more than a name.
struct CharacterSetValue: HostValue {
  var hostTypeName: String { "CharacterSet" }
  var set: CharacterSet

  init(set: CharacterSet) { self.set = set }

  /// `.whitespaces`, `CharacterSet.alphanumerics`, `CharacterSet(charactersIn: "#")`; `nil` for what is not known.
  init?(_ value: Value) {
    if let known = value.host(CharacterSetValue.self) {
      self = known
      return
    }
    switch value.implicitName ?? value.host(NameValue.self)?.name {
    case "whitespaces": set = .whitespaces
    case "whitespacesAndNewlines": set = .whitespacesAndNewlines
    case "newlines": set = .newlines
    case "letters": set = .letters
    case "decimalDigits": set = .decimalDigits
    case "alphanumerics": set = .alphanumerics
    case "punctuationCharacters": set = .punctuationCharacters
    case "symbols": set = .symbols
    default: return nil
    }
  }
}
