import SightlineModel
import SwiftInterpreter

/// Indicators of progress that nothing names: `ProgressView()` without a title, a label or words beside it.
///
/// Most of them stand in states that last as long as a network takes, so that few are ever laid out.
struct NamelessProgressReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let controls: Set<String> = ["Button", "Menu", "NavigationLink", "Link"]
  private static let words: Set<String> = ["Text", "Label", "LabeledContent"]

  var behaviours: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "ProgressView", call.base == nil, call.closures.isEmpty,
        call.arguments.allSatisfy({ ["value", "total"].contains($0.label) || isEmptyTitle($0) }),
        !file.named.holds(call.nameOffset), sources.isOfScreen(call.nameOffset, in: file)
      else { return nil }
      let isShare = call.arguments.contains { $0.label == "value" }
      // An empty title was meant to be none: a share is of what its title says, whatever stands beside it.
      guard isShare && call.arguments.contains(where: isEmptyTitle) || !isExplained(call) else { return nil }
      return WrittenBehaviour(.namelessProgress(isShare: isShare), call.location)
    }
  }

  private func isEmptyTitle(_ argument: SourceOutline.Argument) -> Bool {
    argument.label == nil && file.slice(argument.extent) == "\"\""
  }

  /// Words stand in the same closure, or in the control that it replaces the content of.
  private func isExplained(_ progress: SourceOutline.Call) -> Bool {
    let around = file.calls(around: progress.nameOffset)
    let control = around.first { Self.controls.contains($0.name) }
    guard let container = around.first,
      let closure = container.closures.first(where: { $0.contains(progress.nameOffset) })
    else { return false }
    // What another branch shows is not there meanwhile.
    let others = file.outline.conditions.flatMap { condition -> [Range<Int>] in
      let bodies = condition.cases.isEmpty ? condition.bodies : condition.cases.map(\.body)
      return bodies.contains { $0.contains(progress.nameOffset) }
        ? bodies.filter { !$0.contains(progress.nameOffset) } : []
    }
    return file.calls(in: control?.extent ?? closure).contains { call in
      Self.words.contains(call.name) && call.base == nil && !others.contains { $0.contains(call.nameOffset) }
    }
  }
}
