import SightlineModel

/// Signs that only stand between things or before them: bullets, dots, bars.
/// - Source: WCAG 2.2, 1.1.1 and 1.4.3: what is pure decoration has no demand on contrast, and is to be ignored by assistive
///   technologies.
enum Separator {
  /// Signs that list, wherever they stand.
  private static let bullets = Set("•·∙‣◦▪▫・⁃●○◆◇■□⬤")
  /// Signs that divide, where something stands on both sides.
  private static let dividers = Set("|｜¦/\\–—-‐‑―›»>→~⋅:")

  /// - Returns: Whether a text is a sign of this kind beside something that says something.
  static func `is`(_ node: SceneNode, in scene: Scene) -> Bool {
    guard let signs = node.shownString?.filter({ !$0.isWhitespace }), !signs.isEmpty, signs.count <= 3,
      node.unknownTextReason == nil, signs.allSatisfy({ bullets.contains($0) || dividers.contains($0) })
    else { return false }
    guard let row = scene.ancestors(of: node).first(where: { Self.stacks.contains($0.kind) && !$0.isModifier }) else {
      return false
    }
    let others = scene.subtree(of: row).filter { other in
      other.id != node.id && other.isVisible
        && (other.shownString?.hasLettersOrDigits == true || other.kind == .image || other.isInteractive)
    }
    let (before, after) = (others.contains { $0.id < node.id }, others.contains { $0.id > node.id })
    // A lone dot behind a word is a lamp as often as a sign.
    return signs.allSatisfy(bullets.contains) ? after : before && after && row.kind != .vStack
  }
  private static let stacks: Set<ViewKind> = [.hStack, .lazyHStack, .vStack, .lazyVStack, .gridRow]
}
