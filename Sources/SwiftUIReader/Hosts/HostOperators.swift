import SightlineModel
import SwiftInterpreter

/// Operators on SwiftUI's own values.
struct HostOperators {
  let reading: Reading
  let interpreter: Interpreter

  func apply(_ name: String, _ left: Value, _ right: Value) throws -> Value? {
    if name == "+", let first = text(left), let second = text(right) {
      var joined = ViewValue("Text", .text(.joined([first, second])))
      let begin = left.host(ViewValue.self)
      (joined.location, joined.symbol) = (begin?.location, begin?.symbol)
      return .host(joined)
    }
    if let length = LinearLength.apply(name, left, right) { return length }
    if let angle = try angle(name, left, right) { return angle }
    if let result = try names(name, left, right) { return result }
    return try equality(name, left, right)
  }

  /// `.degrees(90) - start`, `angle < limit`.
  private func angle(_ operation: String, _ left: Value, _ right: Value) throws -> Value? {
    guard left.host(AngleValue.self) != nil || right.host(AngleValue.self) != nil,
      let a = try interpreter.resolve(left, as: "Angle").host(AngleValue.self)?.degrees,
      let b = try interpreter.resolve(right, as: "Angle").host(AngleValue.self)?.degrees
    else { return nil }
    switch operation {
    case "+": return .host(AngleValue(degrees: a + b))
    case "-": return .host(AngleValue(degrees: a - b))
    case "<": return .bool(a < b)
    case ">": return .bool(a > b)
    case "<=": return .bool(a <= b)
    case ">=": return .bool(a >= b)
    default: return nil
    }
  }

  private func text(_ value: Value) -> TextPiece? {
    guard let view = value.host(ViewValue.self), case .text(let piece) = view.base else { return nil }
    return view.modifiers.isEmpty ? piece : .styled(piece, view.modifiers)
  }

  /// `colorScheme == .dark`, `dynamicTypeSize >= .accessibility1`.
  private func names(_ operation: String, _ left: Value, _ right: Value) throws -> Value? {
    guard let type = left.host(NameValue.self)?.hostTypeName ?? right.host(NameValue.self)?.hostTypeName else {
      return nil
    }
    guard let a = try interpreter.resolve(left, as: type).host(NameValue.self),
      let b = try interpreter.resolve(right, as: type).host(NameValue.self)
    else { return operation == "==" ? .bool(false) : operation == "!=" ? .bool(true) : nil }
    switch operation {
    case "==", "~=", "===": return .bool(a.name == b.name)
    case "!=": return .bool(a.name != b.name)
    default: break
    }
    let order = EnumerationTable.types[type] ?? []
    guard let i = order.firstIndex(of: a.name), let j = order.firstIndex(of: b.name) else { return nil }
    switch operation {
    case "<": return .bool(i < j)
    case "<=": return .bool(i <= j)
    case ">": return .bool(i > j)
    case ">=": return .bool(i >= j)
    default: return nil
    }
  }

  private func equality(_ operation: String, _ left: Value, _ right: Value) throws -> Value? {
    guard operation == "==" || operation == "!=" else { return nil }
    let equal: Bool?
    if left.host(ColorValue.self) != nil || right.host(ColorValue.self) != nil {
      let a = try interpreter.resolve(left, as: "Color").host(ColorValue.self)
      let b = try interpreter.resolve(right, as: "Color").host(ColorValue.self)
      equal = a.map { a in b.map { a.spec.light == $0.spec.light && a.spec.dark == $0.spec.dark } ?? false } ?? false
    } else if left.host(FontValue.self) != nil || right.host(FontValue.self) != nil {
      // `switch self { case .headline: … }` in an extension of `Font`.
      let a = try interpreter.resolve(left, as: "Font").host(FontValue.self)
      let b = try interpreter.resolve(right, as: "Font").host(FontValue.self)
      equal = a.map { a in b.map { a.spec == $0.spec } ?? false } ?? false
    } else if let a = left.host(AngleValue.self),
      let b = try interpreter.resolve(right, as: "Angle").host(AngleValue.self)
    {
      equal = a.degrees == b.degrees
    } else if let a = left.host(UnitPointValue.self),
      let b = try interpreter.resolve(right, as: "UnitPoint").host(UnitPointValue.self)
    {
      equal = a.point == b.point
    } else if let a = left.host(SizeValue.self),
      let b = try interpreter.resolve(right, as: "CGSize").host(SizeValue.self)
    {
      equal = a.size == b.size
    } else if let a = left.host(PointValue.self), let b = right.host(PointValue.self) {
      equal = a.point == b.point
    } else {
      equal = nil
    }
    return equal.map { .bool(operation == "==" ? $0 : !$0) }
  }
}
