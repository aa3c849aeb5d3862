/// Width ÷ height, given as a number or as a size.
public struct AspectRatioValue: ParameterValue {
  public var ratio: Double
  public init(ratio: Double) { self.ratio = ratio }
  public init?(_ argument: ArgumentValue) {
    switch argument {
    case .number, .integer: ratio = argument.number ?? 0
    case .size(let size): ratio = size.width / size.height
    default: return nil
    }
  }
  public var argument: ArgumentValue { .number(ratio) }
}
