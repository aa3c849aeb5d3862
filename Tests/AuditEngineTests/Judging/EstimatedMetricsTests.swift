import Layout
import Rules
import SightlineModel
import Testing

@testable import AuditEngine

/// A failure by no more than what a system size is known to is left to a person.
struct EstimatedMetricsTests {
  @Test(arguments: [
    (0.0, 42.0, Verdict.Outcome.fails),  // measured: it counts
    (2.0, 42.0, .needsReview),  // off by exactly what is not known
    (2.0, 41.9, .fails),
    (LaidOutNode.unknownExtent, 3.0, .needsReview),
  ])
  func withinTheUncertainty(uncertainty: Double, side: Double, expected: Verdict.Outcome) {
    var node = SceneNode(
      id: 0, parent: nil, kind: .button, isModifier: false,
      frame: Rect(x: 0, y: 0, width: side, height: side), path: "button")
    node.uncertainty = uncertainty
    let scene = Scene(
      screen: "S", state: "settled", variant: Variant(device: DeviceTable.device("SE")!), nodes: [node])
    let issue = Verdict.Issue("small", measured: .points(side, needs: 44))
    let judged = EstimatedMetrics.review([Judgement(node: 0, verdict: .fails(issue))], in: scene)
    #expect(judged.map(\.verdict.outcome) == [expected])
  }
}
