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
    guard let shown = node.shownString, let signs = signs(of: shown), node.unknownTextReason == nil else {
      return false
    }
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
  /// The stretches of a text but for those that are such signs between words.
  static func removed(from runs: [SceneTextRun]) -> [SceneTextRun] {
    runs.enumerated().filter { index, run in
      signs(of: run.text) == nil || !runs[..<index].contains { $0.text.hasLettersOrDigits }
        || !runs[(index + 1)...].contains { $0.text.hasLettersOrDigits }
    }.map(\.element)
  }
  /// - Returns: What a text consists of but for spaces; `nil` unless it is one to three signs of these kinds.
  private static func signs(of text: String) -> [Character]? {
    var signs: [Character] = []
    for character in text where !character.isWhitespace {
      guard signs.count < 3, bullets.contains(character) || dividers.contains(character) else { return nil }
      signs.append(character)
    }
    return signs.isEmpty ? nil : signs
  }
  private static let stacks: Set<ViewKind> = [.hStack, .lazyHStack, .vStack, .lazyVStack, .gridRow]
}
