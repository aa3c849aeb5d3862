import SightlineModel
import SwiftInterpreter

/// Questions in the order in which they were asked, one for each place.
struct AskedQuestions {
  private(set) var list: [BranchQuestion] = []
  private var places: Set<SourceLocation> = []

  mutating func note(_ question: BranchQuestion) {
    if places.insert(question.location).inserted { list.append(question) }
  }
}

/// Answers unknown conditions as given and remembers which were asked.
final class Exploration: BranchDecider {
  var answers: [SourceLocation: Bool] = [:]
  var asked = AskedQuestions()
  func decide(_ question: BranchQuestion) -> Bool {
    asked.note(question)
    return answers[question.location] ?? false
  }
  func loopCount(_ question: BranchQuestion) -> Int { 3 }
}

/// For walks: what can't be known goes well. The network answers, optionals are there; a loop ends.
final class HopefulDecider: BranchDecider {
  private var counts: [SourceLocation: Int] = [:]
  /// Outside of views, since the launch: what waits in a loop comes to an end.
  private let limit = 50
  /// In one evaluation of views. From one to the next nothing changes: a screen would turn into another by itself.
  private let limitInBody = 500
  private var countsInBody: [SourceLocation: Int] = [:]
  private var evaluation = 0
  /// Whether questions that are asked outside of views go as is hoped, by place.
  var answers: [SourceLocation: Bool] = [:]
  /// Those questions, in order, each once.
  private(set) var asked = AskedQuestions()
  /// Of the views that are being built; `nil` while none are.
  private let evaluationOfViews: () -> Int?

  init(evaluationOfViews: @escaping () -> Int?) { self.evaluationOfViews = evaluationOfViews }

  /// - Returns: What puts it back as it is now.
  func kept() -> () -> Void {
    let (counts, countsInBody, evaluation) = (counts, countsInBody, evaluation)
    let (answers, asked) = (answers, asked)
    return {
      (self.counts, self.countsInBody, self.evaluation) = (counts, countsInBody, evaluation)
      (self.answers, self.asked) = (answers, asked)
    }
  }

  func decide(_ question: BranchQuestion) -> Bool {
    if let present = evaluationOfViews() {
      if present != evaluation { (evaluation, countsInBody) = (present, [:]) }
      countsInBody[question.location, default: 0] += 1
      return !question.isUnwanted && countsInBody[question.location]! <= limitInBody
    }
    asked.note(question)
    counts[question.location, default: 0] += 1
    let given = answers[question.location]
    let holds = (given ?? true) != question.isUnwanted
    return holds && (counts[question.location]! <= limit || given == true)
  }
  func loopCount(_ question: BranchQuestion) -> Int { 3 }
}
