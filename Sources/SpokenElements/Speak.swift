package import SightlineModel

/// Fills what assistive technologies and fingers find on a finished scene: `accessibility` of the modifiers, `spoken`
/// with its order, `hitRegion`, `isInteractive` and `isEnabled`.
package func speak(_ scene: inout Scene) {
  for index in scene.nodes.indices where scene.nodes[index].isModifier {
    if let modifier = scene.nodes[index].modifier { scene.nodes[index].accessibility = AccessibilityFacts(modifier) }
  }
  findReach(in: &scene)
  findSpeech(in: &scene)
}

/// Fills what fingers find: `hitRegion`, `isInteractive`, `isEnabled` and `isOverlaid`.
package func findReach(in scene: inout Scene) {
  resolveTouch(in: &scene)
  scene.markOverlaid()
}

/// Fills `spoken`, once it is known what can be used and what the modifiers say.
package func findSpeech(in scene: inout Scene) {
  for index in scene.nodes.indices where scene.nodes[index].spoken != nil { scene.nodes[index].spoken = nil }
  for (node, element) in spokenElements(of: scene) { scene.nodes[node].spoken = element }
}

/// - Returns: What VoiceOver reads, in its order, each with the id of the node it belongs to.
package func spokenElements(of scene: Scene) -> [(node: Int, element: SpokenElement)] {
  guard !scene.nodes.isEmpty else { return [] }
  var drafts: [SpokenDraft] = []
  let builder = SpokenTreeBuilder(scene: scene)
  for root in scene.nodes where root.parent == nil { drafts += builder.elements(of: root) }
  LabeledPairs(scene).name(&drafts)
  drafts = SpokenTreeBuilder.sorted(drafts)
  // What lies outside a modal is not read; the frontmost modal is the last in document order.
  if let modal = drafts.lastIndex(where: \.isModal) {
    var group = Set([drafts[modal].node])
    if let root = builder.modalRoot(of: drafts[modal].node) { group = builder.subtreeIDs(of: root) }
    drafts = drafts.filter { group.contains($0.node) }
  }
  var taken: Set<Int> = []
  drafts = drafts.filter { taken.insert($0.node).inserted }
  return drafts.enumerated().map { ($1.node, $1.element(order: $0)) }
}
