import SightlineModel

extension ForegroundStyleModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let style = primary.style { environment.setForeground(style) }
  }
}

extension TintModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let style = tint.style { environment.tint = style }
  }
}

extension BackgroundStyleModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let style = style.style { environment.backgroundStyle = style }
  }
}

extension ColorSchemeModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.colorScheme = colorScheme.value ?? environment.colorScheme
  }
}

extension RedactedModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.isRedacted = environment.isRedacted || reason.value?.contains(.placeholder) == true
  }
}

extension UnredactedModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.isRedacted = false }
}
