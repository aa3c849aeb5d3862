public import SightlineModel

/// A condition or loop that depends on something unknown.
public struct BranchQuestion {
  /// Of the `if`, `guard`, `case`, ternary or loop.
  public var location: SourceLocation
  /// Why the condition is unknown.
  public var reason: String
  /// The project's type whose member is being executed.
  public var typeName: String?
  public init(location: SourceLocation, reason: String, typeName: String?) {
    self.location = location
    self.reason = reason
    self.typeName = typeName
  }
}

/// Chooses where the sources do not tell, so that a run can be repeated with other answers.
public protocol BranchDecider: AnyObject {
  func decide(_ question: BranchQuestion) -> Bool
  /// How many sample elements a loop over an unknown collection sees.
  func loopCount(_ question: BranchQuestion) -> Int
}

/// Every unknown condition is false; three sample elements.
public final class DefaultDecisions: BranchDecider {
  public init() {}
  public func decide(_ question: BranchQuestion) -> Bool { false }
  public func loopCount(_ question: BranchQuestion) -> Int { 3 }
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
public struct BranchRecord: Equatable, Sendable {
  /// Indices of the arms that ran; an `if` has arm 0 (true) and arm 1 (false).
  public var taken: Set<Int>
  /// Indices of the arms that do not end the program.
  public var arms: [Int]
  /// The project's type whose member holds it.
  public var typeName: String?
  /// It ran while views were built.
  public var isOfViews: Bool
  public var total: Int { arms.count }
  /// What two runs took together.
  public mutating func formUnion(_ other: BranchRecord) {
    taken.formUnion(other.taken)
    isOfViews = isOfViews || other.isOfViews
  }
}

/// Ends runaway programs with a named error.
public struct Budget {
  /// Expressions and statements until the next `reset`.
  public var steps = 20_000_000
  /// Nested calls.
  public var callDepth = 500
  public init() {}
}

/// What `#if` and `#available` see.
public struct BuildConfiguration {
  public var platform = "iOS"
  /// Answers `#available(iOS 17, *)`.
  public var platformVersion = 26.0
  /// Conditions that hold; what people get is built without `DEBUG`.
  public var flags: Set<String> = []
  public var modules: Set<String> = []
  public var isSimulator = false
  public init() {}
}
