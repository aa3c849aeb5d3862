import DesignTokens
import SightlineModel

/// A link within a text differs from its words by more than its colour.
///
/// - Source: WCAG 2.2, 1.4.1 Use of Color, A, and its technique G183 (3:1).
struct LinkColor: NodeRule {
  static let id: RuleID = "link-color"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    guard let runs = node.text?.content.runs, node.isVisible else { return false }
    return runs.contains { $0.link != nil } && runs.contains { $0.link == nil && $0.string.hasWords }
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    guard let text = node.text else { return .notApplicable }
    let runs = text.content.runs
    let plain = runs.filter { $0.link == nil }
    let bare = runs.first { link in
      link.link != nil && link.isUnderlined != true
        && !plain.contains { $0.weight != link.weight && link.weight != nil }
    }
    guard let bare else { return .passes }
    let words = text.runs.filter { !$0.isLink && $0.text.hasWords }.flatMap(\.colors)
    let links = text.runs.filter(\.isLink).flatMap(\.colors)
    let isDistinguished =
      !links.isEmpty && !words.isEmpty
      && links.allSatisfy { link in
        words.allSatisfy { Contrast.ratio(link, $0) >= numbers["ratio"] }
      }
    if isDistinguished { return .passes }
    return .fails(
      .init(
        "Only its colour distinguishes the link \(bare.string.quoted) from the words around it; underline it.",
        suggestion: Suggestion(text: "Underline the link.")))
  }
}

extension SceneTextRun {
  fileprivate var colors: [RGBA] {
    if case .color(let color) = foreground { [color] } else { [] }
  }
}
