import SightlineModel

extension PresentationDetentsModifier {
  func wrap(_ wrapping: inout Wrapping) {
    if let detents = detents.value { wrapping.traits.presentation.detents = detents }
    wrapping.traits.presentation.chosenDetent = selection.value
  }
}

extension PresentationDragIndicatorModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.presentation.indicator = visibility.value }
}

extension PresentationCornerRadiusModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.presentation.cornerRadius = cornerRadius.value }
}

extension PresentationBackgroundModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.presentation.background = style.value }
}

extension PresentationCompactAdaptationModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.traits.presentation.adaptation = adaptation.value ?? vertical.value
  }
}
