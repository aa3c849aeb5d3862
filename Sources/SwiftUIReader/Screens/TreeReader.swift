public import SightlineModel
import SwiftInterpreter

/// Reads what a session shows in every variant: one tree for each set of circumstances that the code looked at.
struct TreeReader {
  let reading: Reading
  var motions: [Motion] = []

  /// - Parameters:
  ///   - session: As it stands; changed to other circumstances on the way.
  ///   - again: The same state in another variant, from launch; `nil` when it can't be reached there.
  func cases(_ session: Session, for variants: [Variant], again: (Variant) -> Session?) -> [TreeCase] {
    var session = session
    var cases: [TreeCase] = []
    let largest = variants.map(\.size).max()
    for variant in variants where !cases.contains(where: { $0.when.matches(variant) }) {
      // When the work is spent, only the largest text is still looked at, in the first language.
      if !cases.isEmpty, reading.work.isSpent(at: session.interpreter.stepsUsed) {
        guard variant.size == largest, variant.locale == variants[0].locale else { continue }
      }
      // A state that can't be reached there leaves the run elsewhere: nothing more can be read from it.
      guard let moved = move(session, to: variant, again) else { break }
      session = moved
      cases.append(TreeCase(when: session.condition, root: session.tree, motions: motions))
    }
    return cases
  }

  /// Changes the setting while the app runs where no kept state depends on it; else starts it anew.
  private func move(_ session: Session, to variant: Variant, _ again: (Variant) -> Session?) -> Session? {
    let current = reading.circumstances.variant
    if current == variant { return session }
    let changed = Circumstances.Part.allCases.filter { part in
      VariantCondition([part], of: current) != VariantCondition([part], of: variant)
    }
    guard reading.circumstances.keptReads.isDisjoint(with: changed) else {
      // A run without work left ends before it has settled: it would show another state.
      return reading.work.isSpent(at: session.interpreter.stepsUsed) ? nil : again(variant)
    }
    session.change(to: variant)
    return session
  }
}

extension SwiftUIProject {
  /// What a session shows, in every variant.
  ///
  /// - Parameter again: Takes the steps that led to the session's state in another variant, from launch.
  public func trees(of session: Session, for variants: [Variant], again: (Variant) -> Session?) -> [TreeCase] {
    // What earlier screens looked at is nothing to this one.
    session.change(to: reading.circumstances.variant)
    return TreeReader(reading: reading).cases(session, for: variants, again: again)
  }
}
