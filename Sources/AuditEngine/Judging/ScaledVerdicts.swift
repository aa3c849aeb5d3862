import Rules
import SightlineModel

/// Joins the verdicts of one rule at text scale 1−e, 1 and 1+e: three equal ones decide, else a person has to look.
struct ScaledVerdicts {
  private struct Key: Hashable {
    var node: Int?
    var detail: String
  }

  /// - Parameters:
  ///   - central: Judgements at scale 1.
  ///   - ends: Judgements at both ends of the band.
  ///   - error: How far off widths may be where a node is judged, for the message.
  static func join(_ central: [Judgement], ends: [[Judgement]], error: (_ node: Int?) -> Double) -> [Judgement] {
    if ends.allSatisfy({ agree(central, $0) }) { return central }
    let ends = ends.map {
      Dictionary($0.map { (Key(node: $0.node, detail: $0.detail), $0) }, uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<Key> = []
    var joined = central.map { judgement in
      let key = Key(node: judgement.node, detail: judgement.detail)
      seen.insert(key)
      let others = ends.map { $0[key]?.verdict ?? .notApplicable }
      if others.allSatisfy({ $0.outcome == judgement.verdict.outcome }) { return judgement }
      let telling = ([judgement.verdict] + others).first { $0.outcome == .fails } ?? judgement.verdict
      return Judgement(
        node: judgement.node, verdict: telling.undecided(by: error(judgement.node)), detail: judgement.detail,
        others: judgement.others)
    }
    // What is only seen at an end of the band.
    for end in ends {
      for judgement in end.values.sorted(by: { ($0.node ?? -1, $0.detail) < ($1.node ?? -1, $1.detail) })
      where judgement.verdict.outcome == .fails
        && seen.insert(Key(node: judgement.node, detail: judgement.detail)).inserted
      {
        joined.append(
          Judgement(
            node: judgement.node, verdict: judgement.verdict.undecided(by: error(judgement.node)),
            detail: judgement.detail, others: judgement.others))
      }
    }
    return joined
  }

  /// As nearly always: the same elements, one judgement each, judged alike.
  private static func agree(_ central: [Judgement], _ end: [Judgement]) -> Bool {
    guard central.count == end.count else { return false }
    var last = -1
    for (own, its) in zip(central, end) {
      guard let node = own.node, node > last, node == its.node, own.detail == its.detail,
        own.verdict.outcome == its.verdict.outcome
      else { return false }
      last = node
    }
    return true
  }
}

extension Verdict {
  enum Outcome { case passes, notApplicable, fails, needsReview }
  var outcome: Outcome {
    switch self {
    case .passes: .passes
    case .notApplicable: .notApplicable
    case .fails: .fails
    case .needsReview: .needsReview
    }
  }

  func undecided(by relativeError: Double) -> Verdict {
    // One reason is enough.
    guard var issue, outcome != .needsReview else { return self }
    issue.doubts.append(relativeError > 0 ? .standInFont(share: relativeError) : .estimatedSizes)
    issue.measured?.widen(by: relativeError)
    return .needsReview(issue)
  }
}
