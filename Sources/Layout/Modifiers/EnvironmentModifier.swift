import SightlineModel

extension EnvironmentModifier {
  /// `environment(\.key, value)`: keys that layout knows; others belong to the project.
  func inherit(_ environment: inout InheritedEnvironment, as kind: ViewKind) {
    guard let key = keyPath.value else { return }
    let given = value.value?.argument
    func known<Value: ParameterValue>(_ type: Value.Type = Value.self) -> Value? { given.flatMap { Value($0) } }
    func name() -> String? {
      if case .name(let name)? = given { name } else { nil }
    }
    switch key {
    case .layoutDirection:
      if let name = name() { environment.direction = name == "rightToLeft" ? .rightToLeft : .leftToRight }
    case .dynamicTypeSize, .sizeCategory: if let size = known(DynamicTypeSize.self) { environment.contentSize = size }
    case .font: environment.font = known()
    case .lineLimit:
      environment.lineLimit = known(Double.self).flatMap { $0.isFinite ? max(1, Int(saturating: min($0, 1e9))) : nil }
    case .lineSpacing: environment.lineSpacing = known() ?? 0
    case .minimumScaleFactor: environment.minimumScaleFactor = known() ?? 1
    case .multilineTextAlignment:
      if let alignment = known(Paragraph.Alignment.self) {
        environment.alignment = alignment
        environment.isAlignmentSet = true
      }
    case .isEnabled: environment.isEnabled = environment.isEnabled && known() ?? true
    case .colorScheme: environment.colorScheme = known() ?? environment.colorScheme
    case .locale: environment.locale = known(String.self) ?? environment.locale
    case .imageScale: environment.imageScale = known() ?? environment.imageScale
    case .controlSize: environment.controlSize = known() ?? environment.controlSize
    case .textCase: environment.textCase = known()
    case .legibilityWeight: environment.boldText = name() == "bold"
    case .defaultMinListRowHeight: environment.minimumRowHeight = known()
    default: break
    }
  }
}
