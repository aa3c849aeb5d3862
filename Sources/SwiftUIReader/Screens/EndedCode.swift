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

  /// Sorted, each with its states in words.
  var problems: [(problem: String, states: String)] {
    states.sorted { $0.key < $1.key }.map { problem, ended in
      (problem, ended.prefix(3).joined(separator: ", ") + (ended.count > 3 ? " and \(ended.count - 3) more" : ""))
    }
  }

  /// In words, sorted.
  ///
  /// - Parameter all: Every state that was read.
  func words(among all: [String]) -> [String] {
    problems.map { problem, names in
      guard all.contains(where: { !states[problem]!.contains($0) }) else { return problem }
      return "\(problem) (in state \(names); other states are shown)"
    }
  }
}
