import Foundation
import SwiftInterpreter

/// Foundation's `CharacterSet`, where it is more than a name.
struct CharacterSetValue: HostValue {
  var hostTypeName: String { "CharacterSet" }
  var set: CharacterSet

  init(set: CharacterSet) { self.set = set }

  /// `contains(scalar)`, and the method as a value: `filter(CharacterSet.letters.contains)`.
  func contains(_ call: Call?, _ interpreter: Interpreter) -> Value? {
    guard let call else {
      return Value(
        .function(
          NativeFunction(name: "contains", location: .nowhere, parameterCount: 1) { [self] arguments, interpreter in
            contains(Call(arguments: arguments, location: .nowhere), interpreter) ?? .bool(false)
          }))
    }
    guard let scalar = call[position: 0] else { return nil }
    if scalar.isUnknown { return scalar }
    return interpreter.text(of: scalar)?.unicodeScalars.first.map { .bool(set.contains($0)) }
  }

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
