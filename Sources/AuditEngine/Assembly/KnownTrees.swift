import Rules
import SightlineModel
import Synchronization

/// What was found for a tree when it was laid out first: other text sizes and devices have the same code, the same words
/// and mostly the same answers.
///
/// Shared by threads. Which of them finds a tree first changes nothing in what is found.
final class KnownTrees: Sendable {
  struct Key: Hashable {
    var screen: Int
    var state: Int
    /// The tree's position among those of the state.
    var tree: Int
    /// A tree that asked for no language still has words of the system's.
    var locale: String
    /// Wide devices have bars of their own: no twin would be found there.
    var isWide: Bool
  }
  private let known = Mutex<(trees: [Key: KnownTree], order: [Key])>(([:], []))
  /// Trees of a state at all sizes in some languages: layouts come state by state.
  private static let most = 96

  subscript(key: Key) -> KnownTree? { known.withLock { $0.trees[key] } }

  func note(_ tree: KnownTree, at key: Key) {
    known.withLock { known in
      guard known.trees[key] == nil else { return }
      known.trees[key] = tree
      known.order.append(key)
      if known.order.count > Self.most { known.trees[known.order.removeFirst()] = nil }
    }
  }
}

/// One tree: the scene of its first layout, and what rules that look at nothing else said of it.
final class KnownTree: Sendable {
  let scene: AssembledScene
  /// By the rule's position.
  let judged: [Int: Judged]

  struct Judged: Sendable {
    var judgements: [Judgement]
    /// Where all of it passes.
    var passes: RepeatedPasses?
  }

  init(_ scene: AssembledScene, _ judged: [Int: Judged]) {
    self.scene = scene
    self.judged = judged
  }
}

/// Passes of one rule on one tree, which each layout of the tree has again.
final class RepeatedPasses: Sendable {
  /// As of the first layout, but for the variants.
  let observations: [Observation]
  init(_ observations: [Observation]) { self.observations = observations }
}
