import SightlineModel

/// Text keeps clear of the status bar and the home indicator.
///
/// - Source: HIG, Layout: safe areas; WCAG 2.2, 1.4.10 Reflow, AA.
struct TextBehindBar: NodeRule {
  static let id: RuleID = "text-behind-bar"
  static let dependencies: RuleDependencies = [.metrics, .size]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard node.text != nil, node.isVisible, !scene.isSystemDrawn(node) else { return false }
    return node.shownString?.hasLettersOrDigits == true && !scene.reachableAxes(of: node).contains(.vertical)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    let safe = scene.variant.device.safeArea
    // What is pushed out of the screen passes under the bars on its way: text-unreachable says so once.
    guard scene.variant.orientation == .portrait, scene.overflowing(node, .vertical, tolerance: 4) == nil else {
      return .notApplicable
    }
    let ink = scene.ink(of: node)
    let top = Rect(x: 0, y: 0, width: scene.bounds.width, height: safe.top)
    let bottom = Rect(x: 0, y: scene.bounds.maxY - safe.bottom, width: scene.bounds.width, height: safe.bottom)
    for (bar, words) in [(top, "the status bar"), (bottom, "the home indicator")] where !bar.isEmpty {
      let hidden = ink.intersection(bar)
      guard ink.area > 0, hidden.area / ink.area > numbers["share"] else { continue }
      let measured = Measurement.points(hidden.height, needs: 0, uncertainty: node.uncertainty)
      return .fails(
        .init(
          "\(node.name(in: scene)) lies under \(words) by \(measured.number) pt; keep it inside the safe area.",
          measured: measured))
    }
    return .passes
  }
}
