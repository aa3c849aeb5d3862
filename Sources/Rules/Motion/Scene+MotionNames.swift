import SightlineModel

extension Scene {
  /// What tells each motion from the others in every run: its file, what moves it and how often that was met before, never a
  /// line, which an edit above it moves.
  var motionNames: [String] {
    var counts: [String: Int] = [:]
    return motions.map { motion in
      let name = "\(motion.source.file) \(motion.api)"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count > 1 ? "\(name) \(count)" : name
    }
  }
}
