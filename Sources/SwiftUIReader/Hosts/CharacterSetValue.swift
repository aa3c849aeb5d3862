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
    guard let known = (value.implicitName ?? value.host(NameValue.self)?.name).flatMap({ Self.named[$0] }) else {
      return nil
    }
    set = known
  }

  private static let named: [String: CharacterSet] = [
    "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines, "newlines": .newlines,
    "letters": .letters, "decimalDigits": .decimalDigits, "alphanumerics": .alphanumerics,
    "punctuationCharacters": .punctuationCharacters, "symbols": .symbols, "controlCharacters": .controlCharacters,
    "uppercaseLetters": .uppercaseLetters, "lowercaseLetters": .lowercaseLetters,
    "capitalizedLetters": .capitalizedLetters, "nonBaseCharacters": .nonBaseCharacters,
    "decomposables": .decomposables, "illegalCharacters": .illegalCharacters, "urlQueryAllowed": .urlQueryAllowed,
    "urlPathAllowed": .urlPathAllowed, "urlHostAllowed": .urlHostAllowed, "urlFragmentAllowed": .urlFragmentAllowed,
    "urlUserAllowed": .urlUserAllowed, "urlPasswordAllowed": .urlPasswordAllowed,
  ]

  /// `letters.union(.decimalDigits)`; `nil` for what makes no other set of two.
  func combined(_ name: String, _ call: Call?) -> Value? {
    guard let other = call?[position: 0].flatMap(CharacterSetValue.init)?.set else { return nil }
    switch name {
    case "union": return .host(CharacterSetValue(set: set.union(other)))
    case "subtracting": return .host(CharacterSetValue(set: set.subtracting(other)))
    case "intersection": return .host(CharacterSetValue(set: set.intersection(other)))
    case "symmetricDifference": return .host(CharacterSetValue(set: set.symmetricDifference(other)))
    default: return nil
    }
  }

  /// `allowed.insert(charactersIn: "-_")`; `nil` where the value is no set, or the method does not change it.
  static func change(_ value: inout Value, _ name: String, _ call: Call, _ interpreter: Interpreter) -> Value? {
    guard case .host(let host) = value.payload, host.hostTypeName == "CharacterSet",
      var known = CharacterSetValue(value)
    else { return nil }
    let other: CharacterSet
    if let text = (call.value("charactersIn") ?? call[position: 0]).flatMap({ interpreter.text(of: $0) }) {
      other = CharacterSet(charactersIn: text)
    } else if let set = call[position: 0].flatMap(CharacterSetValue.init) {
      other = set.set
    } else {
      return nil
    }
    switch name {
    case "insert", "formUnion": known.set.formUnion(other)
    case "remove", "subtract": known.set.subtract(other)
    case "formIntersection": known.set.formIntersection(other)
    default: return nil
    }
    value.payload = .host(known)
    return .void
  }
}
