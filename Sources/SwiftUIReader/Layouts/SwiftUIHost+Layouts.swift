import SightlineModel
import SwiftInterpreter

/// What SwiftUI adds to the project's own `Layout` types.
extension SwiftUIHost {
  func layoutMember(
    _ value: Value, _ name: String, _ call: Call?, _ interpreter: Interpreter
  ) throws -> Value? {
    if name == "layoutDirection", let first = value.elements?.first?.host(SubviewValue.self) {
      let direction = first.subview.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
      return .host(NameValue(hostTypeName: "LayoutDirection", name: direction))
    }
    if case .structure = value.payload, name == "applying", let point = value.host(PointValue.self) {
      return try hostMember(point, value, name, call, interpreter)
    }
    if case .structure(let structure) = value.payload, structure.typeName == "CGRect",
      let rect = value.host(RectValue.self)
    {
      return try hostMember(rect, value, name, call, interpreter)
    }
    guard case .structure(let structure) = value.payload, interpreter.conforms(structure.typeName, to: "Layout") else {
      return nil
    }
    switch name {
    case "callAsFunction":
      guard let call, let content = call.arguments.last, let entry = ViewTable.entries["AnyLayout"] else { return nil }
      let values = [Call.Argument(label: nil, value: value, location: call.location), content]
      return try interpreter.construct(entry.name, Call(arguments: values, location: call.location))
    // A layout without a cache of its own.
    case "makeCache": return .void
    default: return nil
    }
  }
}
