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
    let node = scene.nodes[index]
    let parent = node.parent
    isDisabled[index] = parent.map { isDisabled[$0] } ?? false
    ignoresTouch[index] = parent.map { ignoresTouch[$0] } ?? false
    switch node.kind.rawValue {
    case "disabled" where node.isModifier && node.arguments.bool("disabled") ?? true: isDisabled[index] = true
    case "allowsHitTesting" where node.isModifier && node.arguments.bool("enabled") == false:
      ignoresTouch[index] = true
    case "hidden" where node.isModifier: ignoresTouch[index] = true
    default: break
    }
    if isDisabled[index] { scene.nodes[index].isEnabled = false }
    let isControl = !node.isModifier && SpokenPresence.touchable.contains(node.kind.rawValue)
    let isGesture = node.isModifier && TouchGesture.isTap(node)
    scene.nodes[index].isInteractive =
      (isControl || isGesture) && !ignoresTouch[index] && node.opacity > 0.01
    scene.nodes[index].hitRegion = scene.nodes[index].isInteractive ? region(of: node, in: scene) : nil
  }
}

enum TouchGesture {
  /// `onTapGesture`, `onLongPressGesture`, `gesture(TapGesture())` and its kin.
  static func isTap(_ node: SceneNode) -> Bool {
    switch node.kind.rawValue {
    case "onTapGesture", "onLongPressGesture": true
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      ["TapGesture", "tapGesture", "tap", "SpatialTapGesture"].contains(
        node.arguments.name("gesture") ?? node.arguments.string("gesture") ?? "")
    default: false
    }
  }
}

private func region(of node: SceneNode, in scene: Scene) -> Rect? {
  var frame = node.frame
  if node.isModifier, let shaped = contentShape(inside: node, scene) { frame = shaped }
  let visible = frame.intersection(node.visibleFrame.isEmpty ? .zero : node.visibleFrame)
  return visible.isEmpty ? nil : visible
}

/// The frame of a content shape directly inside a gesture: it wins over what is drawn.
private func contentShape(inside node: SceneNode, _ scene: Scene) -> Rect? {
  var inner = node
  while inner.isModifier, let next = inner.children.first {
    inner = scene.nodes[next]
    if inner.kind == "contentShape" { return inner.frame }
  }
  return nil
}
