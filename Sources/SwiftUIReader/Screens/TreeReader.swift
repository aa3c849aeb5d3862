package import SightlineModel
import SwiftInterpreter
import WorkJournal

/// Reads what a session shows in every variant: one tree for each set of conditions that the code looked at.
struct TreeReader {
  let reading: Reading
  var motions: [Motion] = []

  /// - Parameters:
  ///   - session: As it stands; changed to other conditions on the way.
  ///   - again: The same state in another variant, from launch; `nil` when it can't be reached there.
  func cases(_ session: Session, for variants: [Variant], again: (Variant) -> Session?) -> [TreeCase] {
    var session = session
    var cases: [(place: Int, shown: TreeCase)] = []
    var placed: [(tree: Session.PlacedTree, shown: TreeCase)] = []
    let largest = variants.map(\.size).max()
    var kept = KeptParts()
    for place in order(of: variants) {
      let variant = variants[place]
      if cases.contains(where: { $0.shown.when.matches(variant) }) { continue }
      // When the work is spent, only the largest text is still looked at, in the first language.
      if !cases.isEmpty, reading.work.isSpent(at: session.interpreter.stepsUsed) {
        guard variant.size == largest, variant.locale == variants[0].locale else { continue }
      }
      // Where the frames of geometry readers are the same as elsewhere, so is what they make of them.
      if let known = placed.last(where: { $0.shown.when.matches(variant) }), session.holds(known.tree, in: variant) {
        var shown = known.shown
        shown.when.narrow(to: Self.measured, of: variant)
        cases.append((place, shown))
        continue
      }
      // A state that can't be reached there leaves the run elsewhere: nothing more can be read from it.
      guard let moved = move(session, to: variant, &kept, again) else { break }
      session = moved
      if reading.timeLimit.isOver { break }
      var shown = TreeCase(
        when: session.condition(among: variants), root: session.tree, motions: motions, guessed: session.guessedArms)
      session.noteShown()
      if let tree = session.placedTree {
        placed.append((tree, shown))
        shown.when.narrow(to: Self.measured, of: variant)
      }
      cases.append((place, shown))
    }
    return cases.sorted { $0.place < $1.place }.map(\.shown)
  }

  /// Positions of the variants, best first: as it stands; then the usual and the largest text everywhere, which tell
  /// most if the work ends; then the others, size by size: a language or a device starts the run again more often.
  private func order(of variants: [Variant]) -> [Int] {
    let largest = variants.map(\.size).max()
    let locales = variants.map(\.locale), devices = variants.map(\.device.id)
    func rank(_ variant: Variant) -> [Int] {
      [
        variant == reading.readConditions.variant ? 0 : variant.size == .large || variant.size == largest ? 1 : 2,
        locales.firstIndex(of: variant.locale) ?? 0, devices.firstIndex(of: variant.device.id) ?? 0,
        variant.appearance == variants[0].appearance ? 0 : 1,
      ]
    }
    let ranks = variants.map(rank)
    return variants.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
  }

  /// What changes the frames that layout gives, beyond what a geometry reader itself looks at.
  private static let measured: Set<ReadConditions.Part> = [.size, .locale, .boldText]

  /// Changes the setting while the app runs where no kept state depends on it; else starts it again.
  private func move(
    _ session: Session, to variant: Variant, _ known: inout KeptParts, _ again: (Variant) -> Session?
  ) -> Session? {
    let current = reading.readConditions.variant
    if current == variant { return session }
    let changed = ReadConditions.parts(between: current, variant)
    let kept = reading.readConditions.kept(hasWritten: session.hasWritten).intersection(changed)
    guard known.areHarmless(kept) else {
      // A run without work left ends before it has settled: it would show another state.
      if reading.work.isSpent(at: session.interpreter.stepsUsed) { return nil }
      guard known.areOpen(kept), session.change(to: variant) else { return again(variant) }
      let changed = session.tree.withoutActions
      let anew = again(variant)
      if let anew { known.note(kept, isSame: changed == anew.tree.withoutActions) }
      return anew
    }
    // A length that code measured and kept is measured again when the app starts so.
    guard !session.change(to: variant), !reading.work.isSpent(at: session.interpreter.stepsUsed) else { return session }
    let anew = again(variant)
    // Where the work ends on the way nothing has settled.
    return reading.work.isSpent(at: session.interpreter.stepsUsed) ? nil : anew
  }

  /// Whether a size, a language, a device or an appearance that was looked at outside of bodies, and may be kept, shows
  /// on the screen: starting again at every size in twenty languages is too much work.
  ///
  /// Some are compared with what changing the setting gives: two changes of the size, the device and the appearance, three
  /// of the language. What is the same there is taken to be the same elsewhere.
  private struct KeptParts {
    /// How often changing a part showed what starting again shows.
    private var same: [ReadConditions.Part: Int] = [:]
    private var shown: Set<ReadConditions.Part> = []
    private static let needed: [ReadConditions.Part: Int] = [
      .size: 2, .locale: 3, .device: 2, .appearance: 2, .pixels: 2,
    ]

    private func isHarmless(_ part: ReadConditions.Part) -> Bool {
      Self.needed[part].map { same[part, default: 0] >= $0 } ?? false
    }
    func areHarmless(_ parts: Set<ReadConditions.Part>) -> Bool { parts.allSatisfy(isHarmless) }
    /// Worth another comparison.
    func areOpen(_ parts: Set<ReadConditions.Part>) -> Bool {
      parts.allSatisfy { Self.needed[$0] != nil } && shown.isDisjoint(with: parts)
    }
    mutating func note(_ parts: Set<ReadConditions.Part>, isSame: Bool) {
      // Of several that changed together nobody knows which it was, but of those that were harmless before.
      if !isSame { return shown.formUnion(parts.filter { !isHarmless($0) }) }
      for part in parts { same[part, default: 0] += 1 }
    }
  }
}

extension Session {
  /// What the present tree was guessed to show; `nil` for nothing.
  fileprivate var guessedArms: [GuessedArm]? { interpreter.guessedArms.isEmpty ? nil : interpreter.guessedArms }
}

extension SwiftUIProject {
  /// What a session shows, in every variant.
  ///
  /// - Parameter again: Takes the steps that led to the session's state in another variant, from launch.
  package func trees(of session: Session, for variants: [Variant], again: (Variant) -> Session?) -> [TreeCase] {
    // What earlier screens looked at is nothing to this one.
    let asItStands = TreeCase(
      when: VariantCondition(only: reading.readConditions.variant), root: session.tree, guessed: session.guessedArms)
    session.noteShown()
    session.change(to: reading.readConditions.variant)
    if isTimeOver { return [asItStands] }
    return TreeReader(reading: reading).cases(session, for: variants, again: again)
  }
}
