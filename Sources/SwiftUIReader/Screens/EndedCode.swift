/// What ended while the states of a screen were read: a failed assertion, work without end.
///
/// What ends in one state need not end in another: then the states are named, and the screen is not said to be missing.
final class EndedCode {
  /// The state that is being read.
  var state = ""
  private var states: [String: [String]] = [:]

  func note(_ problems: [String]) {
    for problem in problems where states[problem]?.contains(state) != true {
      states[problem, default: []].append(state)
    }
  }

  /// In words, sorted.
  ///
  /// - Parameter all: Every state that was read.
  func words(among all: [String]) -> [String] {
    states.keys.sorted().map { problem in
      let ended = states[problem]!
      guard all.contains(where: { !ended.contains($0) }) else { return problem }
      let names = ended.prefix(3).joined(separator: ", ") + (ended.count > 3 ? " and \(ended.count - 3) more" : "")
      return "\(problem) (in state \(names); other states are shown)"
    }
  }
}
