import SightlineModel

/// What has passed in one state before: it passes again in nearly every variant, and only the variant is new then.
struct KnownPasses {
  let screen: Int
  let state: Int
  private var known: [Key: (observation: Observation, position: Int)] = [:]

  /// Numbers alone, since this is asked of everything that is judged.
  private struct Key: Hashable {
    var rule: Int
    var node: Int
  }
  private var repeated: [ObjectIdentifier: (passes: RepeatedPasses, positions: [Int])] = [:]
  private var rules: [RuleID: Int] = [:]
  private var last: (rule: RuleID, number: Int)?

  init(screen: Int, state: Int) {
    self.screen = screen
    self.state = state
  }

  /// - Returns: Where the same pass was noted; `nil` for anything else.
  mutating func position(of observation: Observation) -> Int? {
    guard case .passes = observation.verdict, let known = known[key(observation)] else { return nil }
    let first = known.observation
    // Other views may have the same number in another variant.
    guard first.path == observation.path, first.place == observation.place, first.location == observation.location,
      first.detail == observation.detail, first.symbol == observation.symbol,
      first.element.kind == observation.element.kind, first.sourceText == observation.sourceText,
      first.isPresumed == observation.isPresumed
    else { return nil }
    return known.position
  }

  mutating func note(_ observation: Observation, _ position: Int) {
    var kept = observation
    kept.variants = []
    known[key(observation)] = (kept, position)
  }

  /// - Returns: Where each of them was noted; `nil` before that.
  func positions(of passes: RepeatedPasses) -> [Int]? { repeated[ObjectIdentifier(passes)]?.positions }

  /// - Parameter positions: Where the fold keeps each; nothing is noted unless all are known.
  mutating func note(_ passes: RepeatedPasses, _ positions: [Int?]) {
    let known = positions.compactMap { $0 }
    if known.count == positions.count { repeated[ObjectIdentifier(passes)] = (passes, known) }
  }

  private mutating func key(_ observation: Observation) -> Key {
    Key(rule: number(of: observation.rule), node: observation.node ?? -1)
  }

  /// Judgements come rule by rule.
  private mutating func number(of rule: RuleID) -> Int {
    if let last, last.rule == rule { return last.number }
    let number = rules[rule] ?? rules.count
    rules[rule] = number
    last = (rule, number)
    return number
  }
}
