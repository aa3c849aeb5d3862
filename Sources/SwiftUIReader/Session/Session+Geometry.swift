import SightlineModel
import SwiftInterpreter

/// Tells geometry readers what layout gives them.
extension Session {
  /// What a geometry reader is told may change what it is given: laid out until nothing is new, a few times at most.
  func updateLayout() throws {
    isLayoutCurrent = true
    defer { noteMotions() }
    guard let frames = reading.options.frames, isLaidOut, layers.contains(where: { $0.root.hasGeometryReader }) else {
      return
    }
    for _ in 0..<Self.geometryRounds {
      interpreter.charge(Self.workPerLayout)
      guard reading.geometry.update(frames.frames(in: tree, reading.circumstances.variant)) else { break }
      try expand()
    }
  }
  /// Something is about to appear in a geometry reader that was not laid out yet.
  var awaitsFrames: Bool {
    outcome.unplacedReaders.contains { reader in
      outcome.appearances.contains {
        $0.kind == .appear && appeared[$0.identity] == nil && $0.identity.path.hasPrefix(reader.path + "/")
      }
    }
  }
  private static let geometryRounds = 3
  /// Steps that laying a screen out counts as.
  private static let workPerLayout = 2000

  /// A tree with its geometry readers' places, and what they were told.
  struct PlacedTree {
    let root: ViewNode
    let frames: GeometryFrames
  }

  /// Only the layout for geometry readers needs to know which is which.
  func forgetPlaces() {
    guard reading.options.frames != nil, layers.contains(where: { $0.root.hasGeometryReader }) else {
      placedTree = nil
      return
    }
    placedTree = PlacedTree(root: tree, frames: reading.geometry)
    for index in layers.indices { layers[index].root = layers[index].root.withoutGeometryPlaces }
  }

  /// Whether layout gives the geometry readers of a tree what they were told, in another variant.
  func holds(_ placed: PlacedTree, in variant: Variant) -> Bool {
    guard let frames = reading.options.frames else { return false }
    interpreter.charge(Self.workPerLayout)
    var told = placed.frames
    return !told.update(frames.frames(in: placed.root, variant))
  }
}
