/// SwiftUI's trait names and the names VoiceOver's tools use for them.
enum VoiceOverTrait {
  /// - Parameter swiftName: `isHeader`, `updatesFrequently`.
  /// - Returns: `header`, `updatesFrequently`.
  /// - Source: `AccessibilityTraits` and `UIAccessibilityTraits`; names as drawn in VoiceOver legends.
  static func name(_ swiftName: String) -> String {
    switch swiftName {
    case "isToggle": "toggle"
    case _ where swiftName.hasPrefix("is") && swiftName.dropFirst(2).first?.isUppercase == true:
      swiftName.dropFirst(2).prefix(1).lowercased() + swiftName.dropFirst(3)
    default: swiftName
    }
  }

  /// Traits that say how an element is operated: kept when elements are combined, and what makes one a control.
  static let operable: Set<String> = [
    "button", "link", "switchButton", "toggle", "adjustable", "textField", "secureTextField", "searchField", "tab",
    "keyboardKey",
  ]
}
