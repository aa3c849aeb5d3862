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
    var result: [Judgement] = []
    for node in scene.nodes where node.isVisible && node.isEnabled && !node.isModifier {
      if isMeaningfulSymbol(node, in: scene), let foreground = node.foreground, let backdrop = node.backdrop {
        let cause = scene.modifier(around: node, ["foregroundStyle", "foregroundColor"])?.source ?? node.source
        let verdict = ContrastVerdict(required: numbers["ratio"], subject: node.name(in: scene), cause: cause)
          .verdict(foreground, node.foregroundDerivation, on: backdrop, node.backdropDerivation)
        result.append(Judgement(node: node.id, verdict: verdict))
      } else if let track = ProgressDrawing.track(of: node, in: scene), let fill = node.foreground,
        let behind = track.foreground
      {
        let verdict = ContrastVerdict(
          required: numbers["ratio"], subject: "The filled part of the bar", cause: node.source
        ).verdict(fill, node.foregroundDerivation, on: behind, track.foregroundDerivation)
        result.append(Judgement(node: node.id, verdict: verdict, detail: "progress"))
      }
    }
    return result
  }

  private func isMeaningfulSymbol(_ node: SceneNode, in scene: Scene) -> Bool {
    guard node.kind == "image", node.arguments["systemName"] != nil, !scene.isSystemDrawn(node) else { return false }
    if scene.isHiddenFromSpeech(node) { return false }
    if let control = scene.control(around: node) {
      let saysMore = scene.subtree(of: control).contains { $0.shownString?.hasLettersOrDigits == true }
      return !saysMore
    }
    return !isBesideText(node, in: scene)
  }

  /// In a row, a `Label` or one spoken element with text, the symbol repeats or decorates it.
  private func isBesideText(_ node: SceneNode, in scene: Scene) -> Bool {
    if let owner = scene.spokenOwner(of: node), owner.id != node.id { return true }
    let rows: Set<ViewKind> = ["hStack", "label", "lazyHStack", "gridRow", "labeledContent"]
    guard let row = scene.ancestors(of: node).first(where: { rows.contains($0.kind) }) else { return false }
    return scene.subtree(of: row).contains { $0.shownString?.hasLettersOrDigits == true }
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
