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

  var behaviours: [WrittenBehaviour] { indicators + rings + bars }

  private var indicators: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "ProgressView", call.base == nil, call.closures.isEmpty,
        call.arguments.allSatisfy({ ["value", "total"].contains($0.label) || isEmptyTitle($0) }),
        !file.named.holds(call.nameOffset), sources.isOfScreen(call.nameOffset, in: file)
      else { return nil }
      let isShare = call.arguments.contains { $0.label == "value" }
      // An empty title was meant to be none: a share is of what its title says, whatever stands beside it.
      guard isShare && call.arguments.contains(where: isEmptyTitle) || !isExplained(call) else { return nil }
      var behaviour = WrittenBehaviour(.namelessProgress(isShare: isShare), call.location)
      behaviour.parts = uses(ofViewAround: call)
      return behaviour
    }
  }

  /// Where the app shows a view that is nothing but the indicator: a name may be given there.
  private func uses(ofViewAround call: SourceOutline.Call) -> [SourceLocation] {
    guard let type = file.type(around: call.nameOffset),
      !file.extents(ofType: type).contains(where: { extent in
        file.calls(in: extent).contains { Self.words.contains($0.name) && $0.base == nil }
      })
    else { return [] }
    return sources.uses(ofView: type).filter { !$0.file.named.holds($0.call.nameOffset) }.map(\.call.location)
  }

  /// `Circle().trim(from: 0, to: progress).stroke(…)`: a ring that somebody drew.
  private var rings: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "trim", let base = call.base, file.slice(base).hasPrefix("Circle()"),
        let end = call.arguments.first(where: { $0.label == "to" })?.extent,
        let share = file.outline.references.within(end).first.map({ BehaviourFile.last($0.path).lowercased() }),
        Self.shares.contains(where: { share.contains($0) }), !file.named.holds(call.nameOffset),
        sources.isOfScreen(call.nameOffset, in: file), !isSaid(call)
      else { return nil }
      return WrittenBehaviour(.progressRing, call.location)
    }
  }
  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Capsule", "UnevenRoundedRectangle", "Color",
  ]
  /// `Capsule().frame(width: proxy.size.width * progress)`: a bar that somebody drew.
  private var bars: [WrittenBehaviour] {
    file.calls.compactMap { call in
      guard call.name == "frame", let base = call.base, let root = file.root(of: base), Self.shapes.contains(root.name),
        let width = call.arguments.first(where: { $0.label == "width" })?.extent, file.slice(width).contains("*"),
        file.outline.references.within(width).contains(where: { reference in
          let name = BehaviourFile.last(reference.path).lowercased()
          return Self.shares.contains { name.contains($0) }
        }), !file.named.holds(call.nameOffset), sources.isOfScreen(call.nameOffset, in: file), !isSaid(call)
      else { return nil }
      return WrittenBehaviour(.progressBar, root.location)
    }
  }
  private static let shares = ["progress", "percent", "fraction", "ratio", "share", "completion", "amount"]

  /// Words stand in the view that draws it, or whoever shows that view names it.
  private func isSaid(_ ring: SourceOutline.Call) -> Bool {
    guard let member = file.member(around: ring.nameOffset) else { return false }
    let isNamed = file.type(around: ring.nameOffset).map { type in
      sources.isTraited(whereUsed: type)
        || sources.files(naming: type + "(").contains { other in
          other.calls.contains { use in
            use.name == type && use.base == nil && other.named.holds(use.nameOffset)
          }
        }
    }
    return isNamed == true
      || file.calls(in: member.extent).contains { Self.words.contains($0.name) && $0.base == nil }
      || file.calls(around: ring.nameOffset).contains { Self.controls.contains($0.name) }
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
