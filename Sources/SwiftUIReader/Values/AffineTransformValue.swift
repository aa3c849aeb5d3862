import Foundation
import SightlineModel
import SwiftInterpreter

/// `CGAffineTransform`: what layouts and shapes of the project's own turn points with.
struct AffineTransformValue: PlainHostValue {
  let hostTypeName = "CGAffineTransform"
  /// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0
  static let identity = AffineTransformValue()

  static func rotation(_ angle: Double) -> Self {
    Self(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }

  static func construct(_ call: Call, _ interpreter: Interpreter) throws -> Self {
    func number(_ label: String) throws -> Double? {
      guard let value = call[label]?.value else { return nil }
      return try value.number ?? interpreter.resolve(value, as: "CGFloat").number
    }
    if let angle = try number("rotationAngle") { return rotation(angle) }
    if let x = try number("scaleX") { return Self(a: x, d: try number("y") ?? 1) }
    if let x = try number("translationX") { return Self(tx: x, ty: try number("y") ?? 0) }
    return Self(
      a: try number("a") ?? 1, b: try number("b") ?? 0, c: try number("c") ?? 0, d: try number("d") ?? 1,
      tx: try number("tx") ?? 0, ty: try number("ty") ?? 0)
  }

  func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The other transform first, then this one.
  private func after(_ first: Self) -> Self {
    Self(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  func member(_ name: String, _ call: Call?, _ interpreter: Interpreter) throws -> Value? {
    guard let call else {
      let fields = ["a": a, "b": b, "c": c, "d": d, "tx": tx, "ty": ty]
      return fields[name].map { .double($0) }
    }
    func number(_ value: Value?) throws -> Double {
      try value.flatMap { try $0.number ?? interpreter.resolve($0, as: "CGFloat").number } ?? 0
    }
    switch name {
    case "rotated": return .host(after(Self.rotation(try number(call["by"]?.value))))
    case "scaledBy":
      return .host(after(Self(a: try number(call["x"]?.value), d: try number(call["y"]?.value))))
    case "translatedBy":
      return .host(after(Self(tx: try number(call["x"]?.value), ty: try number(call["y"]?.value))))
    case "concatenating":
      return try call.unlabelled.first.map { argument in
        let other = try interpreter.resolve(argument.value, as: "CGAffineTransform").host(AffineTransformValue.self)
        return .host((other ?? .identity).after(self))
      }
    default: return nil
    }
  }
}
