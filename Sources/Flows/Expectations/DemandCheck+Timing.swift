import SightlineModel

/// When a view comes, how it moves, and which way it faces.
extension DemandCheck {
  /// A twentieth of a second: three frames, less than anybody notices.
  private var patience: Double { 0.05 }

  func appears(_ wanted: Demand.Timing) -> Answer {
    guard let entrance else { return .undecided("when it is first seen is not known") }
    return timing(
      wanted, at: entrance.at, over: entrance.over, curve: entrance.curve,
      said: "appears at \(points(entrance.at)) s")
  }

  /// The animation in force: of the nearest `animation` modifier around.
  func animates(_ wanted: Demand.Timing) -> Answer {
    let modifier = scene.ancestors(of: node).first { $0.kind == .animation }
    guard let modifier, case .animation(let animation)? = modifier.modifier, let curve = animation.curve.value else {
      return .fails("no animation modifier is around it")
    }
    return timing(
      wanted, at: nil, over: animation.duration.value, curve: curve,
      said: "animated at \(modifier.source.map { "\($0.file):\($0.line)" } ?? "an unknown place")")
  }

  private func timing(
    _ wanted: Demand.Timing, at: Double?, over: Double?, curve: String?, said: String
  ) -> Answer {
    var text = said
    if let over, over > 0 { text += " over \(points(over)) s" }
    if let curve { text += ", \(curve)" }
    if let demanded = wanted.at, let at, abs(at - demanded) > patience {
      return .fails("\(text); at \(points(demanded)) s demanded")
    }
    if let demanded = wanted.over {
      guard let over else { return .undecided("\(text); how long it takes is not known") }
      if abs(over - demanded) > patience { return .fails("\(text); over \(points(demanded)) s demanded") }
    }
    if let demanded = wanted.curve, curve != demanded { return .fails("\(text); \(demanded) demanded") }
    return .holds(text)
  }

  func mirrors(_ wanted: Bool) -> Answer {
    let drawn = inside.flatMap(\.drawings).compactMap { drawing in
      if case .symbol(let name, _, let mirrored) = drawing { (name, mirrored) } else { nil }
    }
    guard let (name, isMirrored) = drawn.first else { return .undecided("no symbol is drawn") }
    let text = "“\(name)” \(isMirrored ? "is mirrored" : "is not mirrored") in \(scene.variant.locale)"
    return isMirrored == wanted ? .holds(text) : .fails(text)
  }
}
