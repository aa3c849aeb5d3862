import Foundation
import SightlineModel

/// What VoiceOver says of a control's state, in English.
enum ControlValue {
  static func of(_ node: SceneNode) -> String? { node.view.flatMap { of(node.kind, $0) } }

  static func of(_ kind: ViewKind, _ view: ViewPayload) -> String? {
    switch view {
    case .toggle(let toggle): return toggle.isOn.value.map { $0 ? "On" : "Off" }
    case .slider(let slider): return share(slider.value.value, slider.bounds.value, nil)
    case .progress(let progress):
      guard progress.value.value != nil else { return progress.currentValueLabel.value?.text?.string }
      return share(progress.value.value, progress.bounds.value, progress.total.value)
    case .stepper(let stepper): return stepper.value.value.map(number)
    case .valuePicker(let picker) where kind == .datePicker:
      let components = picker.displayedComponents.value ?? [.date, .hourAndMinute]
      var shown: [String] = []
      if components.contains(.date), let date = picker.shownDate.value { shown.append(date) }
      if components.contains(.hourAndMinute), let time = picker.shownTime.value { shown.append(time) }
      return shown.isEmpty ? picker.selection.value : shown.joined(separator: ", ")
    case .valuePicker(let picker): return picker.selection.value
    default: return nil
    }
  }

  private static func share(_ value: Double?, _ bounds: NumberRange?, _ total: Double?) -> String? {
    let (low, high) = bounds.map { ($0.low, $0.high) } ?? (0, total ?? 1)
    guard let value, high > low, ((value - low) / (high - low)).isFinite else { return nil }
    let percent = (min(1e6, max(-1e6, (value - low) / (high - low))) * 100).rounded()
    return "\(percent.shortText)%"
  }

  private static func number(_ value: Double) -> String {
    value.shortText
  }
}

extension ButtonRole {
  /// What iOS 26 calls a button that is given a role and no label; it draws a symbol in a toolbar.
  var systemName: String? {
    switch self {
    case .close: "Close"
    case .confirm: "Done"
    case .cancel: "Cancel"
    case .destructive: nil
    }
  }
}

/// Names iOS gives to its own controls when the app gives none.
enum SystemNames {
  static let names: [ViewKind: String] = [
    .editButton: "Edit", .renameButton: "Rename", .pasteButton: "Paste", .shareLink: "Share…",
    .signInWithAppleButton: "Sign in with Apple", .backButton: "Back", .progressView: "In progress",
  ]
}

/// SF Symbols without a label of the app's own.
enum SymbolName {
  /// A readable form of the symbol's name; iOS has a description of its own for many, which the author did not write.
  static func spoken(_ symbol: String) -> String {
    let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash", "badge"]
    let parts = symbol.split(separator: ".")
    let meaning = parts.filter { !drawn.contains($0) }
    if meaning.isEmpty { return parts.joined(separator: " ") }
    // `square.on.square`: what joins two shapes says nothing without them.
    if ["and", "on"].contains(meaning[0]) { return parts.filter { $0 != "fill" }.joined(separator: " ") }
    return meaning.joined(separator: " ")
  }
}
