/// Width ÷ height, given as a number or as a size.
package struct AspectRatioValue: ParameterValue {
  package var ratio: Double
  package init(ratio: Double) { self.ratio = ratio }
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .number, .integer: ratio = argument.number ?? 0
    case .size(let size): ratio = size.width / size.height
    default: return nil
    }
  }
  package var argument: ArgumentValue { .number(ratio) }
}
