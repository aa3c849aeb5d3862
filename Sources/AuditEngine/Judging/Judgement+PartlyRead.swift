import Rules
import SightlineModel

/// The nodes of a scene that were made in a way the reader does not know.
struct PartlyReadNodes {
  /// With what is in them and the modifiers around them.
  private let ids: Set<Int>
  /// Those that a style which is not known draws, likewise.
  private let unknownLooks: Set<Int>

  init(_ scene: Scene) {
    func around(_ isMeant: (SceneNode) -> Bool) -> Set<Int> {
      var ids: Set<Int> = []
      for node in scene.nodes where isMeant(node) {
        ids.formUnion(scene.subtree(of: node).map(\.id))
        ids.formUnion(scene.ancestors(of: node).prefix { $0.isModifier }.map(\.id))
      }
      return ids
    }
    ids = around(\.isPartlyRead)
    unknownLooks = around(\.hasUnknownLook)
  }

  /// A failure of such a node is for a person to confirm: an argument that was not read may answer it, and a style gives it
  /// other sizes and colours.
  ///
  /// - Parameter dependencies: Of the rule.
  func doubting(_ judgement: Judgement, _ dependencies: RuleDependencies) -> Judgement {
    guard let id = judgement.node, case .fails(var issue) = judgement.verdict else { return judgement }
    if ids.contains(id) {
      issue.doubts.append(.partlyRead)
    } else if unknownLooks.contains(id) || judgement.others.contains(where: unknownLooks.contains),
      !dependencies.isDisjoint(with: [.metrics, .size, .appearance])
    {
      issue.doubts.append(.unknownLook)
    } else {
      return judgement
    }
    return Judgement(node: id, verdict: .needsReview(issue), detail: judgement.detail, others: judgement.others)
  }
}
