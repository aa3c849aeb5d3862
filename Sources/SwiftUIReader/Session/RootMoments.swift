import SightlineModel
import SwiftInterpreter

/// The moment at which what a screen shows is made, and no view of it is built yet: later runs of the same screen go on from
/// there.
///
/// A view that is shown alone is made with samples, which may be the whole model of an app; and it is run once for each of its
/// branches. Making the model again each time took two thirds of reading some large apps.
final class RootMoments {
  private struct Moment {
    let source: ScreenContent.Source
    let path: [Int]
    let variant: Variant
    let launch: LaunchMoment
    let putBackReading: () -> Void
    let content: [Value]
    let problems: [String]
    /// What was asked on the way, and answered so.
    let answers: [(question: BranchQuestion, answer: Bool)]
  }
  private var moment: Moment?
  /// Samples of the environment that views have asked for, in that order.
  private(set) var environment: [String] = []
  /// Steps that making it all has taken so far.
  private var cost = 0
  /// Less than this is not worth a moment.
  private static let leastCost = 20_000

  /// A view asked for a sample of the environment.
  func note(environment type: String, steps: Int) {
    if !environment.contains(type) { environment.append(type) }
    cost += steps
  }
  func note(root steps: Int) { cost += steps }

  /// Lets go of what the moment holds; what it took is known.
  func forget() { moment = nil }

  /// It is worth it, from the second run on.
  var isWorthIt: Bool { cost >= Self.leastCost }

  func keep(
    _ content: [Value], _ problems: [String], of source: ScreenContent, _ reading: Reading, _ interpreter: Interpreter,
    asked: RecordingDecider
  ) {
    moment = Moment(
      source: source.source, path: source.path, variant: reading.readConditions.variant, launch: interpreter.moment(),
      putBackReading: reading.kept(), content: content, problems: problems, answers: asked.answers)
  }

  /// Goes back to it, where it is of this screen and nothing that it rests on is answered otherwise now.
  ///
  /// - Returns: What the screen shows, and what went wrong on the way; `nil` where it has to be made.
  func putBack(
    _ source: ScreenContent, _ reading: Reading, _ interpreter: Interpreter
  ) -> (content: [Value], problems: [String])? {
    guard let moment, moment.source == source.source, moment.path == source.path,
      moment.variant == reading.readConditions.variant
    else { return nil }
    let decisions = interpreter.decisions
    guard moment.answers.allSatisfy({ decisions.decide($0.question) == $0.answer }) else { return nil }
    moment.launch.putBack(emptying: true)
    moment.putBackReading()
    interpreter.decisions = decisions
    return (moment.content, moment.problems)
  }
}

/// Notes what is asked, for the first time at each place, and how it is answered.
final class RecordingDecider: BranchDecider {
  private let decider: any BranchDecider
  private(set) var answers: [(question: BranchQuestion, answer: Bool)] = []
  private var places: Set<SourceLocation> = []
  init(_ decider: any BranchDecider) { self.decider = decider }

  func decide(_ question: BranchQuestion) -> Bool {
    let answer = decider.decide(question)
    if places.insert(question.location).inserted { answers.append((question, answer)) }
    return answer
  }
  func loopCount(_ question: BranchQuestion) -> Int { decider.loopCount(question) }
}
