import SightlineModel

/// The glass that iOS 26 puts behind tab bars and the items of bars. It moves nothing and belongs to no node of the scene:
/// what is read in front of it is judged against what lies behind the bar.
///
/// - Source: pictures of iOS 26; the capsules follow the frames that layout gives the items.
struct SystemGlass {
  private let scene: Scene
  private let isDark: Bool

  init?(_ scene: Scene) {
    guard scene.variant.platform == .ios26 else { return nil }
    self.scene = scene
    isDark = scene.variant.appearance.isDark
  }

  /// To be drawn before what stands within the node.
  func steps(behind node: SceneNode) -> [PaintStep] {
    switch node.kind {
    case .tabBar:
      // At the bottom: an iPad's floats at the top, and looks otherwise.
      guard node.frame.center.y > scene.bounds.center.y else { return [] }
      let items = scene.children(of: node).filter { $0.kind == .tabBarItem && !$0.frame.isEmpty }
      guard let first = items.first else { return [] }
      let box = items.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      let bar = Rect(x: box.x - 4, y: box.y - 6, width: box.width + 8, height: box.height + 12)
      var steps = capsule(bar)
      if let selected = items.first(where: { $0.spoken?.traits.contains(.selected) == true }) {
        let pill = Rect(
          x: selected.frame.x, y: bar.y + 4, width: selected.frame.width, height: bar.height - 8)
        let outline = Outline.roundedRectangle(pill, radius: pill.height / 2)
        steps.append(.fill(outline, .color((isDark ? RGBA.white : .black).opacity(isDark ? 0.14 : 0.07))))
      }
      return steps
    case .barItemArea, .backButton:
      guard node.frame.width > 8, node.frame.height > 8, node.frame.height < 80 else { return [] }
      // Layout gives a word no more than its own width; the capsule reaches around it.
      let text = scene.subtree(of: node).first { $0.kind == .text && !$0.frame.isEmpty }?.frame
      let box = text.map { Rect(x: $0.x - 10, y: node.frame.y, width: $0.width + 20, height: node.frame.height) }
      let whole = box.map { $0.union(node.frame) } ?? node.frame
      let (left, right) = (max(whole.minX, 6), min(whole.maxX, scene.bounds.maxX - 6))
      return left < right ? capsule(Rect(x: left, y: whole.y, width: right - left, height: whole.height)) : []
    default: return []
    }
  }

  private func capsule(_ box: Rect) -> [PaintStep] {
    let outline = Outline.roundedRectangle(box, radius: box.height / 2)
    guard outline.isDrawable else { return [] }
    let edge = (isDark ? RGBA.white.opacity(0.14) : RGBA.white.opacity(0.7))
    // The shadow falls around the glass, not on what is seen through it.
    let around = Rect(x: box.x - 60, y: box.y - 60, width: box.width + 120, height: box.height + 120)
    let outside = Outline(Outline.rectangle(around).commands + outline.commands).alternating
    let shadow = PaintStep.shadow(
      [.fill(outline, .color(.black))], RGBA.black.opacity(isDark ? 0.3 : 0.12), radius: 10, offset: Point(x: 0, y: 3))
    return [
      .clipped(outside, [shadow]),
      .material(outline, MaterialLook("glass", isDark: isDark), 1),
      .stroke(outline, .color(edge), StrokeStyle(width: 0.67, isRound: false)),
    ]
  }
}
