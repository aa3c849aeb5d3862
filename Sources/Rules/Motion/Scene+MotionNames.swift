import SightlineModel

extension Scene {
  /// What tells each motion from the others in every run: its file, what moves it and how often that was met before, never a
  /// line, which an edit above it moves.
  var motionNames: [String] { motions.map { "\($0.source.file) \($0.api)" }.numbered }
}
