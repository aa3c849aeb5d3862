import SightlineModel

/// What was answered in this run of conditions on unknown values, so that two places that ask the same of the same
/// value are answered alike: `if user.isAdmin`, `!user.isAdmin ? a : b`, two `switch`es over one enum.
///
/// Only names and members count as the same question. What calls, operators and indices make of an unknown may be
/// another value each time. Within one place every turn is asked anew, as loops need it.
struct AnsweredConditions {
  struct Question: Hashable {
    var condition: AskedCondition
    /// Of the unknown that the value comes from.
    var reason: String
    var location: SourceLocation?

    /// - Returns: `nil` for what may be another question each time.
    init?(_ condition: AskedCondition, of unknown: Unknown) {
      guard condition.isPath else { return nil }
      (self.condition, reason, location) = (condition, unknown.reason, unknown.location)
    }
  }
  private var answers: [Question: (site: BranchSite, holds: Bool)] = [:]
  private var cases: [Question: (site: BranchSite, name: String)] = [:]

  func answer(to question: Question, besides site: BranchSite) -> Bool? {
    answers[question].flatMap { $0.site == site ? nil : $0.holds }
  }
  func caseName(of question: Question, besides site: BranchSite) -> String? {
    cases[question].flatMap { $0.site == site ? nil : $0.name }
  }
  mutating func note(_ holds: Bool, for question: Question, at site: BranchSite) { answers[question] = (site, holds) }
  mutating func note(case name: String, for question: Question, at site: BranchSite) { cases[question] = (site, name) }
}

extension Interpreter {
  /// - Parameter site: The `if`, `guard` or ternary whose whole condition the value is.
  func decide(_ unknown: Unknown, of site: Expression, _ form: AskedCondition.Form, _ frame: Frame) -> Bool {
    let place = BranchSite(site.place)
    let asked = asked(place, site.place, form, owner: frame.owner?.name)
    guard let question = AnsweredConditions.Question(asked.condition, of: unknown) else {
      return decide(unknown, at: site.location)
    }
    if let known = answered.answer(to: question, besides: place) {
      questionCount += 1
      return known != asked.isNegated
    }
    let answer = decide(unknown, at: site.location)
    answered.note(answer != asked.isNegated, for: question, at: place)
    return answer
  }

  /// What was taken of an unknown that another `switch` over it chose a case for.
  func knownCase(
    of unknown: Unknown, at site: Expression, _ frame: Frame
  ) -> (question: AnsweredConditions.Question, place: BranchSite, name: String?)? {
    let place = BranchSite(site.place)
    let asked = asked(place, site.place, .choice, owner: frame.owner?.name)
    guard let question = AnsweredConditions.Question(asked.condition, of: unknown) else { return nil }
    return (question, place, answered.caseName(of: question, besides: place))
  }
}

extension AskedCondition {
  /// Names and members alone: `store.user.name?`.
  var isPath: Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"),
          UInt8(ascii: "$"):
          true
        default: false
        }
      }
  }
}
