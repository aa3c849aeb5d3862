import SightlineModel

/// Icons and drawn states that carry meaning stand out from what lies next to them.
///
/// Judged are symbols that are alone in a control, symbols shown by themselves, and the filled part of a drawn progress
/// bar against its track. A symbol beside text that says the same is not needed to understand it; nor is a hidden one.
/// - Source: WCAG 2.2, 1.4.11 Non-text Contrast, AA.
struct ContrastNonText: Rule {
  static let id: RuleID = "contrast-non-text"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func judge(_ scene: Scene) -> [Judgement] {
    NonTextMark.all(in: scene).filter(\.isNeeded).map { mark in
      let isSymbol = mark.kind == .symbol
      let around = isSymbol ? scene.modifier(around: mark.node, ["foregroundStyle", "foregroundColor"])?.source : nil
      let verdict = ContrastVerdict(
        required: numbers["ratio"], subject: isSymbol ? mark.node.name(in: scene) : "The filled part of the bar",
        cause: around ?? mark.node.source, fade: Fade(around: mark.node, in: scene)
      ).verdict(mark.foreground, mark.foregroundSteps, on: mark.backdrop, mark.backdropSteps)
      return Judgement(node: mark.node.id, verdict: verdict, detail: isSymbol ? "" : "progress")
    }
  }
}

/// A progress bar drawn with shapes: a longer shape behind a shorter one of the same height, flush at one end.
enum ProgressDrawing {
  static let shapes: Set<ViewKind> = ["rectangle", "capsule", "roundedRectangle", "unevenRoundedRectangle", "color"]

  /// - Returns: The track behind a node that looks like the filled part of a bar.
  static func track(of node: SceneNode, in scene: Scene) -> SceneNode? {
    guard isBar(node), let foreground = node.foreground else { return nil }
    guard case .color(let color) = foreground, color.alpha > 0.01 else { return nil }
    let container = scene.ancestors(of: node).first {
      $0.kind == "zStack" || $0.kind == "overlay" || $0.kind == "background" || $0.kind == "geometryReader"
    }
    guard let container else { return nil }
    return scene.subtree(of: container).first { other in
      other.id < node.id && isBar(other) && other.foreground != nil
        && abs(other.frame.height - node.frame.height) < 0.5 && abs(other.frame.y - node.frame.y) < 0.5
        && other.frame.width > node.frame.width + 1
        && (abs(other.frame.minX - node.frame.minX) < 0.5 || abs(other.frame.maxX - node.frame.maxX) < 0.5)
    }
  }

  private static func isBar(_ node: SceneNode) -> Bool {
    !node.isModifier && shapes.contains(node.kind) && node.frame.height <= 24 && node.frame.width > node.frame.height
  }
}
