import SightlineModel
import SwiftInterpreter

/// `Image(systemSymbol: .handThumbsupFill)`: symbols by members of a type instead of by name.
///
/// - Source: SFSafeSymbols (ba8ff2b): initialisers of Image, Label, UIImage and others with `systemSymbol:` in the place of
///   `systemName:` or `systemImage:`; each part of a name but the first begins with a capital or is a number.
enum SafeSymbols {
  private static let label = "systemSymbol"

  /// The same call with SwiftUI's own label; a symbol that is chosen elsewhere stays one that is not known.
  static func named(_ call: Call, of view: String) -> Call {
    guard call.arguments.contains(where: { $0.label == label }) else { return call }
    var call = call
    for index in call.arguments.indices where call.arguments[index].label == label {
      call.arguments[index].label = view == "Image" ? "systemName" : "systemImage"
      call.arguments[index].value = name(call.arguments[index].value)
    }
    return call
  }

  private static func name(_ value: Value) -> Value {
    guard case .implicit(let member) = value.payload, member.links.count == 1, member.links[0].call == nil else {
      return value.isUnknown ? value : .unknown("a symbol that is not known here")
    }
    var result = Value.string(name(ofMember: member.links[0].name))
    result.origin = value.origin
    return result
  }

  /// `exclamationmarkArrowTriangle2Circlepath` → `exclamationmark.arrow.triangle.2.circlepath`, `_1Circle` → `1.circle`,
  /// `rectangleSplit2x1` → `rectangle.split.2x1`.
  static func name(ofMember member: String) -> String {
    var result = ""
    for letter in member.drop(while: { $0 == "_" }) {
      let last = result.last
      let isInGrid = last == "x" && result.dropLast().last?.isNumber == true
      if letter.isUppercase || letter.isNumber && last?.isLetter == true && !isInGrid { result += "." }
      result += letter.lowercased()
    }
    return result.hasPrefix(".") ? String(result.dropFirst()) : result
  }
}
