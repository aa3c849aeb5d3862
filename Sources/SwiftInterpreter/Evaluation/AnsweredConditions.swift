import SightlineModel

/// What was answered in this run of conditions on unknown values, so that two places that ask the same of the same
/// value are answered alike: `if user.isAdmin`, `!user.isAdmin ? a : b`, two `switch`es over one enum.
///
/// Names and members are the same question wherever they are asked. What calls, operators and indices make of an unknown
/// is the same only while views are built, which must not change anything. Within one place every turn is asked again, as
/// loops need it.
struct AnsweredConditions {
  struct Question: Hashable {
    var condition: AskedCondition
    /// Of the unknown that the value comes from.
    var reason: String
    var location: SourceLocation?

    /// - Returns: `nil` for what may be another question each time.
    init?(_ condition: AskedCondition, of unknown: Unknown, inViews: Bool) {
      guard condition.isPath || inViews && condition.isRepeatable else { return nil }
      (self.condition, reason, location) = (condition, unknown.reason, unknown.location)
    }
  }
  private var answers: [Question: (site: BranchSite, holds: Bool)] = [:]
  private var cases: [Question: (site: BranchSite, name: String)] = [:]

  var isEmpty: Bool { answers.isEmpty }

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
  /// - Parameters:
  ///   - site: The `if`, `guard` or ternary that asks.
  ///   - part: Which of its conditions the value is.
  ///   - count: How many it has.
  func decide(
    _ unknown: Unknown, of site: Expression, _ form: AskedCondition.Form, part: Int = 0, of count: Int = 1,
    _ frame: Frame
  ) -> Bool {
    let place = BranchSite(site.place)
    let parts = askedParts(place, site.place, form, owner: frame.owner?.name)
    guard parts.count == count else { return decide(unknown, at: site.location) }
    let known = known(parts[part], of: unknown, besides: place)
    ledger.reader?.note { $0.known(parts[part], of: unknown, besides: place) == known }
    if let known {
      questionCount += 1
      return known
    }
    let answer = decide(unknown, at: site.location, isUnwanted: parts[part].isUnwanted)
    note(answer, to: parts[part], of: unknown, at: place)
    ledger.reader?.note(effect: { $0.note(answer, to: parts[part], of: unknown, at: place) })
    return answer
  }

  /// `a && b` does not hold where one of them was taken not to, and holds where both were taken to.
  private func known(_ asked: AskedLogic, of unknown: Unknown, besides site: BranchSite) -> Bool? {
    if answered.isEmpty { return nil }
    if let question = question(asked, of: unknown), let answer = answered.answer(to: question, besides: site) {
      return answer != asked.whole.isNegated
    }
    guard let joined = asked.joined else { return nil }
    let sides = joined.sides.map { side -> Bool? in
      guard let question = question(AskedLogic(whole: side), of: unknown) else { return nil }
      return answered.answer(to: question, besides: site).map { $0 != side.isNegated }
    }
    if sides.contains(!joined.isAnd) { return !joined.isAnd }
    return sides.allSatisfy { $0 == joined.isAnd } ? joined.isAnd : nil
  }

  private func note(_ answer: Bool, to asked: AskedLogic, of unknown: Unknown, at site: BranchSite) {
    if let question = question(asked, of: unknown) {
      answered.note(answer != asked.whole.isNegated, for: question, at: site)
    }
    // That `a && b` does not hold says of neither alone that it does not.
    guard let joined = asked.joined, answer == joined.isAnd else { return }
    for side in joined.sides { note(answer, to: AskedLogic(whole: side), of: unknown, at: site) }
  }

  private func question(_ asked: AskedLogic, of unknown: Unknown) -> AnsweredConditions.Question? {
    AnsweredConditions.Question(asked.whole.condition, of: unknown, inViews: isBuildingViews)
  }

  /// What was taken of an unknown that another `switch` over it chose a case for.
  func knownCase(
    of unknown: Unknown, at site: Expression, _ frame: Frame
  ) -> (question: AnsweredConditions.Question, place: BranchSite, name: String?)? {
    let place = BranchSite(site.place)
    let asked = asked(place, site.place, .choice, owner: frame.owner?.name)
    guard let question = AnsweredConditions.Question(asked.condition, of: unknown, inViews: isBuildingViews)
    else { return nil }
    let name = answered.caseName(of: question, besides: place)
    ledger.reader?.note { $0.answered.caseName(of: question, besides: place) == name }
    return (question, place, name)
  }
}
