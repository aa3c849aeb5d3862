import SightlineModel

/// Tap targets are large enough to hit, or far enough apart.
///
/// Measured in points on the hit region after layout and clipping; 1 pt is taken as 1 CSS px.
/// - Source: WCAG 2.2, 2.5.8 Target Size (Minimum), AA, with its spacing exception.
struct TargetSize: NodeRule {
  static let id: RuleID = "target-size"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool { Target.isJudged(node, in: scene) }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let side = numbers["minimum"]
    guard let region = node.hitRegion else { return .notApplicable }
    if Target.covers(region, side) { return .passes }
    let crowding = Target.others(besides: node, in: scene).first { node in
      guard let other = node.hitRegion else { return false }
      return Circle(center: region.center, diameter: side).meets(other)
        || !Target.covers(other, side)
          && Circle(center: region.center, diameter: side).meets(Circle(center: other.center, diameter: side))
    }
    guard let crowding else { return .passes }
    return .fails(
      .init(
        "The target of \(node.nameInside(scene)) is \(region.size.text) pt, and that of \(crowding.nameInside(scene)) is close by; "
          + "make it \(side.text()) × \(side.text()) pt or add space.",
        measured: Measurement(
          value: min(region.width, region.height), required: side, unit: .pt, uncertainty: node.uncertainty),
        suggestion: Target.suggestion(side), cause: Target.cause(of: node, in: scene)))
  }
}

/// Tap targets have the size Apple recommends.
///
/// - Source: HIG, Accessibility and Buttons: 44 × 44 pt; WCAG 2.2, 2.5.5 Target Size (Enhanced), AAA.
struct TargetSizeComfortable: NodeRule {
  static let id: RuleID = "target-size-comfortable"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool { Target.isJudged(node, in: scene) }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let side = numbers["minimum"]
    guard let region = node.hitRegion, !Target.covers(region, side) else { return .passes }
    let least = numbers["least"]
    let below = Target.covers(region, least) ? "" : ", less than the \(least.text()) pt of tight places"
    return .fails(
      .init(
        "The target of \(node.nameInside(scene)) is \(region.size.text) pt\(below); make it at least "
          + "\(side.text()) × \(side.text()) pt.",
        measured: Measurement(
          value: min(region.width, region.height), required: side, unit: .pt, uncertainty: node.uncertainty),
        suggestion: Target.suggestion(side), cause: Target.cause(of: node, in: scene)))
  }
}

/// What both size rules ask of a target.
enum Target {
  /// Half a pixel at 3 pixels per point: frames are rounded to pixels.
  static let rounding = 0.17

  /// Controls whose size iOS decides are exempt: the user agent's own.
  static let systemSized: Set<ViewKind> = [
    "toggle", "slider", "stepper", "datePicker", "colorPicker", "picker", "editButton", "renameButton", "pasteButton",
    "backButton", "tabBarItem", "textField", "secureField", "textEditor", "searchField", "signInWithAppleButton",
  ]

  static func isJudged(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.isInteractive, node.isEnabled, node.hitRegion != nil, !systemSized.contains(node.kind) else {
      return false
    }
    return !scene.isSystemDrawn(node) && !scene.ancestors(of: node).contains { systemSized.contains($0.kind) }
  }

  static func covers(_ region: Rect, _ side: Double) -> Bool {
    region.width >= side - rounding && region.height >= side - rounding
  }

  /// The other targets; a target inside another one, or around it, is not beside it.
  static func others(besides node: SceneNode, in scene: Scene) -> [SceneNode] {
    let related = Set(scene.subtree(of: node).map(\.id) + scene.ancestors(of: node).map(\.id))
    return scene.nodes.filter {
      $0.isInteractive && $0.id != node.id && !related.contains($0.id) && $0.hitRegion != nil
    }
  }

  /// The fixed frame inside the label, if there is one; else the control.
  static func cause(of node: SceneNode, in scene: Scene) -> SourceLocation? {
    var inner = node
    while inner.children.count == 1 {
      inner = scene.nodes[inner.children[0]]
      if inner.isModifier, inner.fixedLength(.vertical) != nil || inner.fixedLength(.horizontal) != nil {
        return inner.source ?? node.source
      }
    }
    return node.source
  }

  static func suggestion(_ side: Double) -> Suggestion {
    Suggestion(
      text: "Inside the label, add .frame(minWidth: \(side.text()), minHeight: \(side.text())).contentShape(.rect).")
  }
}

/// A circle, in points.
struct Circle {
  let center: Point
  let diameter: Double

  func meets(_ rect: Rect) -> Bool {
    let dx = max(rect.minX - center.x, 0, center.x - rect.maxX)
    let dy = max(rect.minY - center.y, 0, center.y - rect.maxY)
    return dx * dx + dy * dy < diameter * diameter / 4 - 1e-9
  }
  func meets(_ other: Circle) -> Bool {
    let (dx, dy) = (center.x - other.center.x, center.y - other.center.y)
    let reach = (diameter + other.diameter) / 2
    return dx * dx + dy * dy < reach * reach - 1e-9
  }
}
