import SightlineModel
import SwiftInterpreter

/// Gives geometry readers what layout computes.
extension Session {
  /// What a geometry reader gets may change its content: laid out until nothing is new, a few times at most.
  func updateLayout() throws {
    isLayoutCurrent = true
    defer { noteMotions() }
    guard let frames = reading.options.frames, isLaidOut, hasGeometryReader else { return }
    for _ in 0..<Self.geometryRounds {
      interpreter.charge(Self.workPerLayout)
      guard reading.geometry.update(frames.frames(in: tree, reading.readConditions.variant)) else { break }
      try expand()
    }
  }
  /// Whether the present tree was made with a geometry reader: to look for one in a large tree costs more than to lay it out.
  private var hasGeometryReader: Bool { reading.hasMetGeometryReader }
  /// Something is about to appear in a geometry reader that was not laid out yet.
  var awaitsFrames: Bool {
    outcome.unplacedReaders.contains { reader in
      outcome.appearances.contains {
        $0.kind == .appear && appeared[$0.identity] == nil && $0.identity != reader && $0.identity.isInside(reader)
      }
    }
  }
  private static let geometryRounds = 3
  /// Steps that laying a screen out counts as.
  private static let workPerLayout = 2000

  /// A tree with its geometry readers' places, and what they were given.
  struct PlacedTree {
    let root: ViewNode
    let frames: GeometryFrames
  }

  /// Only the layout for geometry readers needs to know which is which.
  func forgetPlaces() {
    guard reading.options.frames != nil, hasGeometryReader else {
      placedTree = nil
      return
    }
    placedTree = PlacedTree(root: tree, frames: reading.geometry)
    for index in layers.indices { layers[index].root = layers[index].root.withoutGeometryPlaces }
  }

  /// Whether layout gives the geometry readers of a tree what they were given before, in another variant.
  func holds(_ placed: PlacedTree, in variant: Variant) -> Bool {
    guard let frames = reading.options.frames else { return false }
    interpreter.charge(Self.workPerLayout)
    var reported = placed.frames
    return !reported.update(frames.frames(in: placed.root, variant))
  }

  // MARK: What was measured and kept

  /// Evaluates under other conditions, as when a person changes a setting while the app runs. Lengths that were
  /// measured when something appeared are measured again.
  ///
  /// - Returns: Whether nothing that was measured before is kept.
  @discardableResult
  func change(to variant: Variant) -> Bool {
    let before = reading.geometry
    measurements = [:]
    let changed = ReadConditions.parts(between: reading.readConditions.variant, variant)
    reading.readConditions.variant = variant
    reading.readConditions.resetReads()
    interpreter.forgetConstants(lookingAt: changed.bits)
    interpreter.budget = budget
    (passingTexts, lastInteraction) = (PassingTexts(), .infinity)
    guarded { try evaluate() }
    if runChanges() { guarded { try evaluate() } }
    let isCurrent = measureAgain(since: before)
    forgetPlaces()
    return isCurrent
  }

  /// Runs again what measured when it appeared, where that does nothing else.
  ///
  /// - Returns: Whether nothing that was measured before is kept.
  func measureAgain(since before: GeometryFrames) -> Bool {
    var before = before
    for _ in 0..<Self.geometryRounds {
      let outgrown = reading.geometry.outgrown(since: before)
      if outgrown.isEmpty { return true }
      let closures = outcome.appearances.filter { $0.kind == .appear && outgrown.contains($0.identity) }.map(\.closure)
      guard closures.count == outgrown.count else { return false }
      before = reading.geometry
      for closure in closures where !measures(closure) { return false }
      guarded { try evaluate() }
      if runChanges() { guarded { try evaluate() } }
    }
    return reading.geometry.outgrown(since: before).isEmpty
  }

  /// - Returns: Whether the closure measures and no more: it is short, and sets nothing going.
  private func measures(_ closure: FunctionValue) -> Bool {
    let (steps, effects, due) = (interpreter.stepsUsed, reading.effects.entries.count, reading.clock.nextDue)
    guarded { _ = try interpreter.call(closure, []) }
    return interpreter.stepsUsed - steps <= Self.stepsToMeasure && reading.effects.entries.count == effects
      && reading.clock.nextDue == due
  }
  private static let stepsToMeasure = 60
}
