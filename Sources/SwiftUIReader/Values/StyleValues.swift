import SightlineModel
import SwiftInterpreter

/// The configuration that a style's `makeBody` gets.
struct StyleConfiguration: HostValue {
  let hostTypeName: String
  var fields: [String: Value]
  func member(_ name: String) -> Value? { fields[name] }
}

/// A gesture with what it runs.
struct GestureValue: HostValue {
  let hostTypeName: String
  var actions: [FunctionValue]
  func member(_ name: String, _ call: Call?) -> Value? {
    var copy = self
    switch name {
    case "onEnded", "onChanged":
      if let closure = call?.closure() { copy.actions.append(closure) }
    case "updating", "simultaneously", "sequenced", "exclusively", "modifiers": break
    default: return nil
    }
    return .host(copy)
  }
}

/// What a `GeometryReader`'s content is told; sizes that do not follow from the source are unknown.
struct GeometryValue: HostValue {
  let hostTypeName = "GeometryProxy"
  var width: Double?
  var height: Double?
  var safeArea: EdgeInsets

  func member(_ name: String, _ call: Call?) -> Value? {
    switch name {
    case "size": .host(GeometrySize(width: width, height: height))
    case "safeAreaInsets": .host(InsetsValue(insets: safeArea))
    case "frame", "bounds": .host(GeometrySize(width: width, height: height))
    default: nil
    }
  }
}

/// A size of which a part may be unknown.
struct GeometrySize: HostValue {
  let hostTypeName = "CGSize"
  var width: Double?
  var height: Double?

  func member(_ name: String) -> Value? {
    let reason = "the size of a GeometryReader, which only layout knows"
    switch name {
    case "width", "maxX": return width.map { .double($0) } ?? .unknown(reason)
    case "height", "maxY": return height.map { .double($0) } ?? .unknown(reason)
    case "midX": return width.map { .double($0 / 2) } ?? .unknown(reason)
    case "midY": return height.map { .double($0 / 2) } ?? .unknown(reason)
    case "minX", "minY": return .unknown(reason)
    case "size": return .host(self)
    default: return nil
    }
  }
}

/// `Alert(title:message:primaryButton:secondaryButton:)`.
struct LegacyAlertValue: HostValue {
  let hostTypeName = "Alert"
  var call: Call
}
