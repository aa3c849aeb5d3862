import Layout
import SightlineModel

/// A scene, and what tells whether another layout has the same nodes.
struct AssembledScene {
  var scene: Scene
  /// By the node's id.
  let roles: [LaidOutNode.Role]
  /// Its nodes are the twin's, and they say the same.
  var speaksLikeTwin = false

  /// - Returns: The node with this number, if it is of the same view; where things lie does not matter.
  func node(_ id: Int, like place: UnsafePointer<LaidOutNode>, in parent: Int?) -> SceneNode? {
    let facts = place.pointee.facts.box
    guard id < roles.count, roles[id] == facts.value.role else { return nil }
    let node = scene.nodes[id]
    guard node.kind == facts.value.kind, node.isModifier == facts.value.isModifier, node.parent == parent,
      node.source == facts.value.source, node.isPartlyRead == facts.value.isPartlyRead,
      node.hasUnknownLook == facts.value.hasUnknownLook, node.isSectionTitle == facts.value.isSectionTitle,
      node.appearsAfter == facts.value.appearsAfter, node.symbol == facts.value.symbol,
      node.userView == facts.value.userView, node.uses == facts.value.uses,
      node.askedAt == facts.value.askedAt,
      Self.areSame(node.view, facts.value.view), Self.areSame(node.modifier, facts.value.modifier)
    else { return nil }
    return node
  }

  /// What is spoken depends on the words, and on whether views are there and can be used.
  ///
  /// - Parameter other: Of the same tree.
  func speaks(like other: Scene) -> Bool {
    for (own, its) in zip(scene.nodes, other.nodes) {
      guard own.isCovered == its.isCovered, own.isTransparent == its.isTransparent,
        own.isDrawnClear == its.isDrawnClear, own.isEnabled == its.isEnabled,
        own.text.map(\.content) == its.text.map(\.content)
      else { return false }
    }
    return true
  }

  /// The same nodes can be seen, used and touched.
  ///
  /// - Parameter other: One that `speaks` alike.
  func shows(like other: Scene) -> Bool {
    for (own, its) in zip(scene.nodes, other.nodes) {
      guard own.isOverlaid == its.isOverlaid, own.isInteractive == its.isInteractive,
        own.visibleFrame.isEmpty == its.visibleFrame.isEmpty
      else { return false }
    }
    return true
  }

  /// Payloads are boxes, and layouts of one tree have the same: the bytes tell, or else the values.
  private static func areSame<Payload: Equatable>(_ a: Payload, _ b: Payload) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } } || a == b
  }
}

extension SceneNode {
  fileprivate var isTransparent: Bool { opacity <= 0.01 }
}
