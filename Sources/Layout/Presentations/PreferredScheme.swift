import SightlineModel

/// What `preferredColorScheme` asks of the window or the presentation around it, from wherever it stands in there.
///
/// - Source: Apple, `View.preferredColorScheme(_:)`: "the value applies to the nearest enclosing presentation, such as a popover or
///   window". A sheet without one of its own looks as the window it is presented in.
enum PreferredScheme {
  /// - Returns: The outermost one's of the views; `nil` where none asks. Other presentations in there ask for themselves.
  ///   Deeper than anything is laid out nobody looks.
  static func of(_ views: [ViewNode], depth: Int = 0) -> ColorScheme? {
    guard depth < TreeLowering.depthLimit else { return nil }
    for view in views {
      if case .presentation(let presentation) = view.payload {
        if let window = of(presentation.behind.value ?? [], depth: depth + 1) { return window }
        continue
      }
      for modifier in view.modifiers.reversed() where modifier.kind == .preferredColorScheme {
        if case .colorScheme(let scheme) = modifier.payload, let scheme = scheme.colorScheme.value { return scheme }
      }
      if let inner = of(view.children, depth: depth + 1) { return inner }
    }
    return nil
  }
}
