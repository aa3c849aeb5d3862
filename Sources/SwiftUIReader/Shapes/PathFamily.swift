import Foundation
import SightlineModel
import SwiftInterpreter

/// `Path`, `CGMutablePath` and `UIBezierPath`: how they are made and what is drawn into them.
struct PathFamily {
  static let types: Set<String> = ["Path", "CGPath", "CGMutablePath", "UIBezierPath"]
  let interpreter: Interpreter

  /// - Returns: `nil` for a form that is not known.
  func construct(_ type: String, _ call: Call) throws -> Value? {
    let path = PathValue(type)
    if let draw = call.arguments.last?.value.function {
      _ = try interpreter.call(draw, [Call.Argument(label: nil, value: .host(path), location: call.location)])
      return .host(path)
    }
    guard let first = call.arguments.first else { return .host(path) }
    switch first.label {
    case "ellipseIn", "ovalIn": try rect(first.value).map { path.add(.ellipse(in: $0)) }
    case "rect": try rect(first.value).map { path.add(.rectangle($0)) }
    case "roundedRect": try rounded(call, in: first.value).map { path.add($0) }
    case "arcCenter": try arc(call, "arcCenter", isUIKit: true, into: path)
    case "cgPath", nil:
      if let other = first.value.host(PathValue.self) { return .host(other.copy()) }
      guard let rect = try rect(first.value) else { return nil }
      path.add(.rectangle(rect))
    default: return nil
    }
    // Of a value that is not known nothing was drawn.
    if path.outline.commands.isEmpty, let reason = call.arguments.lazy.compactMap(\.value.unknownReason).first {
      return Value(.unknown(Unknown(reason: reason, location: call.location)))
    }
    return .host(path)
  }

  func member(_ path: PathValue, _ name: String, _ call: Call?) throws -> Value? {
    guard let call else {
      switch name {
      case "cgPath": return .host(path)
      case "currentPoint": return path.current.map(GeometryStructure.point) ?? Value.none
      case "isEmpty": return .bool(path.outline.commands.isEmpty)
      case "boundingRect", "boundingBox", "bounds", "boundingBoxOfPath":
        return GeometryStructure.rect(path.outline.bounds)
      // How its lines look, not where they run.
      case "lineWidth", "lineJoinStyle", "lineCapStyle", "usesEvenOddFillRule": return .double(1)
      default: return nil
      }
    }
    switch name {
    case "offsetBy":
      let (x, y) = (try number(call["dx"]?.value) ?? 0, try number(call["dy"]?.value) ?? 0)
      return .host(path.copy { Point(x: $0.x + x, y: $0.y + y) })
    case "applying":
      guard let transform = call[position: 0]?.host(AffineTransformValue.self) else { return nil }
      return .host(path.copy(transform.applied))
    case "copy": return .host(path.copy())
    case "path": return .host(path)
    default:
      let count = path.outline.commands.count
      try interpreter.limit(count + 1, to: PathValue.mostCommands, of: "a path")
      guard try draw(name, call, into: path) else { return nil }
      if path.outline.commands.count == count, let reason = call.arguments.lazy.compactMap(\.value.unknownReason).first
      {
        path.unknownReason = path.unknownReason ?? reason
      }
      return .void
    }
  }

  /// - Returns: Whether the call is one that draws.
  private func draw(_ name: String, _ call: Call, into path: PathValue) throws -> Bool {
    func point(_ labels: String...) throws -> Point? {
      try labels.lazy.compactMap { call[$0]?.value }.first.flatMap(self.point)
    }
    switch name {
    case "move": try point("to").map(path.move)
    case "addLine": try point("to").map(path.line)
    case "addQuadCurve":
      if let end = try point("to"), let control = try point("control", "controlPoint") {
        path.quadratic(to: end, control: control)
      }
    case "addCurve":
      if let end = try point("to"), let first = try point("control1", "controlPoint1"),
        let second = try point("control2", "controlPoint2")
      {
        path.cubic(to: end, first, second)
      }
    case "addLines", "addRects":
      for (index, value) in (call[position: 0]?.elements ?? []).enumerated() {
        if name == "addRects" { try rect(value).map { path.add(.rectangle($0)) } }
        if name == "addLines" { try self.point(value).map(index == 0 ? path.move : path.line) }
      }
    case "addRect": try call[position: 0].flatMap(rect).map { path.add(.rectangle($0)) }
    case "addEllipse": try call["in"].flatMap { try rect($0.value) }.map { path.add(.ellipse(in: $0)) }
    case "addRoundedRect": try call["in"].flatMap { try rounded(call, in: $0.value) }.map { path.add($0) }
    case "addArc", "addRelativeArc":
      if let corner = try point("tangent1End"), let end = try point("tangent2End") {
        path.arc(corner: corner, end: end, radius: try number(call["radius"]?.value) ?? 0)
      } else {
        let isUIKit = call["withCenter"] != nil
        try arc(call, isUIKit ? "withCenter" : "center", isUIKit: isUIKit, into: path)
      }
    case "addPath", "append": (call[position: 0]?.host(PathValue.self)?.outline).map(path.add)
    case "closeSubpath", "close": path.close()
    case "apply":
      guard let transform = call[position: 0]?.host(AffineTransformValue.self) else { return false }
      let moved = path.outline.map(transform.applied)
      path.replace(with: moved)
    case "stroke", "fill", "setLineDash":
      // Into a picture; of a `Path` they make a view.
      return path.hostTypeName == "UIBezierPath"
    default: return false
    }
    return true
  }

  /// Core Graphics says "clockwise" of a picture whose y points up, UIKit of the screen.
  private func arc(_ call: Call, _ center: String, isUIKit: Bool, into path: PathValue) throws {
    guard let center = try call[center].flatMap({ try point($0.value) }) else { return }
    let start = try angle(call["startAngle"]?.value) ?? 0
    var end = try angle(call["endAngle"]?.value) ?? 2 * .pi
    var isRising = (call["clockwise"]?.value.bool ?? isUIKit) == isUIKit
    if let delta = try angle(call["delta"]?.value) { (end, isRising) = (start + delta, delta > 0) }
    path.arc(
      center: center, radius: try number(call["radius"]?.value) ?? 0, from: start, to: end, isRising: isRising)
  }

  /// `cornerRadius`, `cornerSize`, `cornerRadii`, and UIKit's `byRoundingCorners`.
  private func rounded(_ call: Call, in value: Value) throws -> Outline? {
    guard let rect = try rect(value) else { return nil }
    if let radii = call["cornerRadii"]?.value, call["byRoundingCorners"] == nil {
      guard let corners = try interpreter.resolve(radii, as: "RectangleCornerRadii").host(OpaqueValue.self) else {
        return nil
      }
      func radius(_ name: String) -> Double { corners.fields[name]?.number ?? 0 }
      return .rounded(
        rect, (radius("topLeading"), radius("topTrailing"), radius("bottomTrailing"), radius("bottomLeading")))
    }
    var radius = try number(call["cornerRadius"]?.value ?? call["cornerWidth"]?.value)
    if let size = call["cornerSize"]?.value ?? call["cornerRadii"]?.value {
      radius = try interpreter.resolve(size, as: "CGSize").host(SizeValue.self).map {
        min($0.size.width, $0.size.height)
      }
    }
    guard let radius else { return nil }
    guard let chosen = call["byRoundingCorners"]?.value else { return .rounded(rect, (radius, radius, radius, radius)) }
    guard let names = try ArgumentBinder(interpreter: interpreter).names(chosen, type: "UIRectCorner") else {
      return nil
    }
    func corner(_ name: String) -> Double { names.contains(name) || names.contains("allCorners") ? radius : 0 }
    return .rounded(rect, (corner("topLeft"), corner("topRight"), corner("bottomRight"), corner("bottomLeft")))
  }

  // MARK: Values

  private func point(_ value: Value) throws -> Point? {
    try interpreter.resolve(value, as: "CGPoint").host(PointValue.self)?.point
  }
  private func rect(_ value: Value) throws -> Rect? {
    try interpreter.resolve(value, as: "CGRect").host(RectValue.self)?.rect
  }
  private func number(_ value: Value?) throws -> Double? {
    try value.flatMap { try $0.number ?? interpreter.resolve($0, as: "CGFloat").number }
  }
  /// Radians; SwiftUI's `Angle` or UIKit's number.
  private func angle(_ value: Value?) throws -> Double? {
    guard let value else { return nil }
    if let number = value.number { return number }
    let angle = try interpreter.resolve(value, as: "Angle").host(AngleValue.self)
    return try angle.map { $0.degrees * .pi / 180 } ?? number(value)
  }
}
