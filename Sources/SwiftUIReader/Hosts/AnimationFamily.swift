import SightlineModel
import SwiftInterpreter

/// `Animation` and transitions, as far as their time and extent go.
struct AnimationFamily {
  let interpreter: Interpreter

  /// - Source: documented defaults: 0.35 s for the eased curves, springs of 0.5 s.
  func named(_ name: String, call: Call?) throws -> Value? {
    func made(_ duration: Double) -> Value { .host(AnimationValue(name: name, duration: duration)) }
    switch name {
    case "linear", "easeIn", "easeOut", "easeInOut": return made(try number(call, "duration") ?? 0.35)
    case "default": return made(0.35)
    case "spring", "interactiveSpring", "bouncy", "smooth", "snappy", "interpolatingSpring":
      return made(try number(call, "response") ?? number(call, "duration") ?? 0.5)
    case "timingCurve": return made(try number(call, "duration") ?? 0.35)
    default: return nil
    }
  }

  func member(_ base: AnimationValue, _ name: String, call: Call?) throws -> Value? {
    guard let call else { return nil }
    var result = base
    switch name {
    case "delay": result.delay += try call[position: 0].flatMap(number) ?? 0
    case "speed": result.duration /= max(try call[position: 0].flatMap(number) ?? 1, 0.001)
    case "repeatForever": result.repeatsForever = true
    case "repeatCount": result.repeatCount = call[position: 0]?.integer ?? 1
    case "logicallyComplete": break
    default: return nil
    }
    return .host(result)
  }

  /// `.opacity`, `.move(edge:)`, `.asymmetric(insertion:removal:)`.
  func transition(_ name: String, call: Call?) throws -> Value? {
    func made(_ properties: [String]) -> Value {
      .host(TransitionValue(properties: properties))
    }
    switch name {
    case "opacity", "identity": return made(name == "identity" ? [] : ["opacity"])
    case "scale":
      let scale = call?.value("scale")?.number
      return made(scale.map(MotionFacts.isSlight) == true ? ["opacity"] : ["scale"])
    case "move", "push", "offset": return made(["offset"])
    case "slide": return made(["offset"])
    case "blurReplace": return made(["blur"])
    case "symbolEffect": return made(["symbol"])
    case "modifier": return made(["transition"])
    case "asymmetric":
      var properties: [String] = []
      for label in ["insertion", "removal"] {
        guard let value = call?.value(label) else { continue }
        properties += try interpreter.resolve(value, as: "AnyTransition").host(TransitionValue.self)?.properties ?? []
      }
      return made(Array(Set(properties)).sorted())
    default: return nil
    }
  }

  func member(_ base: TransitionValue, _ name: String, call: Call?) throws -> Value? {
    guard let call else { return nil }
    var result = base
    switch name {
    case "combined":
      if let other = call.value("with") {
        let more = try interpreter.resolve(other, as: "AnyTransition").host(TransitionValue.self)?.properties ?? []
        result.properties = Array(Set(result.properties + more)).sorted()
      }
    case "animation":
      result.animation = try call[position: 0].flatMap {
        try interpreter.resolve($0, as: "Animation").host(AnimationValue.self)
      }
    default: return nil
    }
    return .host(result)
  }

  private func number(_ call: Call?, _ label: String) throws -> Double? { try call?.value(label).flatMap(number) }
  private func number(_ value: Value) throws -> Double? {
    try value.number ?? interpreter.resolve(value, as: "Double").number
  }
}
