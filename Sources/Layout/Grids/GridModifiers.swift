import SightlineModel

extension GridCellColumnsModifier {
  func wrap(_ wrapping: inout Wrapping) {
    // More columns than any grid shows are no more of them.
    wrapping.traits.columnSpan = max(1, Int(saturating: min((count.value ?? 1).finite, 1000)))
  }
}

extension GridCellUnsizedAxesModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.unsizedAxes = axes.value ?? [] }
}

extension GridColumnAlignmentModifier {
  func wrap(_ wrapping: inout Wrapping) {
    wrapping.traits.columnAlignment = guide.value.map { Guide(axis: .horizontal, name: $0.rawValue) }
  }
}

extension GridCellAnchorModifier {
  func wrap(_ wrapping: inout Wrapping) { wrapping.traits.cellAnchor = anchor.value }
}
