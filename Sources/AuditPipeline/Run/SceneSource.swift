package import AuditEngine
package import Rendering
package import SightlineModel
import SwiftUIReader
import WorkJournal

/// Lays out what was read, one scene at a time: for whoever shows screens in any variant.
package struct SceneSource: Sendable {
  package var screens: [Screen]
  package var matrix: VariantMatrix
  package var drawing: DrawingSources
  /// By a walk's state: the screen's own that shows the same.
  package var ownStates: [String: String]
  let auditor: ScreenAuditor
  let dependencies: [String: Dependencies]
  /// Of what only a walk met.
  let walkDependencies: Dependencies?

  /// Screens that show something else, or may, when these files change.
  func touched(by paths: Set<String>) -> Set<String> {
    Set(
      screens.map(\.name).filter { name in
        guard let own = dependencies[name] ?? walkDependencies else { return true }
        return paths.contains(where: own.isTouched)
      })
  }

  /// - Parameters: Positions in `screens`, in the screen's states and in the matrix's variants.
  /// - Returns: `nil` where the state was not read in the variant.
  package func scene(_ screen: Int, _ state: Int, _ variant: Variant) -> Scene? {
    guard screens.indices.contains(screen), screens[screen].states.indices.contains(state) else { return nil }
    let shown = screens[screen]
    let work = Work(.judging, shown.name, file: shown.source?.file, line: shown.source?.line ?? 0)
    return WorkJournal.during(work) { auditor.scene(shown, shown.states[state], variant) }
  }
}
