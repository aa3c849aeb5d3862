/// A height that a sheet can have.
public enum PresentationDetent: ParameterElement {
  case medium, large, custom
  /// Share of the screen's height.
  case fraction(Double)
  /// Points.
  case height(Double)

  /// As SwiftUI names it.
  public var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .custom: "custom"
    case .fraction: "fraction"
    case .height: "height"
    }
  }

  package static func list(_ argument: ArgumentValue) -> [PresentationDetent]? {
    guard case .list(let values) = argument else { return nil }
    return values.compactMap { detent in
      guard case .list(let parts) = detent, case .name(let name)? = parts.first else { return nil }
      let number = parts.count > 1 ? Double(parts[1]) : nil
      switch name {
      case "medium": return .medium
      case "large": return .large
      case "fraction": return .fraction(number ?? 1)
      case "height": return number.map { .height($0) }
      default: return .custom
      }
    }
  }
  package static func argument(_ list: [PresentationDetent]) -> ArgumentValue {
    .list(
      list.map { detent in
        switch detent {
        case .medium, .large, .custom: .list([.name(detent.name)])
        case .fraction(let number), .height(let number): .list([.name(detent.name), .number(number)])
        }
      })
  }
}
