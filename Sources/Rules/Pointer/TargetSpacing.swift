import SightlineModel

/// Targets beside one another are far enough apart.
///
/// Targets that touch are one row by design, such as the items of a bar; their size is for other rules.
/// - Source: HIG, Accessibility: space between controls prevents taps on the wrong one. The 4 pt are our own.
struct TargetSpacing: Rule {
  static let id: RuleID = "target-spacing"
  static let dependencies: RuleDependencies = [.metrics]
  let numbers: RuleNumbers

  /// Points from which on a target is a row of a list, which may follow one another closely.
  private static let rowWidth = 200.0
  private static let comfortable = 44.0

  func judge(_ scene: Scene) -> [Judgement] {
    let targets = scene.nodes.filter {
      $0.isInteractive && $0.isEnabled && $0.isVisible && !$0.isModifier && $0.hitRegion != nil
        && !scene.isSystemDrawn($0)
        && !Target.systemSized.contains($0.kind) && !Target.isInline($0, in: scene)
        && !scene.isWithin($0, [.toolbar, .navigationBar, .tabBar])
    }
    let regions = targets.map { $0.hitRegion! }  // checked: of those that have one
    let placed = VerticalIndex(regions)
    return targets.enumerated().map { index, node in
      let region = regions[index]
      let met = placed.first(in: 0..<index, near: region, within: numbers["minimum"]) {
        targets[$0].scrollContainer == node.scrollContainer && gap(region, regions[$0]) != nil
          && !scene.isBelow(node, targets[$0]) && !areRows(region, regions[$0])
      }
      guard let met, let gap = gap(region, regions[met]) else { return Judgement(node: node.id, verdict: .passes) }
      let measured = Measurement.points(gap, needs: numbers["minimum"], uncertainty: node.uncertainty)
      return Judgement(
        node: node.id,
        verdict: .fails(
          .init(
            "\(node.name(in: scene)) and \(targets[met].nameInside(scene)) are \(measured.number) pt apart: a tap may hit the wrong one; "
              + "put at least 8 pt between them.", measured: measured)), others: [targets[met].id])
    }
  }

  /// - Returns: Points between two regions that stand side by side or one above the other; `nil` where they touch, overlap or
  ///   are far apart.
  private func gap(_ a: Rect, _ b: Rect) -> Double? {
    let dx = max(a.minX, b.minX) - min(a.maxX, b.maxX)
    let dy = max(a.minY, b.minY) - min(a.maxY, b.maxY)
    let (gap, along) = dx > dy ? (dx, dy) : (dy, dx)
    // Side by side: the other axis is shared by half of the smaller one.
    let extent = dx > dy ? min(a.height, b.height) : min(a.width, b.width)
    guard -along > 0.5 * extent, gap > Target.rounding, gap < numbers["minimum"] - Target.rounding else { return nil }
    return gap
  }

  private func areRows(_ a: Rect, _ b: Rect) -> Bool {
    min(a.width, b.width) >= Self.rowWidth && min(a.height, b.height) >= Self.comfortable - Target.rounding
  }
}
