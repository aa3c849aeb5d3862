import SightlineModel

extension FontModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.font = font.value }
}

extension FontWeightModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.weight = weight.value }
}

extension FontDesignModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.design = design.value }
}

extension BoldModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    let isActive = isActive.value ?? true
    environment.isBold = isActive
    environment.weight = isActive ? .bold : nil
  }
}

extension ItalicModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.isItalic = isActive.value ?? true
  }
}

extension MonospacedModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.design = isActive.value ?? true ? .monospaced : nil
  }
}

extension MonospacedDigitModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.features.append("monospacedDigit")
  }
}
