import Rules
import SightlineModel

/// What rests on words that the app does not say is no failure: they are a preview's own, made up, or not known.
///
/// A rule about the words themselves has nothing to say of them; one about the room they take asks a person.
enum SampleWords {
  static func review(_ judgements: [Judgement], of dependencies: RuleDependencies, in scene: Scene) -> [Judgement] {
    // Where controls lie and in which order they are read hardly depends on words.
    let isAboutRoom = dependencies.contains(.metrics) && dependencies.contains(.size)
    guard dependencies.contains(.words) || isAboutRoom else { return judgements }
    return judgements.compactMap { judgement in
      guard judgement.verdict.outcome == .fails || judgement.verdict.outcome == .needsReview,
        let id = judgement.node
      else { return judgement }
      if dependencies.contains(.words) {
        let isKnown = ([id] + judgement.others).allSatisfy { isOfApp(scene.nodes[$0], in: scene) }
        return isKnown ? judgement : nil
      }
      guard case .fails(var issue) = judgement.verdict,
        let doubt = ([id] + judgement.others).lazy.compactMap({ doubt(about: scene.nodes[$0]) }).first
      else { return judgement }
      issue.doubts.append(doubt)
      return Judgement(
        node: id, verdict: .needsReview(issue), detail: judgement.detail, others: judgement.others)
    }
  }

  /// - Returns: `nil` where the words are the app's, or the node shows none.
  private static func doubt(about node: SceneNode) -> Doubt? {
    if let reason = node.unknownTextReason {
      return .unknownWords(reason: reason, standIn: node.text?.content.string ?? "")
    }
    return node.isSampleText ? .sampleWords : nil
  }

  /// What is shown and said of an element is the app's.
  private static func isOfApp(_ node: SceneNode, in scene: Scene) -> Bool {
    node.spoken?.knownLabel == nil
      && !scene.subtree(of: node).contains { $0.unknownTextReason != nil || $0.isSampleText }
  }
}
