import SightlineModel

extension StyleModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let style = style.value { environment.styles[kind] = style }
    if kind == .tabViewStyle, let mode = indexDisplayMode.value { environment.indexDisplayMode = mode }
  }
}

extension ControlSizeModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.controlSize = controlSize.value ?? .regular
  }
}

extension ImageScaleModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.imageScale = scale.value ?? .medium
  }
}

extension DisabledModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.isEnabled = environment.isEnabled && !(disabled.value ?? true)
  }
}

extension LabelsHiddenModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.labelsHidden = true }
}

extension LabelsVisibilityModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.labelsHidden = visibility.value == .hidden
  }
}

extension ButtonBorderShapeModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.buttonBorderShape =
      switch shape.value {
      case "capsule", "buttonBorder": .capsule
      case "circle": .circle
      case "roundedRectangle": .roundedRectangle(cornerRadius.value ?? 0)
      default: nil
      }
  }
}

extension ButtonSizingModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.hasFlexibleButtons = sizing.value == .flexible
  }
}
