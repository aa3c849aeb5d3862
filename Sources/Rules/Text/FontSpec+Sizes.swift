import SightlineModel

extension FontSpec {
  /// Points at the default text size; `nil` for a text style.
  var declaredSize: Double? {
    switch base {
    case .system(let size), .custom(_, let size, _), .files(_, let size): scaledFrom ?? size
    case .style: nil
    }
  }
  /// Points at the default text size.
  var defaultSize: Double {
    if case .style(let style) = base { return style.defaultSize }
    if let scaledFrom { return scaledFrom }
    return declaredSize ?? 17
  }
}
