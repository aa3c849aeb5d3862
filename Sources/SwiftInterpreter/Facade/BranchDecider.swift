package import SightlineModel

/// A condition or loop that depends on something unknown.
package struct BranchQuestion {
  /// Of the `if`, `guard`, `case`, ternary or loop.
  package var location: SourceLocation
  /// Why the condition is unknown.
  package var reason: String
  /// The project's type whose member is being executed.
  package var typeName: String?
  /// That it holds is what nobody hopes for: `!isSignedIn`, `user == nil`, `let error`.
  package var isUnwanted = false
  package init(location: SourceLocation, reason: String, typeName: String?) {
    self.location = location
    self.reason = reason
    self.typeName = typeName
  }
}

/// Chooses where the sources do not tell, so that a run can be repeated with other answers.
package protocol BranchDecider: AnyObject {
  func decide(_ question: BranchQuestion) -> Bool
  /// How many sample elements a loop over an unknown collection sees.
  func loopCount(_ question: BranchQuestion) -> Int
}

/// Every unknown condition is false; three sample elements.
package final class DefaultDecisions: BranchDecider {
  package init() {}
  package func decide(_ question: BranchQuestion) -> Bool { false }
  package func loopCount(_ question: BranchQuestion) -> Int { 3 }
}

/// The condition at one place holds; all else is decided as before.
final class Presumption: BranchDecider {
  private let location: SourceLocation
  private let base: any BranchDecider
  init(at location: SourceLocation, else base: any BranchDecider) {
    self.location = location
    self.base = base
  }
  func decide(_ question: BranchQuestion) -> Bool { question.location == location || base.decide(question) }
  func loopCount(_ question: BranchQuestion) -> Int { base.loopCount(question) }
}

/// What ran of one `if`, `guard`, `switch` or ternary.
package struct BranchRecord: Equatable, Sendable {
  /// Indices of the arms that ran; an `if` has arm 0 (true) and arm 1 (false).
  package var taken: Set<Int>
  /// Indices of the arms that do not end the program.
  package var arms: [Int]
  /// The project's type whose member holds it.
  package var typeName: String?
  /// It ran while views were built.
  package var isOfViews: Bool
  package var total: Int { arms.count }
  /// What two runs took together.
  package mutating func formUnion(_ other: BranchRecord) {
    taken.formUnion(other.taken)
    isOfViews = isOfViews || other.isOfViews
  }
}

/// Ends runaway programs with a named error.
package struct Budget {
  /// Expressions and statements until the next `reset`.
  package var steps = 20_000_000
  /// Nested calls.
  package var callDepth = 500
  package init() {}
}

/// What `#if` and `#available` see.
package struct BuildConfiguration {
  package var platform = "iOS"
  /// Answers `#available(iOS 17, *)`.
  package var platformVersion = 26.0
  /// Conditions that hold; what people get is built without `DEBUG`.
  package var flags: Set<String> = []
  package var modules: Set<String> = []
  package var isSimulator = false
  package init() {}
}
