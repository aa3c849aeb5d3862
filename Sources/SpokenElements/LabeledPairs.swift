import SightlineModel

/// `accessibilityLabeledPair(role:id:in:)`: a view that is the label of another names it.
///
/// - Source: Apple, `View.accessibilityLabeledPair(role:id:in:)`.
struct LabeledPairs {
  private let scene: Scene
  /// By the pair's identity, the view that is its label.
  private var labels: [String: SceneNode] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    for node in scene.nodes where node.kind == .accessibilityLabeledPair {
      if let pair = Self.pair(node), pair.role == "label", labels[pair.id] == nil { labels[pair.id] = node }
    }
  }

  private static func pair(_ node: SceneNode) -> (role: String, id: String)? {
    guard node.isModifier, case .inert(let arguments)? = node.modifier, let role = arguments.name("role"),
      let id = arguments["id"].flatMap(TagText.init)
    else { return nil }
    return (role, id.text)
  }

  /// Gives what is labelled the words of its label, unless it has a name of its author's.
  func name(_ drafts: inout [SpokenDraft]) {
    guard !labels.isEmpty else { return }
    for index in drafts.indices where drafts[index].nameSource != .author {
      let node = scene.nodes[drafts[index].node]
      let around = [node] + scene.ancestors(of: node).prefix { $0.isModifier }
      guard let pair = around.lazy.compactMap(Self.pair).first(where: { $0.role == "content" }),
        let label = labels[pair.id]
      else { continue }
      let inside = Set(scene.subtree(of: label).map(\.id))
      let words = drafts.filter { inside.contains($0.node) && $0.hasSpokenName }
      guard !words.isEmpty else { continue }
      drafts[index].label = words.map(\.label).joined(separator: ", ")
      drafts[index].knownLabel = words.count == 1 ? words[0].knownLabel : nil
      drafts[index].nameSource = .author
    }
  }
}
