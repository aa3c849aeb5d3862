/// Points between sections, or one of the system's two distances.
public enum SectionSpacing: ParameterValue {
  case `default`, compact
  case points(Double)
  package init?(_ argument: ArgumentValue) {
    switch argument {
    case .number, .integer: self = .points(argument.number ?? 0)
    case .name("compact"): self = .compact
    case .name("default"): self = .default
    default: return nil
    }
  }
  package var argument: ArgumentValue {
    switch self {
    case .default: .name("default")
    case .compact: .name("compact")
    case .points(let points): .number(points)
    }
  }
}
