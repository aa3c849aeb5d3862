import SightlineModel
import SwiftInterpreter

/// A case or option of a host type that has no data of its own an audit needs: `.leading`, `ScenePhase.active`.
struct NameValue: HostValue {
  let hostTypeName: String
  var name: String
  /// Of a case with a payload: `.page(indexDisplayMode: .always)`.
  var arguments: [(label: String?, value: Value)] = []
  var isSelfContained: Bool { arguments.allSatisfy(\.value.isSelfContained) }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? NameValue, hostTypeName == other.hostTypeName, name == other.name,
      arguments.count == other.arguments.count
    else { return false }
    return zip(arguments, other.arguments).allSatisfy { $0.label == $1.label && $0.value.isSame(as: $1.value) }
  }
}

/// A value that leads to nothing but itself.
protocol PlainHostValue: HostValue {}
extension PlainHostValue {
  var isSelfContained: Bool { true }
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? Self, hostTypeName == other.hostTypeName else { return false }
    if let text = equalityText { return text == other.equalityText }
    return PartsOfHostValues.areSame(self, other)
  }
}

/// A set of options: `[.top, .horizontal]`.
struct NamesValue: PlainHostValue {
  let hostTypeName: String
  var names: [String]
}

struct ColorValue: PlainHostValue {
  var hostTypeName: String { isUIColor ? "UIColor" : "Color" }
  var spec: ColorSpec
  /// Set when the colour is a style that follows its surroundings: `Color.primary` is the label colour, not the foreground.
  var isAccent = false
  var isUIColor = false
}

/// A `ShapeStyle` that is not a colour.
struct StyleValue: PlainHostValue {
  let hostTypeName: String
  var spec: StyleSpec
}

/// `Gradient(colors:)`, before it is given a geometry.
struct GradientValue: PlainHostValue {
  let hostTypeName = "Gradient"
  var stops: [GradientSpec.Stop]
}

struct GradientStopValue: PlainHostValue {
  let hostTypeName = "Gradient.Stop"
  var stop: GradientSpec.Stop
}

struct FontValue: PlainHostValue {
  let hostTypeName = "Font"
  var spec: FontSpec
  /// `Font.system(size:)` with a size that itself depends on an unknown.
  var unknownReason: String?
}

struct AngleValue: PlainHostValue {
  let hostTypeName = "Angle"
  var degrees: Double
}

struct UnitPointValue: PlainHostValue {
  let hostTypeName = "UnitPoint"
  var point: UnitPoint
}

struct InsetsValue: PlainHostValue {
  let hostTypeName = "EdgeInsets"
  var insets: EdgeInsets
}

struct SizeValue: PlainHostValue {
  let hostTypeName = "CGSize"
  var size: Size
}

struct PointValue: PlainHostValue {
  let hostTypeName = "CGPoint"
  var point: Point
}

struct RectValue: PlainHostValue {
  let hostTypeName = "CGRect"
  var rect: Rect
}

/// `Animation`: what a motion needs to know of it.
struct AnimationValue: PlainHostValue {
  let hostTypeName = "Animation"
  var name: String
  /// Seconds of one run.
  var duration: Double
  var delay: Double = 0
  var repeatsForever = false
  var repeatCount = 1
}

struct TransitionValue: PlainHostValue {
  let hostTypeName = "AnyTransition"
  /// What changes: `opacity`, `move`, `scale`.
  var properties: [String]
  var animation: AnimationValue?
}

/// A value of a host type that has nothing to look at, but whose calls are fine: a formatter, a logger.
struct OpaqueValue: HostValue {
  let hostTypeName: String
  var fields: [String: Value] = [:]
  func isSame(as other: any HostValue) -> Bool {
    guard let other = other as? OpaqueValue, hostTypeName == other.hostTypeName, fields.count == other.fields.count
    else {
      return false
    }
    return fields.allSatisfy { name, value in other.fields[name].map(value.isSame) ?? false }
  }
}

/// A value with identity that a host keeps: `UserDefaults`, `UNUserNotificationCenter`, a haptic generator.
final class HostObject: LaunchedThing, HostValue, ReadSource {
  private let place = LaunchPlace()
  let hostTypeName: String
  var fields: [String: Value]
  /// The evaluation of views that looked at it last.
  var readIn = 0
  /// Another after each change.
  var version = 0
  var present: Value { Value(.int(version)) }
  var number: Int { place.number }
  /// Of a timer, where a body made it that makes another when it is evaluated again.
  var bodyPlace: SourceLocation?
  init(_ hostTypeName: String, fields: [String: Value] = [:]) {
    self.hostTypeName = hostTypeName
    self.fields = fields
    place.hold(self)
  }
  func kept() -> () -> Void {
    let (fields, readIn, bodyPlace, version) = (fields, readIn, bodyPlace, version)
    return {
      (self.fields, self.readIn, self.bodyPlace) = (fields, readIn, bodyPlace)
      self.version = version
    }
  }
}
