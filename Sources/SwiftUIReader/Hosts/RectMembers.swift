import Foundation
import SightlineModel
import SwiftInterpreter

/// What else a rectangle is asked for: `insetBy(dx:dy:)`, `divided(atDistance:from:)`, `union(_:)`.
struct RectMembers {
  let interpreter: Interpreter

  func member(of rect: Rect, _ name: String, _ call: Call?) throws -> Value? {
    guard let call else {
      switch name {
      case "isEmpty": return .bool(rect.width <= 0 || rect.height <= 0)
      case "isNull": return .bool(rect.minX == .infinity)
      case "isInfinite": return .bool(rect.width >= .greatestFiniteMagnitude)
      case "standardized": return Self.value(CGRect(rect).standardized)
      case "integral": return Self.value(CGRect(rect).integral)
      default: return nil
      }
    }
    func number(_ label: String) throws -> Double? {
      guard let value = call.value(label) else { return nil }
      return try value.number ?? interpreter.resolve(value, as: "CGFloat").number
    }
    switch name {
    case "insetBy", "offsetBy":
      guard let x = try number("dx"), let y = try number("dy") else { return nil }
      return GeometryStructure.rect(
        name == "offsetBy"
          ? Rect(x: rect.minX + x, y: rect.minY + y, width: rect.width, height: rect.height)
          : Rect(x: rect.minX + x, y: rect.minY + y, width: rect.width - 2 * x, height: rect.height - 2 * y))
    case "contains":
      guard let argument = call.arguments.first?.value else { return nil }
      if let other = argument.host(RectValue.self)?.rect { return .bool(CGRect(rect).contains(CGRect(other))) }
      guard let point = try interpreter.resolve(argument, as: "CGPoint").host(PointValue.self)?.point else {
        return nil
      }
      return .bool(
        point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY)
    case "intersects", "intersection", "union", "equalTo":
      guard let argument = call.arguments.first?.value,
        let other = try interpreter.resolve(argument, as: "CGRect").host(RectValue.self)?.rect
      else { return nil }
      switch name {
      case "intersects": return .bool(CGRect(rect).intersects(CGRect(other)))
      case "equalTo": return .bool(CGRect(rect) == CGRect(other))
      case "union": return Self.value(CGRect(rect).union(CGRect(other)))
      default: return Self.value(CGRect(rect).intersection(CGRect(other)))
      }
    case "divided":
      guard let distance = try number("atDistance"), let edge = call.value("from"),
        let side = Self.edges[edge.implicitName ?? edge.host(NameValue.self)?.name ?? ""]
      else { return nil }
      let parts = CGRect(rect).divided(atDistance: distance, from: side)
      return Value(
        .tuple([
          TupleElement(label: "slice", value: Self.value(parts.slice)),
          TupleElement(label: "remainder", value: Self.value(parts.remainder)),
        ]))
    default: return nil
    }
  }

  private static let edges: [String: CGRectEdge] = [
    "minXEdge": .minXEdge, "minYEdge": .minYEdge, "maxXEdge": .maxXEdge, "maxYEdge": .maxYEdge,
  ]

  private static func value(_ rect: CGRect) -> Value {
    GeometryStructure.rect(
      Rect(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height))
  }
}

extension CGRect {
  fileprivate init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
