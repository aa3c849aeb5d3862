/// What a control shows. A screen is laid out as it stands: nothing is written back.
///
/// `isOn: .constant(true)` as in a preview, or the value itself: `isOn: true`.
public struct Binding<Value> {
  public let wrappedValue: Value
  public static func constant(_ value: Value) -> Binding { Binding(wrappedValue: value) }
}

extension Binding: ExpressibleByBooleanLiteral where Value == Bool {
  public init(booleanLiteral value: Bool) { wrappedValue = value }
}

extension Binding: ExpressibleByIntegerLiteral where Value == Double {
  public init(integerLiteral value: Int) { wrappedValue = Double(value) }
}

extension Binding: ExpressibleByFloatLiteral where Value == Double {
  public init(floatLiteral value: Double) { wrappedValue = value }
}

extension Binding: ExpressibleByUnicodeScalarLiteral where Value == String {
  public init(unicodeScalarLiteral value: String) { wrappedValue = value }
}

extension Binding: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  public init(extendedGraphemeClusterLiteral value: String) { wrappedValue = value }
}

extension Binding: ExpressibleByStringLiteral where Value == String {
  public init(stringLiteral value: String) { wrappedValue = value }
}
