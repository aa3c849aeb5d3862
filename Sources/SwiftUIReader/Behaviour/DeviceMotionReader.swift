import SightlineModel
import SwiftInterpreter

/// Shaking and tilting that do what no control does.
struct DeviceMotionReader {
  private let file: BehaviourFile
  private let sources: BehaviourSources

  init(_ file: BehaviourFile, _ sources: BehaviourSources) { (self.file, self.sources) = (file, sources) }

  private static let tilting: Set<String> = [
    "startAccelerometerUpdates", "startDeviceMotionUpdates", "startGyroUpdates",
  ]

  var behaviours: [WrittenBehaviour] {
    // 1. Shakes: a modifier or a subscription by that name, else the method of UIKit itself.
    let shakes = file.calls.filter { isShakeHandler($0) }.flatMap { call in
      call.closures.map { decide("Shaking the device", $0, call.location) }
    }
    let overrides = file.calls.isEmpty ? [] : motionEnded()
    // 2. Tilts.
    let tilts = file.calls.filter { Self.tilting.contains($0.name) }.map { call in
      call.closures.first.map { decide("Tilting the device", $0, call.location) }
        ?? WrittenBehaviour(.deviceMotion(words: "Tilting the device", isKnown: false), call.location)
    }
    return shakes + overrides + tilts
  }

  private func isShakeHandler(_ call: SourceOutline.Call) -> Bool {
    guard let base = call.base, !call.closures.isEmpty else { return false }
    if call.name.lowercased().contains("shake") { return call.name.hasPrefix("on") || call.name.hasPrefix("when") }
    let given = call.arguments.map(\.extent).filter { !call.closures.contains($0) }
    var about: [Range<Int>] = []
    if call.name == "onReceive" || call.name == "addObserver" { about = given }
    if call.name == "sink" { about = [base] }
    return about.contains { isAboutShaking($0) }
  }

  /// The name itself, or what a property of that name is made of.
  private func isAboutShaking(_ extent: Range<Int>) -> Bool {
    if file.slice(extent).lowercased().contains("shak") { return true }
    return file.outline.references.within(extent).contains { reference in
      file.outline.declarations.contains {
        $0.kind == .property && $0.name == reference.path && file.slice($0.extent).lowercased().contains("shake")
      }
    }
  }

  /// A method that posts a notification leaves the doing to who receives it.
  private func motionEnded() -> [WrittenBehaviour] {
    file.functions("motionEnded").filter { file.slice($0).contains("motionShake") }.compactMap { extent in
      let inside = file.calls(in: extent)
      guard !inside.contains(where: { $0.name == "post" || $0.name == "send" }), let first = inside.first else {
        return nil
      }
      return decide("Shaking the device", extent, first.location)
    }
  }

  private func decide(_ words: String, _ extent: Range<Int>, _ location: SourceLocation) -> WrittenBehaviour {
    let written = Set(file.writes(in: extent).map(BehaviourFile.last))
    let called = Set(
      file.calls(in: extent).filter { $0.name.first?.isLowercase == true && !Self.common.contains($0.name) }.map(\.name)
    )
    guard !written.isEmpty || !called.isEmpty else {
      return WrittenBehaviour(.deviceMotion(words: words, isKnown: false), location)
    }
    let isShared = sources.files(with: Array(written.union(called)).sorted()).contains { other in
      other.calls.contains { control in
        guard Self.controls.contains(control.name) else { return false }
        let isBound = control.arguments.contains { argument in
          other.outline.references.within(argument.extent).contains {
            $0.isBinding && written.contains(BehaviourFile.last($0.path))
          }
        }
        let actions = control.closures + control.arguments.filter { $0.label == "action" }.map(\.extent)
        return isBound
          || actions.contains { action in
            !(other === file && action.overlaps(extent))
              && (!written.isDisjoint(with: other.writes(in: action).map(BehaviourFile.last))
                || other.calls(in: action).contains { called.contains($0.name) }
                || other.outline.references.within(action).contains { called.contains(BehaviourFile.last($0.path)) })
          }
      }
    }
    return WrittenBehaviour(.deviceMotion(words: words, isKnown: true), location, isInOrder: isShared)
  }

  private static let controls: Set<String> = [
    "Button", "onTapGesture", "Toggle", "Stepper", "Slider", "Picker", "accessibilityAction", "TextField", "Menu",
  ]
  /// Names that say nothing of what is done.
  private static let common: Set<String> = [
    "withAnimation", "async", "print", "abs", "sqrt", "pow", "max", "min", "impactOccurred", "notificationOccurred",
    "receive", "store", "debounce", "append", "toggle", "insert",
  ]
}
