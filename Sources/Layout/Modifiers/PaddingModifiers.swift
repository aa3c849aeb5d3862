import SightlineModel

extension PaddingModifier {
  func wrap(_ wrapping: inout Wrapping) {
    let padding = Padding(
      insets: insets.value ?? EdgeInsets(length.value ?? Padding.standard, on: edges.value ?? .all))
    wrapping.layout = wrapping.kind == .safeAreaPadding ? SafeAreaPadding(padding: padding) : padding
  }
}

extension ContentMarginsModifier {
  /// Of the scroll views inside. Those of the indicators move nothing else.
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    guard placement.value != .scrollIndicators else { return }
    let set = edges.value ?? .all
    let given = insets.value ?? EdgeInsets(length.value ?? Padding.standard, on: set)
    let known = environment.contentMargins
    environment.contentMargins = EdgeInsets(
      top: set.contains(.top) ? given.top : known.top,
      leading: set.contains(.leading) ? given.leading : known.leading,
      bottom: set.contains(.bottom) ? given.bottom : known.bottom,
      trailing: set.contains(.trailing) ? given.trailing : known.trailing)
  }
}
