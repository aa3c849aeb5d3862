import AuditEngine
import Flows
import Foundation
import Rules
import SightlineModel
import SwiftInterpreter
import SwiftUIReader
import WorkJournal

/// Walks the app in the default variant. Belongs to the thread that makes it.
struct FlowRun {
  var setting: StageSetting
  private let project: SwiftUIProject
  private let variant: Variant
  private let auditor: ScreenAuditor
  private let budget: Int

  /// - Parameters:
  ///   - variants: In which the states are read, for auditing; none where only the graph is wanted.
  ///   - part: When it has to end: what is shown after that is nothing.
  /// - Returns: `nil` when the project has no `App` to launch.
  init?(
    _ sources: SourceReading, _ auditor: ScreenAuditor, _ variant: Variant, budget: Int, variants: [Variant] = [],
    endsWith part: TimeLimit.Part = .walking
  ) {
    let project = sources.makeProject()
    project.timeLimit = sources.options.timeLimit.part(part)
    project.beginWalk()
    guard project.session(for: variant) != nil else { return nil }
    self.project = project
    self.variant = variant
    self.auditor = auditor
    self.budget = budget
    // A project that launched once launches again.
    var setting = Self.setting(project, auditor, variant) { project.session(for: variant, patience: $0)! }
    if !variants.isEmpty {
      let fewer = variants.ofFurtherStates
      setting.readsFurtherStatesInFewer = project.options.readsFurtherStatesInFewer
      setting.trees = { session, isFurther, replay in
        project.trees(of: session, for: isFurther ? fewer : variants) { other in
          project.session(for: other).flatMap { replay($0) ? $0 : nil }
        }
      }
    }
    self.setting = setting
  }

  static func setting(
    _ project: SwiftUIProject, _ auditor: ScreenAuditor, _ variant: Variant, launch: @escaping (Double?) -> Session
  ) -> StageSetting {
    var setting = StageSetting(
      launch: launch,
      scene: { root in
        let state = ScreenState(id: "now", trees: [TreeCase(root: root)])
        let screen = Screen(name: "now", symbol: "", source: nil, states: [state])
        return auditor.scene(screen, state, variant)!
      },
      screenNames: Dictionary(project.options.screens.map { ($0.type, $0.name) }) { first, _ in first })
    setting.hasWorkLeft = { project.hasWorkLeft }
    setting.isHalfDone = { project.isWorkHalfDone }
    setting.timeLimit = project.timeLimit
    setting.leftOut = project.options.leftOut
    return setting
  }

  /// The walk had to end.
  var isTimeOver: Bool { project.isTimeOver }

  func explore() -> FlowExplorer.Result { FlowExplorer(setting, budget: .init(states: budget)).explore() }

  /// What a person finds on every state.
  func screens(_ explored: FlowExplorer.Result) -> [String: FlowScreen] {
    let trees = explored.shown.compactMap { state in
      state.trees.first { $0.when.matches(variant) }.map { (state.id, FlowScreen(setting.scene($0.root))) }
    }
    return Dictionary(trees) { first, _ in first }
  }

  /// Animations that still run when Reduce Motion is on, by the screen they start on; and where those start that were tried.
  func motionsUnderReduceMotion(
    _ explored: FlowExplorer.Result
  ) -> (byScreen: [String: [Motion]], tried: Set<SourceLocation>) {
    guard !project.options.leftOut.has(.calmMotions), !isTimeOver else { return ([:], []) }
    return WorkJournal.during(.calmMotions) { calmMotions(explored) }
  }

  private func calmMotions(
    _ explored: FlowExplorer.Result
  ) -> (byScreen: [String: [Motion]], tried: Set<SourceLocation>) {
    var reduced = variant
    reduced.reduceMotion = true
    let motions = FlowExplorer(setting).motions(
      of: explored,
      in: Self.setting(project, auditor, reduced) { [project] in project.session(for: reduced, patience: $0)! })
    let running = motions.byScreen.mapValues { motions in
      motions.map { motion in
        var motion = motion
        motion.runsUnderReduceMotion = true
        return motion
      }
    }
    return (running, motions.tried)
  }

  /// The arms of conditions taken so far.
  var branches: [SourceLocation: BranchRecord] { project.branchCoverage }

  /// Where conditions of `disabled` did not hold.
  var enabledPlaces: Set<SourceLocation> { project.enabledPlaces }

  /// Views that were placed.
  var views: Set<String> { project.viewsShown }

  /// Where calls stand that made views.
  func takePlaces() -> Set<SourceLocation> { project.takePlacesShown() }

  /// What ran so far.
  var dependencies: Dependencies { project.takeDependencies() }

  func walks(_ graph: FlowGraph) -> any WalkRunning { WalkRunner(setting, graph: graph) }
}
