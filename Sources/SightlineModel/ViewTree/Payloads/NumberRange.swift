/// `0...10` of a slider, stepper or gauge.
public struct NumberRange: ParameterValue {
  public var low: Double
  public var high: Double
  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
  public init?(_ argument: ArgumentValue) {
    guard case .list(let ends) = argument, ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1])
    else { return nil }
    self.init(low: low, high: high)
  }
  public var argument: ArgumentValue { .list([.number(low), .number(high)]) }
}
