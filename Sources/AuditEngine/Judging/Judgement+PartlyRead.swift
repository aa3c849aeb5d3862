import Rules
import SightlineModel

/// The nodes of a scene that were made in a way the reader does not know.
struct PartlyReadNodes {
  /// With what is in them and the modifiers around them.
  private let ids: Set<Int>

  init(_ scene: Scene) {
    var ids: Set<Int> = []
    for node in scene.nodes where node.isPartlyRead {
      ids.formUnion(scene.subtree(of: node).map(\.id))
      ids.formUnion(scene.ancestors(of: node).prefix { $0.isModifier }.map(\.id))
    }
    self.ids = ids
  }

  /// A failure of such a node is for a person to confirm: an argument that was not read may answer it.
  func doubting(_ judgement: Judgement) -> Judgement {
    guard let id = judgement.node, ids.contains(id), case .fails(var issue) = judgement.verdict else {
      return judgement
    }
    issue.doubts.append(.partlyRead)
    return Judgement(node: id, verdict: .needsReview(issue), detail: judgement.detail, others: judgement.others)
  }
}
