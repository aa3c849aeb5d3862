import SightlineModel

extension ResolvedPaint {
  var isVisible: Bool {
    if case .color(let color) = self { color.alpha > 0.01 } else { true }
  }
}

extension DrawPaint {
  var isVisible: Bool {
    if case .color(let color) = self { color.alpha > 0.01 } else { true }
  }
}

extension Drawing {
  var fillColor: RGBA? {
    if case .fill(_, .color(let color)) = self, color.alpha > 0.01 { color } else { nil }
  }
}
