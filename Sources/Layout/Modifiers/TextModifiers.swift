import SightlineModel

extension TrackingModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.tracking = tracking.value }
}

extension KerningModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.kerning = kerning.value }
}

extension BaselineOffsetModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.baselineOffset = baselineOffset.value
  }
}

extension UnderlineModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.isUnderlined = isActive.value ?? true
  }
}

extension StrikethroughModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.isStruckThrough = isActive.value ?? true
  }
}

extension LineLimitModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    func lines(_ number: Double?) -> Int? {
      number.flatMap { $0.isFinite ? Swift.max(1, Int(saturating: Swift.min($0, 1e9))) : nil }
    }
    environment.lineLimit = lines(limit.value ?? number.value ?? max.value)
    environment.minimumLines = lines(min.value) ?? 1
    if reservesSpace.value == true { environment.minimumLines = environment.lineLimit ?? 1 }
  }
}

extension MultilineTextAlignmentModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let alignment = alignment.value {
      environment.alignment = alignment
      environment.isAlignmentSet = true
    }
  }
}

extension LineSpacingModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.lineSpacing = max(0, lineSpacing.value ?? 0)
  }
}

extension MinimumScaleFactorModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.minimumScaleFactor = min(1, max(0, factor.value ?? 1))
  }
}

extension TruncationModeModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let mode = mode.value { environment.truncationMode = mode }
  }
}

extension AllowsTighteningModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.allowsTightening = flag.value ?? true
  }
}

extension TextCaseModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) { environment.textCase = textCase.value }
}

extension DynamicTypeSizeModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let exact = size.value {
      environment.contentSize = exact
    } else {
      if let low = min.value { environment.contentSize = Swift.max(low, environment.contentSize) }
      if let high = max.value { environment.contentSize = Swift.min(high, environment.contentSize) }
    }
  }
}
