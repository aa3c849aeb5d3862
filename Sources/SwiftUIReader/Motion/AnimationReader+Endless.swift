import SwiftInterpreter

/// Whether an animation starts by itself and never ends.
extension AnimationReader {
  func isEndless(_ call: SourceOutline.Call) -> Bool {
    guard let type = type(around: call.extent.lowerBound), !isOfWaiting(type) else { return false }
    // A schedule that may be paused has a way to stop it.
    if call.name == "TimelineView" { return call.arguments.first.map { slice($0.extent) == ".animation" } ?? false }
    guard let animation = call.arguments.first(where: { $0.label == nil }), repeats(animation.extent) else {
      return false
    }
    let starts = starts(ofType: type)
    if call.name == "withAnimation" { return starts.contains { $0.contains(call.extent.lowerBound) } }
    guard call.name == "animation", let value = call.arguments.first(where: { $0.label == "value" }),
      let watched = names(in: value.extent).references.first.map({ root($0.path) })
    else { return false }
    return outline.assignments.contains { assignment in
      root(assignment.path) == watched && starts.contains { $0.contains(assignment.offset) }
    }
      || outline.calls.contains { change in
        guard Self.changing.contains(change.name), let base = change.base, path(in: base).map(root) == watched else {
          return false
        }
        return starts.contains { $0.contains(change.extent.lowerBound) }
      }
  }

  /// For ever in any case: what a condition chooses may come to an end.
  private func repeats(_ animation: Range<Int>) -> Bool {
    !slice(animation).contains("?")
      && outline.calls.contains { call in
        call.name == "repeatForever" && animation.contains(call.extent.lowerBound)
          && call.extent.upperBound <= animation.upperBound
      }
  }

  /// What runs as soon as something of the view is there.
  private func starts(ofType type: String) -> [Range<Int>] {
    let own = extents(ofType: type)
    return outline.calls.filter { call in
      (call.name == "onAppear" || call.name == "task") && call.base != nil
        && own.contains { $0.contains(call.extent.lowerBound) }
    }.flatMap(\.closures)
  }

  /// It stands where something is waited for, and goes with the waiting.
  private func isOfWaiting(_ type: String) -> Bool {
    let name = type.lowercased()
    return Self.waiting.contains { name.contains($0) }
  }
  private static let waiting = ["load", "spinner", "progress", "activity", "shimmer", "skeleton", "wait", "indicator"]
}
