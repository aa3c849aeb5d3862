import Layout
import Rules
import SightlineModel

/// A failure by less than a size is known is none: the system's own sizes are published or measured only in part.
enum EstimatedMetrics {
  /// - Returns: The judgements, lengths that are off by no more than the uncertainty of their node as reviews.
  static func review(_ judgements: [Judgement], in scene: Scene) -> [Judgement] {
    judgements.map { judgement in
      guard case .fails(var issue) = judgement.verdict, let id = judgement.node,
        case .points(let length, let needed)? = issue.measured?.quantity
      else { return judgement }
      // Of two things both count.
      let known = ([id] + judgement.others).map { uncertainty(of: scene.nodes[$0]) }.max() ?? 0
      guard known > 0, abs(length - needed) <= known else { return judgement }
      issue.doubts.append(known >= LaidOutNode.unknownExtent ? .unknownExtent : .estimatedTo(points: known))
      issue.measured?.uncertainty = known
      return Judgement(node: id, verdict: .needsReview(issue), detail: judgement.detail, others: judgement.others)
    }
  }

  /// Without the error of the text's widths, which the band around the layout looks after.
  private static func uncertainty(of node: SceneNode) -> Double {
    guard let text = node.text?.measured else { return node.uncertainty }
    let widths = text.size.width * text.relativeError
    return node.uncertainty > widths ? node.uncertainty : 0
  }
}

extension LaidOutNode {
  /// Some size in it is an estimate with bounds: the screen is laid out again with all of them smaller and larger.
  var isEstimated: Bool {
    uncertainty > 0 && uncertainty < Self.unknownExtent || children.contains(where: \.isEstimated)
  }
}
