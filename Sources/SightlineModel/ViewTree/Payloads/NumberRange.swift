/// `0...10` of a slider, stepper or gauge.
package struct NumberRange: ParameterValue {
  package var low: Double
  package var high: Double
  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
  package init?(_ argument: ArgumentValue) {
    guard case .list(let ends) = argument, ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1])
    else { return nil }
    self.init(low: low, high: high)
  }
  package var argument: ArgumentValue { .list([.number(low), .number(high)]) }
}
