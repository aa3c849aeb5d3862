import SightlineModel
import SwiftInterpreter

/// Dots that a condition brings up or colours, without words beside them and without a name.
struct StatusDotReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let largest = 14.0
  private static let coloring: Set<String> = ["fill", "foregroundColor", "foregroundStyle", "tint"]

  var behaviours: [WrittenBehaviour] {
    var seen: Set<Int> = []
    return file.calls.compactMap { call in
      guard call.name == "Circle", call.base == nil, !file.named.holds(call.nameOffset) else { return nil }
      let chain = file.calls.filter { $0.base?.lowerBound == call.extent.lowerBound }
      guard let size = size(in: chain), size <= Self.largest,
        chain.contains(where: { Self.coloring.contains($0.name) }),
        !chain.contains(where: { ["onTapGesture", "gesture", "overlay"].contains($0.name) }),
        sources.isOfScreen(call.nameOffset, in: file),
        let condition = file.outline.conditions.filter({ $0.bodies.contains { $0.contains(call.nameOffset) } })
          .min(by: { $0.condition.count < $1.condition.count }),
        let arm = condition.bodies.first(where: { $0.contains(call.nameOffset) }), file.texts(in: arm).isEmpty,
        !file.calls(in: arm).contains(where: { ["Image", "ForEach"].contains($0.name) && $0.base == nil }),
        !isInLoop(call), seen.insert(condition.condition.lowerBound).inserted
      else { return nil }
      return WrittenBehaviour(.statusDot(state: file.slice(condition.condition)), call.location)
    }
  }

  /// `.frame(width: 8, height: 8)`.
  private func size(in chain: [SourceOutline.Call]) -> Double? {
    for frame in chain where frame.name == "frame" {
      for argument in frame.arguments where argument.label == "width" || argument.label == "height" {
        if let size = Double(file.slice(argument.extent)) { return size }
      }
    }
    return nil
  }

  /// A row of dots shows where somebody is.
  private func isInLoop(_ call: SourceOutline.Call) -> Bool {
    file.calls(around: call.nameOffset).first { $0.name == "ForEach" }.map { loop in
      file.calls(in: loop.extent).count { ["Text", "Label", "Image"].contains($0.name) && $0.base == nil } == 0
    } ?? false
  }
}
