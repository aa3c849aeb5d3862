// The standard library's conversions of floating point to integers end the process where the number does not fit.
// Within this package the compiler refuses them: `init(saturating:)` and `init(exactly:)` are there for all of them.
extension Int {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension Int16 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension Int32 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension Int64 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension Int8 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension UInt {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension UInt16 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension UInt32 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension UInt64 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
extension UInt8 {
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Double) { self.init(saturating: source) }
  @available(*, deprecated, message: "write init(saturating:) or init(exactly:): the number may not fit")
  package init(_ source: Float) { self.init(saturating: source) }
}
