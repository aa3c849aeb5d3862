import SightlineModel

extension DefaultMinListRowHeightModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.minimumRowHeight = value.value
  }
}

extension ListRowSpacingModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.listRowSpacing = spacing.value.map { max(0, $0.finite) }
  }
}

extension ListSectionSpacingModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.listSectionSpacing =
      switch spacing.value {
      case .points(let points): points.finite
      case .compact: 8
      case .default, nil: nil
      }
  }
}

extension ScrollContentBackgroundModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment.hidesScrollContentBackground = visibility.value == .hidden
  }
}

extension HeaderProminenceModifier {
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    environment[Self.self] = self
  }
}

extension ListRowInsetsModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.rowInsets = insets.value ?? wrapping.traits.rowInsets }
}

extension ListRowSeparatorModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.hidesRowSeparator = visibility.value == .hidden }
}

extension ListRowBackgroundModifier {
  /// `nil` leaves the row the background it has.
  func wrap(_ wrapping: inout Wrapping) {
    if let reason = content.unknownReason {
      let paint = ShapeLayout.Paint(style: .unknown(reason: reason))
      wrapping.traits.rowBackground = [
        wrapping.lowering.chrome(.rowBackground, ShapeLayout(form: .rectangle, paints: [paint]), wrapping.outer)
      ]
    }
    guard let content = content.value, !content.isEmpty else { return }
    wrapping.traits.rowBackground = wrapping.lowered(content)
  }
}
