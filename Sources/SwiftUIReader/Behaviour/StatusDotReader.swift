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
      guard call.base == nil, !file.named.holds(call.nameOffset), isDot(call),
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

  /// A small circle, or a view of the project's own that is nothing else.
  private func isDot(_ call: SourceOutline.Call) -> Bool {
    let chain = file.calls.filter { $0.base?.lowerBound == call.extent.lowerBound }
    guard !chain.contains(where: { ["onTapGesture", "gesture", "overlay"].contains($0.name) }) else { return false }
    guard call.name == "Circle" else {
      return call.name.first?.isUppercase == true && Self.named.contains(where: { call.name.hasSuffix($0) })
        && isDot(view: call.name)
    }
    guard let size = size(in: chain), size <= Self.largest else { return false }
    return chain.contains { Self.coloring.contains($0.name) }
  }

  /// What views that are dots are called.
  private static let named = ["Badge", "Dot", "Indicator", "Light", "Bullet", "Marker"]
  private static let silent: Set<String> = [
    "Circle", "Capsule", "RoundedRectangle", "Ellipse", "ZStack", "Group", "Color", "UIColor", "CGFloat",
  ]

  /// The only type of the name draws a circle and says nothing.
  private func isDot(view name: String) -> Bool {
    let parts = sources.types(named: name)
    guard parts.contains(where: { $0.file.slice($0.extent).contains("some View") }) else { return false }
    var hasCircle = false
    for part in parts {
      let words = part.file.slice(part.extent)
      guard !words.contains("accessibility"), !words.contains("Text("), !words.contains("systemName") else {
        return false
      }
      for call in part.file.calls(in: part.extent) where call.base == nil && call.name.first?.isUppercase == true {
        guard Self.silent.contains(call.name) else { return false }
        hasCircle = hasCircle || call.name == "Circle"
      }
    }
    return hasCircle
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
