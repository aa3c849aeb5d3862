import SightlineModel
import SwiftInterpreter

/// The configuration that a style's `makeBody` gets.
struct StyleConfiguration: HostValue {
  let hostTypeName: String
  var fields: [String: Value]
  let use = Use()

  /// Whether the style made the control itself: `Toggle(configuration)`.
  final class Use { var isWhole = false }

  func member(_ name: String) -> Value? { fields[name] }
}

extension StyleConfiguration {
  /// What the control was given before its style: `Button(configuration)` is that button, with label and action.
  func arguments(of entry: ViewEntry, at location: SourceLocation) -> BoundArguments {
    use.isWhole = true
    let parameters = entry.signatures.flatMap(\.parameters)
    var bound = BoundArguments()
    for field in fields.keys.sorted() {
      guard let value = fields[field], !value.isNone else { continue }
      let parameter = parameters.first { parameter in
        switch field {
        case "trigger": parameter.name == "action"
        case "label", "content": parameter.type == .children
        case "fractionCompleted": parameter.name == "value"
        default:
          parameter.type == .binding
            ? "$" + parameter.name == field : parameter.name == field && !parameter.type.isClosure
        }
      }
      let part = parameters.first { $0.type == .views && $0.name == field }
      guard let parameter = part ?? parameter, bound[parameter.name] == nil else { continue }
      bound.entries.append(BoundArguments.Entry(parameter: parameter, value: value, location: location))
    }
    return bound
  }
}

/// A gesture with what it runs.
struct GestureValue: HostValue {
  let hostTypeName: String
  var actions: [FunctionValue]
  /// It writes state while it goes on, or others go with it.
  var isFollowed = false
  func member(_ name: String, _ call: Call?) -> Value? {
    var copy = self
    switch name {
    case "onEnded", "onChanged":
      if let closure = call?.closure() { copy.actions.append(closure) }
    case "updating", "simultaneously", "sequenced", "exclusively": copy.isFollowed = true
    case "modifiers": break
    default: return nil
    }
    return .host(copy)
  }
}

/// What a `GeometryReader`'s content gets; sizes that do not follow from the source are unknown.
struct GeometryValue: HostValue {
  let hostTypeName = "GeometryProxy"
  var width: Double?
  var height: Double?
  var safeArea: EdgeInsets
  /// In screen space, where layout was asked.
  var frame: Rect?
  /// Of the reader, under which layout gives its frame.
  var place: String?

  func member(_ name: String, _ call: Call?) -> Value? {
    switch name {
    case "size": .host(GeometrySize(width: width, height: height))
    case "safeAreaInsets": .host(InsetsValue(insets: safeArea))
    case "frame", "bounds":
      .host(GeometrySize(width: width, height: height, origin: origin(call), hostTypeName: "CGRect"))
    default: nil
    }
  }

  /// Where the frame starts in the space asked for; that of a named one is not known.
  private func origin(_ call: Call?) -> Point? {
    switch (call?.value("in") ?? call?[position: 0])?.implicitName {
    case "global": frame?.origin
    case "local": Point(x: 0, y: 0)
    default: nil
    }
  }
}

/// A size or a rectangle of which a part may be unknown.
struct GeometrySize: HostValue {
  var width: Double?
  var height: Double?
  /// Of a frame; `nil` where it is not known.
  var origin: Point?
  var hostTypeName = "CGSize"

  var equalityText: String? {
    guard let width, let height else { return nil }
    guard hostTypeName == "CGRect" else { return "\(width) \(height)" }
    return origin.map { "\($0.x) \($0.y) \(width) \(height)" }
  }

  /// `nil` for a size, and where a part is not known.
  var rect: Rect? {
    guard hostTypeName == "CGRect", let width, let height else { return nil }
    return origin.map { Rect(x: $0.x, y: $0.y, width: width, height: height) }
  }

  func member(_ name: String) -> Value? {
    func known(_ number: Double?) -> Value {
      number.map { .double($0) } ?? .unknown("the frame of a GeometryReader, which only layout knows")
    }
    func sum(_ start: Double?, _ share: Double, _ length: Double?) -> Double? {
      start.flatMap { start in length.map { start + share * $0 } }
    }
    switch name {
    case "width": return known(width)
    case "height": return known(height)
    case "minX": return known(origin?.x)
    case "minY": return known(origin?.y)
    case "midX": return known(sum(origin?.x, 0.5, width))
    case "midY": return known(sum(origin?.y, 0.5, height))
    case "maxX": return known(sum(origin?.x, 1, width))
    case "maxY": return known(sum(origin?.y, 1, height))
    case "origin": return origin.map(GeometryStructure.point) ?? known(nil)
    case "size": return .host(GeometrySize(width: width, height: height))
    default: return nil
    }
  }
}

/// `Alert(title:message:primaryButton:secondaryButton:)`, `ActionSheet(title:message:buttons:)`.
struct LegacyAlertValue: HostValue {
  let hostTypeName: String
  var call: Call
}
