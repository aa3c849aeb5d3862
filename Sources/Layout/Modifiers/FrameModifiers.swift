import SightlineModel

extension FrameModifier {
  /// - Source: DrunkOnJava/ModularHomeInventory bad9791, a list in 320 pt on an iPad: rows begin 16 pt from a card that
  ///   begins at 16 pt.
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    if let width = width.value, width.isFinite, width > 0 { environment.frameWidth = width }
  }
  func wrap(_ wrapping: inout Wrapping) {
    func length(_ given: Given<Double>) -> Double? { given.value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    wrapping.layout = FixedFrame(width: length(width), height: length(height), alignment: alignment.guides())
  }
}

extension FlexibleFrameModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.layout = FlexibleFrame(
      horizontal: limits(minWidth, idealWidth, maxWidth), vertical: limits(minHeight, idealHeight, maxHeight),
      alignment: alignment.guides())
  }

  private func limits(_ least: Given<Double>, _ ideal: Given<Double>, _ most: Given<Double>) -> FlexibleFrame.Limits {
    let minimum = least.value.flatMap { $0.isFinite ? max(0, $0) : nil }
    let ideal = ideal.value.map { max(minimum ?? 0, $0) }
    let maximum = most.value.map { max(ideal ?? 0, $0) }
    return FlexibleFrame.Limits(
      minimum: minimum, ideal: ideal, maximum: maximum.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) })
  }
}

extension FixedSizeModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let (h, v) = (horizontal.value, vertical.value)
    wrapping.layout = FixedSize(horizontal: h ?? (v == nil), vertical: v ?? (h == nil))
  }
}

extension AspectRatioModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let ratio = aspectRatio.value.flatMap { $0.ratio > 0 && $0.ratio.isFinite ? $0.ratio : nil }
    wrapping.layout = AspectRatio(ratio: ratio, fills: contentMode.value == .fill)
  }
}

extension ScaledToFitModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.layout = AspectRatio(ratio: nil, fills: false) }
}

extension ScaledToFillModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.layout = AspectRatio(ratio: nil, fills: true) }
}

extension ContainerRelativeFrameModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.layout = RelativeFrame(
      axes: axes.value ?? [], screen: wrapping.outer.container, scroll: wrapping.outer.scrollContainer,
      count: max(1, count.value ?? 1), span: span.value ?? 1, spacing: spacing.value ?? 0,
      alignment: alignment.guides())
  }
}

extension LayoutPriorityModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.priority = value.value ?? 0 }
}
