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

extension SceneNode {
  /// A text or a symbol that is drawn, but in no colour.
  var isDrawnInNoColor: Bool {
    var isEmpty = true
    for drawing in drawings {
      switch drawing {
      case .text(let paint), .textRun(_, let paint), .symbol(_, let paint, _):
        if paint.isVisible { return false }
        isEmpty = false
      case .fill, .stroke, .shadow: break
      }
    }
    return !isEmpty
  }
}
