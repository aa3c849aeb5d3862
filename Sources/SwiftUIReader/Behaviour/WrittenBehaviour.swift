package import SightlineModel
package import SwiftInterpreter

extension WrittenBehaviour {
  /// Behaviours of a project, previews left out, in the order of the files and of their lines.
  ///
  /// Functions are followed by their names, where one function of the project has the name. What is handed in from
  /// outside, or sent to a store, is not followed, and nothing is said of it.
  /// - Parameter files: The project's own. Cost: linear in the text of the files that have one of the calls.
  package static func all(in files: [ParsedFile]) -> [WrittenBehaviour] {
    let sources = BehaviourSources(files)
    return sources.files(with: triggers).flatMap { file in
      var found = MediaStartReader(file, sources).behaviours
      found += DeviceMotionReader(file, sources).behaviours
      found += ContextChangeReader(file, sources).behaviours
      found += DestructionReader(file, sources).behaviours
      found += EmptyOptionReader(file).behaviours
      found += ShownStateReader(file, sources).behaviours
      found += SymbolStateReader(file).behaviours
      found += SilentFailureReader(file).behaviours
      found += AppearingStatusReader(file, sources).behaviours
      return found.sorted { $0.location < $1.location }
    }
  }
  private static let triggers = [
    ".play", "playImmediately", "hake", "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates",
    "onChange", "destructive", "Delete", "Erase", "trash", " ? ", "checkmark", "catch", "oading", "rror", "uccess",
    "oast", "opied", "Text(\"\")", "Label(\"\"",
  ]
}
