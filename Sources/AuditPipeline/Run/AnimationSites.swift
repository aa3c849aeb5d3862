import Rules
import SightlineModel
import SwiftUIReader

/// Places in the code that animate and were not seen to: no state that was reached moves anything there.
enum AnimationSites {
  /// - Parameters:
  ///   - written: In the order of the sources.
  ///   - seen: Where animations of the audited states start.
  static func unseen(_ written: [WrittenAnimation], seen: Set<SourceLocation>) -> [ProjectFacts.UnseenAnimation] {
    let lines = Dictionary(grouping: seen, by: \.file).mapValues { $0.map(\.line) }
    return written.compactMap { animation in
      let place = animation.location
      // A call spread over lines is known by the line it starts on, a modifier by the one with its name.
      if lines[place.file]?.contains(where: { abs($0 - place.line) <= 1 }) == true { return nil }
      let moved: [String]?
      switch animation.movement {
      case .gated: return nil
      case .known(let properties): moved = properties
      case .unknown: moved = nil
      }
      return ProjectFacts.UnseenAnimation(
        api: animation.api, location: place, moved: moved, isEndless: animation.isEndless)
    }
  }
}
