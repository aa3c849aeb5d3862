import Foundation
import SightlineModel

/// What VoiceOver says of a control's state, in English.
enum ControlValue {
  static func of(_ node: SceneNode) -> String? { of(node.kind, node.arguments) }

  static func of(_ kind: ViewKind, _ arguments: Arguments) -> String? {
    switch kind {
    case .toggle:
      switch arguments["isOn"] {
      case .bool(let isOn): return isOn ? "On" : "Off"
      default: return nil
      }
    case .progressView, .gauge, .slider:
      guard let value = arguments.number("value") else { return arguments.string("currentValueLabel") }
      let (low, high) = bounds(arguments)
      guard high > low else { return nil }
      return "\(Int(((value - low) / (high - low) * 100).rounded()))%"
    case .stepper: return arguments.number("value").map(number)
    case .datePicker:
      let components = arguments.names("displayedComponents") ?? ["date", "hourAndMinute"]
      let shown = components.sorted().compactMap { arguments.string($0 == "date" ? "shownDate" : "shownTime") }
      return shown.isEmpty ? arguments.string("selection") : shown.joined(separator: ", ")
    case .colorPicker: return arguments.string("selection")
    case .labeledContent: return nil
    default: return nil
    }
  }

  private static func bounds(_ arguments: Arguments) -> (Double, Double) {
    if let total = arguments.number("total") { return (0, total) }
    if case .list(let ends)? = arguments["in"], ends.count == 2, case .number(let low) = ends[0],
      case .number(let high) = ends[1]
    {
      return (low, high)
    }
    if let low = arguments.number("lowerBound"), let high = arguments.number("upperBound") { return (low, high) }
    return (0, 1)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

/// Names iOS gives to its own controls when the app gives none.
enum SystemNames {
  static let names: [String: String] = [
    "editButton": "Edit", "renameButton": "Rename", "pasteButton": "Paste", "shareLink": "Share…",
    "signInWithAppleButton": "Sign in with Apple", "backButton": "Back", "progressView": "In progress",
  ]
}

/// SF Symbols without a label of the app's own.
enum SymbolName {
  /// A readable form of the symbol's name; iOS has a description of its own for many, which the author did not write.
  static func spoken(_ symbol: String) -> String {
    let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash", "badge"]
    let parts = symbol.split(separator: ".")
    let meaning = parts.filter { !drawn.contains($0) }
    return (meaning.isEmpty ? parts : meaning).joined(separator: " ")
  }
}
