import Layout
import Rules
import SightlineModel

/// A failure by less than a size is known is none: the system's own sizes are published or measured only in part.
enum EstimatedMetrics {
  /// - Returns: The judgements, lengths that are off by no more than the uncertainty of their node as reviews.
  static func review(_ judgements: [Judgement], in scene: Scene) -> [Judgement] {
    judgements.map { judgement in
      guard case .fails(var issue) = judgement.verdict, let id = judgement.node, let measured = issue.measured,
        measured.unit == .pt
      else { return judgement }
      // Of two things both count.
      let known = ([id] + judgement.others).map { uncertainty(of: scene.nodes[$0]) }.max() ?? 0
      guard known > 0, abs(measured.value - measured.required) <= known else { return judgement }
      issue.message +=
        known >= LaidOutNode.unknownExtent
        ? " What it measures here is a guess: the size of something it is made of is not known."
        : " Within measurement error: the system's size is estimated to ±\(text(known)) pt."
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

  private static func text(_ length: Double) -> String {
    length == length.rounded() ? String(Int(length)) : String((length * 10).rounded() / 10)
  }
}

extension LaidOutNode {
  /// Some size in it is an estimate with bounds: the screen is laid out again with all of them smaller and larger.
  var isEstimated: Bool {
    uncertainty > 0 && uncertainty < Self.unknownExtent || children.contains(where: \.isEstimated)
  }
}
