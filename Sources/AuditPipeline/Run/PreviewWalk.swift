import AuditEngine
import Flows
import SightlineModel
import SwiftUIReader

/// Walks on from a screen that only a preview shows: its sheets, covers, tabs, pages and destinations.
struct PreviewWalk: Sendable {
  let auditor: ScreenAuditor
  let variant: Variant
  /// In which the states are read.
  let variants: [Variant]
  /// Screens from which nobody walks: `nil` takes all.
  var isWanted: @Sendable (ScreenList) -> Bool = { _ in true }

  struct Result: Sendable {
    var states: [FlowExplorer.ShownState]
    /// What only previews use, in the files that they stand in.
    var previewLines: [SourceLines]?
    var notWalked: [AuditReport.NotAudited]
  }

  /// - Parameter index: The screen's position.
  func run(_ project: SwiftUIProject, _ list: ScreenList, _ index: Int) -> Result {
    guard isWanted(list) else { return Result(states: [], notWalked: []) }
    let variant = variant, variants = variants
    var setting = FlowRun.setting(project, auditor, variant) {
      project.session(of: index, in: list, for: variant, patience: $0)
    }
    setting.isOneScreen = true
    let fewer = variants.ofFurtherStates
    setting.readsFurtherStatesInFewer = project.options.readsFurtherStatesInFewer
    setting.trees = { session, isFurther, replay in
      project.trees(of: session, for: isFurther ? fewer : variants) { other in
        let session = project.session(of: index, in: list, for: other)
        return replay(session) ? session : nil
      }
    }
    let explored = FlowExplorer(setting, budget: .init(states: Self.states, depth: 12, moves: Self.moves)).explore()
    // The first is what the screen shows by itself.
    let further = explored.shown.filter { $0.path.count > 1 }.map { state in
      var state = state
      state.id = ScreenState.idOfPreview("\(list.name(of: index)) \(state.id)")
      state.path[0] = "preview"
      return state
    }
    return Result(states: further, previewLines: list.previewLines, notWalked: explored.notWalked)
  }

  private static let states = 24
  private static let moves = 600
}
