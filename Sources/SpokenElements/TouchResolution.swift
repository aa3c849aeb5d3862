import SightlineModel

/// Fills `isEnabled`, `isInteractive` and `hitRegion` from the controls, gestures and shapes of a scene.
///
/// A button takes touches on its label's frame, as SwiftUI does; padding and frames inside the label count, those around
/// the button do not. A content shape inside the label is the label's frame at that point. Clips cut the region.
func resolveTouch(in scene: inout Scene) {
  // Parents stand before their children, so one pass hands the environment down.
  var isDisabled = [Bool](repeating: false, count: scene.nodes.count)
  var ignoresTouch = isDisabled
  for index in scene.nodes.indices {
    if let parent = scene.nodes[index].parent {
      isDisabled[index] = isDisabled[parent]
      ignoresTouch[index] = ignoresTouch[parent]
    }
    let touch = touch(on: index, in: scene, &isDisabled[index], &ignoresTouch[index])
    // Nodes share what they hold until they are changed: most stay as they are.
    if isDisabled[index], scene.nodes[index].isEnabled { scene.nodes[index].isEnabled = false }
    if scene.nodes[index].isInteractive != touch.isInteractive {
      scene.nodes[index].isInteractive = touch.isInteractive
    }
    if touch.isInteractive, scene.nodes[index].hitRegion != touch.region { scene.nodes[index].hitRegion = touch.region }
  }
  // A shape the layout left on other nodes served its purpose.
  for index in scene.nodes.indices where !scene.nodes[index].isInteractive && scene.nodes[index].hitRegion != nil {
    scene.nodes[index].hitRegion = nil
  }
}

/// - Parameters:
///   - isDisabled: What stands around the node says so; with what the node says.
///   - ignoresTouch: The same.
private func touch(
  on index: Int, in scene: Scene, _ isDisabled: inout Bool, _ ignoresTouch: inout Bool
) -> (isInteractive: Bool, region: Rect?) {
  let node = scene.nodes[index]
  switch node.modifier {
  case .disabled(let modifier)?: if modifier.disabled.value ?? true { isDisabled = true }
  case .allowsHitTesting(let modifier)?: if modifier.enabled.value == false { ignoresTouch = true }
  case .hidden?: ignoresTouch = true
  default: break
  }
  if !node.isEnabled { isDisabled = true }
  let isControl = !node.isModifier && SpokenPresence.touchable.contains(node.kind)
  let isGesture = node.isModifier && TouchGesture.isTap(node)
  guard isControl || isGesture, !ignoresTouch, node.opacity > 0.01, !node.isCovered else { return (false, nil) }
  return (true, region(of: node, in: scene))
}

enum TouchGesture {
  /// `onTapGesture`, `onLongPressGesture`, `gesture(TapGesture())` and the like.
  static func isTap(_ node: SceneNode) -> Bool {
    // Not finished: a tap is noted, and nothing follows.
    if node.isInert { return false }
    switch node.modifier {
    case .onTapGesture?, .onLongPressGesture?: return true
    case .gesture(let modifier)?:
      return modifier.gesture.value == .tap || modifier.gesture.value == .spatialTap
    default: return false
    }
  }
}

/// A region the layout has widened (a list row whose only control takes every touch) stands already in `hitRegion`.
private func region(of node: SceneNode, in scene: Scene) -> Rect? {
  guard !node.visibleFrame.isEmpty else { return nil }
  let shape = node.hitRegion ?? (node.isModifier ? contentShape(inside: node, scene) : nil)
  guard let shape else {
    let visible = node.frame.intersection(node.visibleFrame)
    return visible.isEmpty ? nil : visible
  }
  let visible = node.scrollAxes.isEmpty ? shape.intersection(scene.bounds) : shape
  return visible.isEmpty ? nil : visible
}

/// The frame of a content shape directly inside a gesture: it wins over what is drawn.
private func contentShape(inside node: SceneNode, _ scene: Scene) -> Rect? {
  var inner = node
  while inner.isModifier, let next = inner.children.first {
    inner = scene.nodes[next]
    if inner.kind == .contentShape { return inner.hitRegion ?? inner.frame }
  }
  return nil
}
