public enum HeadingLevel: String, NamedParameter, ParameterValue {
  case unspecified, h1, h2, h3, h4, h5, h6
  /// 1 to 6; `nil` for a heading without a level.
  package var number: Int? {
    switch self {
    case .unspecified: nil
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    }
  }
}
