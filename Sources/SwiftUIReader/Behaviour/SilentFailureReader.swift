import SightlineModel
import SwiftInterpreter

/// Errors that end in the log: what went wrong is not shown, spoken, passed on or kept.
///
/// Looked at are types that views are made of and what they observe; the rest of an app passes its errors on to them.
struct SilentFailureReader {
  private let file: BehaviourFile

  init(_ file: BehaviourFile) { self.file = file }

  private static let shown: Set<String> = [
    "View", "ViewModifier", "ObservableObject", "App", "Scene", "UIViewController",
  ]
  private static let logging = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let loggers = ["logger.", "log.", "Logger.", "Log.", "self.logger.", "os_log."]

  var behaviours: [WrittenBehaviour] {
    file.outline.catches.compactMap { clause in
      guard let calls = clause.callsAlone, !file.isInPreview(clause.body.lowerBound),
        calls.allSatisfy(Self.isLogging), isOfScreen(clause.body.lowerBound)
      else { return nil }
      return WrittenBehaviour(.silentFailure(call: calls.first ?? ""), clause.location)
    }
  }

  private static func isLogging(_ call: String) -> Bool {
    logging.contains(call) || loggers.contains { call.lowercased().hasPrefix($0.lowercased()) }
  }

  /// The type is a view or what views observe.
  private func isOfScreen(_ offset: Int) -> Bool {
    file.outline.declarations.contains { declaration in
      guard declaration.kind == .type, declaration.extent.contains(offset) else { return false }
      if !Self.shown.isDisjoint(with: declaration.attributes) { return true }
      let start = declaration.extent.lowerBound
      return file.slice(start..<min(start + 80, declaration.extent.upperBound)).contains("@Observable")
    }
  }
}
