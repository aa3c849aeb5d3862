import SightlineModel
import SwiftInterpreter

/// Answers unknown conditions as given and remembers which were asked.
final class Exploration: BranchDecider {
  var answers: [SourceLocation: Bool] = [:]
  var asked: [BranchQuestion] = []
  func decide(_ question: BranchQuestion) -> Bool {
    if !asked.contains(where: { $0.location == question.location }) { asked.append(question) }
    return answers[question.location] ?? false
  }
  func loopCount(_ question: BranchQuestion) -> Int { 3 }
}

/// For walks: what can't be known goes well. The network answers, optionals are there; a loop ends.
final class HopefulDecider: BranchDecider {
  private var counts: [SourceLocation: Int] = [:]
  private let limit = 50
  /// What is assumed of questions that are asked outside of views, by place.
  var answers: [SourceLocation: Bool] = [:]
  /// Those questions, in order, each once.
  private(set) var asked: [BranchQuestion] = []
  private let isInBody: () -> Bool

  /// - Parameter isInBody: Views are being built.
  init(isInBody: @escaping () -> Bool = { true }) { self.isInBody = isInBody }

  /// - Returns: What puts it back as it is now.
  func kept() -> () -> Void {
    let (counts, answers, asked) = (counts, answers, asked)
    return { (self.counts, self.answers, self.asked) = (counts, answers, asked) }
  }

  func decide(_ question: BranchQuestion) -> Bool {
    if !isInBody() {
      if !asked.contains(where: { $0.location == question.location }) { asked.append(question) }
      if let answer = answers[question.location] { return answer }
    }
    counts[question.location, default: 0] += 1
    return counts[question.location]! <= limit
  }
  func loopCount(_ question: BranchQuestion) -> Int { 3 }
}
