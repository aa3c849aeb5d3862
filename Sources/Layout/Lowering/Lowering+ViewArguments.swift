import SightlineModel

extension Lowering {
  /// The style of a view: given as a style, or as a view that is one (`Color.red`).
  func style(_ arguments: Arguments) -> StyleSpec? {
    if let style = arguments.style("style") { return style }
    if case .unknown(let reason)? = arguments["style"] { return .unknown(reason: reason) }
    return nil
  }

  func alignment(_ arguments: Arguments, default standard: GuidePair = .center) -> GuidePair {
    guard let name = arguments.name("alignment") else { return standard }
    return GuidePair(name: name) ?? standard
  }
}
