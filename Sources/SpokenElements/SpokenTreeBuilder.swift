import SightlineModel

/// Walks the scene from the leaves up, as SwiftUI builds its accessibility tree.
struct SpokenTreeBuilder {
  let scene: Scene

  /// - Returns: The elements of a subtree in reading order: declaration order, which is also the order of position in
  ///   stacks, leading to trailing and top to bottom, in either writing direction.
  func elements(of node: SceneNode) -> [SpokenDraft] {
    guard !isHidden(node) else { return [] }
    if node.isModifier { return modified(node) }
    if var own = spokenView(node) {
      if !node.isEnabled { own = own.map { $0.notEnabled } }
      return own
    }
    let inside = inReadingOrder(scene.children(of: node)).flatMap { elements(of: $0) }
    guard Self.hosts.contains(node.kind) else { return inside }
    return inside.map { draft in
      var draft = draft
      draft.isHosted = true
      return draft
    }
  }
  /// Views that UIKit's controllers and collections show: labels, values and hints put on them do not reach what they hold.
  private static let hosts: Set<ViewKind> = [
    .navigationStack, .navigationView, .navigationSplitView, .tabView, .list, .form,
  ]

  /// A navigation bar is drawn over its content but read before it.
  /// - Source: dashdevs/article-accessibility-dynamic-fonts 2e44afe, test_details: the title comes first.
  private func inReadingOrder(_ nodes: [SceneNode]) -> [SceneNode] {
    let bars = nodes.filter { $0.kind == .navigationBar }
    return bars.isEmpty ? nodes : bars + nodes.filter { $0.kind != .navigationBar }
  }

  /// Hidden from assistive technologies: `accessibilityHidden(true)`, `hidden()`, opacity 0.
  /// - Source: SwiftUI leaves fully transparent views out of the accessibility tree, and not what is drawn in `.clear`.
  private func isHidden(_ node: SceneNode) -> Bool {
    node.isCovered || node.accessibility.isHidden == true || node.opacity <= 0.01 && !node.isDrawnClear
      || node.isModifier && node.kind == .hidden
  }

  private func modified(_ node: SceneNode) -> [SpokenDraft] {
    let facts = node.accessibility
    if case .accessibilityRepresentation(let shown)? = node.modifier {
      return (shown.representation.value ?? []).prefix(1).map { .represented(by: $0, on: node) }
    }
    if case .accessibilityChildren(let shown)? = node.modifier, let views = shown.children.value, !views.isEmpty {
      let drafts = views.flatMap(\.members).map { SpokenDraft.represented(by: $0, on: node) }
      return [.combined(drafts, on: node.id, keepsControls: false)]
    }
    var parts = scene.children(of: node).flatMap { elements(of: $0) }
    switch facts.children {
    case .ignore:
      var own = SpokenDraft(node: node.id, label: "", nameSource: .none)
      if !node.isEnabled { own = own.notEnabled }
      parts = [own]
    case .combine:
      parts = parts.isEmpty ? [] : [.combined(Self.sorted(parts), on: node.id)]
      if !node.isEnabled { parts = parts.map(\.notEnabled) }
    case .contain:
      // A container's own label and hint are announced on entering; its elements keep theirs.
      // Priorities compare only inside the container.
      return Self.sorted(parts).map {
        var part = $0
        part.sortPriority = 0
        return part
      }
    case nil: break
    }
    if facts.isSilent && !facts.isModal {
      return SpokenPresence.isHeader(node) ? parts.map(\.asHeading) : parts
    }
    if isContainer(node) {
      if facts.isModal {
        return parts.map {
          var part = $0; part.isModal = true; return part
        }
      }
      if facts.sortPriority == nil { return parts }
    }
    if parts.isEmpty, facts.label != nil || facts.value != nil || facts.hint != nil || !facts.addedTraits.isEmpty {
      // A shape or an empty stack becomes an element as soon as something is said about it.
      guard !facts.isModal else { return [] }
      parts = [SpokenDraft(node: node.id, label: "", nameSource: .none)]
    }
    for index in parts.indices { parts[index].apply(facts) }
    return parts
  }

  /// Properties set around an `accessibilityElement(children: .contain)` describe the container.
  private func isContainer(_ node: SceneNode) -> Bool {
    var inner = node
    while inner.isModifier, let next = inner.children.first {
      inner = scene.nodes[next]
      if inner.accessibility.children == .contain { return true }
      if inner.accessibility.children != nil { return false }
    }
    return false
  }

  /// Higher priorities first, else the order given.
  static func sorted(_ drafts: [SpokenDraft]) -> [SpokenDraft] {
    guard drafts.contains(where: { $0.sortPriority != 0 }) else { return drafts }
    return drafts.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  /// The outermost node whose modal trait covers an element.
  func modalRoot(of node: Int) -> SceneNode? {
    ([scene.nodes[node]] + scene.ancestors(of: scene.nodes[node])).last { $0.accessibility.isModal }
  }

  func subtreeIDs(of node: SceneNode) -> Set<Int> { Set(scene.subtree(of: node).map(\.id)) }
}

extension SpokenDraft {
  var notEnabled: SpokenDraft { adding(.notEnabled) }
  /// In a header: its words are a heading, a control in it stays a control.
  var asHeading: SpokenDraft { isOperable ? self : adding(.header) }
  func adding(_ trait: SpokenTraits) -> SpokenDraft {
    var copy = self
    copy.traits.insert(trait)
    return copy
  }
}
