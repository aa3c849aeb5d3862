import SightlineModel
import SwiftInterpreter

/// What an evaluation sets going: appearances, tasks, changes, motions.
extension Session {
  // MARK: What follows from the tree

  func runAppearances() -> Bool {
    var started: [LifecycleEvent] = []
    var present: Set<Identity> = []
    for appearance in outcome.appearances {
      present.insert(appearance.identity)
      if appearance.kind == .disappear {
        disappearances[appearance.identity] = appearance.closure
        appeared[appearance.identity] = .void
      } else if let previous = appeared[appearance.identity] {
        guard let id = appearance.id, interpreter.hasChanged(previous, id) else { continue }
        appeared[appearance.identity] = id
        started.append(appearance)
      } else {
        appeared[appearance.identity] = appearance.id ?? .void
        started.append(appearance)
      }
    }
    var ran = false
    let gone = appeared.keys.filter { !present.contains($0) }.map { (identity: $0, path: $0.path) }
    for (identity, _) in gone.sorted(by: { $0.path < $1.path }) {
      appeared[identity] = nil
      if let closure = disappearances.removeValue(forKey: identity) {
        ran = true
        guarded { _ = try interpreter.call(closure, []) }
      }
    }
    for receiver in outcome.receivers where received.insert(receiver.identity).inserted {
      subscribe(receiver)
    }
    for appearance in started {
      ran = true
      if appearance.kind == .task {
        let interpreter = interpreter
        reading.clock.schedule(after: 0) { _ = try interpreter.call(appearance.closure, []) }
      } else {
        reading.geometry.appearing = appearance.identity
        guarded { _ = try interpreter.call(appearance.closure, []) }
        reading.geometry.appearing = nil
      }
    }
    return ran
  }

  private func subscribe(_ receiver: Receiver) {
    let interpreter = interpreter
    guard let publisher = PublisherValue.of(receiver.publisher, in: interpreter) else { return }
    let members = PublisherMembers(reading: reading, interpreter: interpreter)
    guarded {
      try members.subscribe(publisher) { value in
        let argument = Call.Argument(label: nil, value: value, location: .nowhere)
        _ = try interpreter.call(receiver.closure, Array([argument].prefix(max(1, receiver.closure.parameterCount))))
      }
    }
  }

  /// What follows from its own outcome without an end is left after a few turns, as SwiftUI leaves it.
  private func mayMeasure(_ change: Change, after previous: Value) -> Bool {
    if previous.isUnknown, change.value.isUnknown { return false }
    measurements[change.identity, default: 0] += 1
    return measurements[change.identity]! <= Self.measuringTurns
  }
  private static let measuringTurns = 8

  @discardableResult
  func runChanges() -> Bool {
    var due: [(Change, Value)] = []
    for change in outcome.changes {
      if let previous = observed[change.identity] {
        if change.isMeasured, !mayMeasure(change, after: previous) { continue }
        if interpreter.hasChanged(previous, change.value) { due.append((change, previous)) }
      } else if change.initial {
        due.append((change, change.value))
      }
      observed[change.identity] = change.value
    }
    for (change, previous) in due {
      let new = Call.Argument(label: nil, value: change.value, location: change.location)
      let old = Call.Argument(label: nil, value: previous, location: change.location)
      let arguments = change.closure.parameterCount == 2 ? [old, new] : change.closure.parameterCount == 1 ? [new] : []
      guarded { _ = try interpreter.call(change.closure, arguments) }
    }
    return !due.isEmpty
  }

  // MARK: Motion and time

  func noteMotions() {
    let before = previousRoots
    // 1. Values of `animation(_:value:)` that changed: each moves what is inside of it.
    var animations: [SourceLocation: AnimationValue] = [:]
    let moved = outcome.animatedValues.filter { value in
      let before = animated.updateValue(value.value, forKey: value.identity)
      guard let before, interpreter.hasChanged(before, value.value) else { return false }
      animations[value.location] = value.animation
      return true
    }
    // 2. When each view can first be seen: a button that comes after six seconds is a finding.
    let transaction = reading.motions.open.last?.animation
    for index in layers.indices {
      entrances.note(
        &layers[index].root, at: reading.clock.now - stateBegan, animation: transaction, changed: animations)
    }
    let roots = layers.map(\.root)
    previousRoots = roots
    // 3. What comes and goes by itself, unless somebody only looks at it under other conditions.
    let passed =
      lastInteraction < .infinity
      ? passingTexts.note(roots, at: reading.clock.now, lastInteraction: lastInteraction) : []
    for passed in passed {
      reading.effects.append(.message, passed.text, detail: .seconds(passed.seconds), at: passed.source)
      if passing == nil, passed.since >= lastInteraction {
        passing = passed.since + passed.duration / 2 - lastInteraction
      }
    }
    guard !moved.isEmpty || !reading.motions.open.isEmpty, !before.isEmpty else {
      return reading.motions.closeOpen(changed: [])
    }
    let (old, new) = (MotionFacts.tree(of: before), MotionFacts.tree(of: roots))
    for value in moved {
      var changed = MotionFacts.changes(from: old, to: new, in: new.scopes[value.location])
      if changed.isEmpty { continue }
      changed.remove(MotionFacts.other)
      reading.motions.append(
        Motion(
          api: "animation", properties: changed.sorted(), repeatsForever: value.animation.repeatsForever,
          duration: value.animation.duration, runsUnderReduceMotion: false, source: value.location,
          symbol: value.symbol))
    }
    // 4. What `withAnimation` moves is all that changed.
    var changed = MotionFacts.changes(from: old, to: new)
    changed.remove(MotionFacts.other)
    reading.motions.closeOpen(changed: changed.sorted())
  }
}
