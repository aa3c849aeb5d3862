/// Width ÷ height, given as a number or as a size.
public struct AspectRatioValue: ParameterValue {
  public var ratio: Double
  public init(ratio: Double) { self.ratio = ratio }
  public init?(_ argument: ArgumentValue) {
    switch argument {
    case .number(let ratio): self.ratio = ratio
    case .size(let size): ratio = size.width / size.height
    default: return nil
    }
  }
  public var argument: ArgumentValue { .number(ratio) }
}
