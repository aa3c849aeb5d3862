import SightlineModel

/// A text that stands where a bar has its title: in the first line of a screen, in the middle, with controls at its ends.
///
/// Only where the screen has no title of iOS's. A text between two arrows is what they step through, and a number no title.
/// - Source: WCAG 2.2, 1.3.1 Info and Relationships, A; HIG, Sheets and Navigation bars. The lengths are our own.
struct BarTitle {
  /// Characters a title has at most.
  private static let longest = 40
  private static let titles: Set<ViewKind> = [.navigationBarTitle, .navigationTitle]
  private static let stepping = ["chevron", "arrow", "plus", "minus"]

  init?(_ node: SceneNode, in scene: Scene) {
    guard let words = node.shownString?.trimmed, (2...Self.longest).contains(words.count), words.hasWords,
      !words.contains(where: \.isNumber), !".,;!…:".contains(words.last!), node.unknownTextReason == nil,
      node.spoken != nil, node.scrollContainer == nil, scene.control(around: node) == nil
    else { return nil }
    let (bounds, frame) = (scene.bounds, node.frame)
    guard abs(frame.center.x - bounds.center.x) < 0.1 * bounds.width, frame.center.y < 0.25 * bounds.height else {
      return nil
    }
    // Nothing stands above it, and beside it controls alone.
    let others = scene.spokenElements.filter { $0.id != node.id && !scene.isSystemDrawn($0) }
    guard !others.contains(where: { $0.frame.maxY <= frame.minY + 1 }) else { return nil }
    let beside = others.filter { $0.frame.minY < frame.center.y && $0.frame.maxY > frame.center.y }
    guard !beside.isEmpty,
      beside.allSatisfy({ other in
        !SpokenRole.operable.isDisjoint(with: other.spoken!.traits)
          && (other.frame.maxX <= frame.minX || other.frame.minX >= frame.maxX)
      }),
      !Self.steps(beside, in: scene),
      others.contains(where: { $0.frame.minY >= frame.maxY - 1 && $0.spoken?.label.isEmpty == false })
    else { return nil }
    let isTitled = scene.nodes.contains { Self.titles.contains($0.kind) && !Self.isEmpty($0) }
    guard !isTitled else { return nil }
  }

  private static func steps(_ controls: [SceneNode], in scene: Scene) -> Bool {
    controls.count > 1
      && controls.allSatisfy { control in
        scene.subtree(of: control).compactMap(\.systemName).contains { name in stepping.contains { name.contains($0) } }
      }
  }

  /// `.navigationTitle("")` names nothing.
  private static func isEmpty(_ node: SceneNode) -> Bool {
    if case .navigationTitle(let modifier)? = node.modifier, let content = modifier.title.value {
      return content.string.trimmed.isEmpty
    }
    return node.kind == .navigationBarTitle && node.shownString?.trimmed.isEmpty == true
  }
}
