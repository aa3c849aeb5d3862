import DesignTokens
import SightlineModel

/// Text stands out from what lies behind it.
///
/// The ratio is taken between the composited colours of one appearance. Large text needs less; where "large" begins is
/// a number of the profile. Disabled controls and emoji are exempt.
/// - Source: WCAG 2.2, 1.4.3 Contrast (Minimum), AA; the size boundary in points as Apple reads it (HIG, Accessibility).
struct ContrastText: NodeRule {
  static let id: RuleID = "contrast-text"
  static let dependencies: RuleDependencies = [.appearance]
  let numbers: RuleNumbers

  func applies(to node: SceneNode, in scene: Scene) -> Bool {
    TextContrast(numbers: numbers).applies(to: node, in: scene)
  }

  func verdict(on node: SceneNode, in scene: Scene) -> Verdict {
    TextContrast(numbers: numbers).verdict(on: node, in: scene)
  }

  /// A style that all texts share (`content.foregroundStyle(style.color)`) has one line for every colour: each is a
  /// failure of its own.
  func detail(of node: SceneNode, in scene: Scene) -> String {
    guard let symbol = TextContrast.colouring(node, in: scene)?.symbol, symbol != node.symbol else { return "" }
    return node.foregroundDerivation.lazy.compactMap(\.colorName).first ?? ""
  }
}

extension DerivationStep {
  /// What the app or its catalogue calls a colour.
  fileprivate var colorName: String? {
    switch kind {
    case .constant(let name, _), .assetColor(let name): name
    default: nil
    }
  }
}

/// Read from the source: what is never laid out may have a colour of the system's that is too faint on white.
extension ContrastText: ProjectRule {
  var ruleID: RuleID { Self.id }

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    project.behaviours.compactMap { behaviour in
      guard case .systemColor(let name, let words, let isLarge) = behaviour.kind,
        let color = SystemColors.color(named: name, platform: .ios26)?.light
      else { return nil }
      let needed = isLarge ? numbers["ratio-large"] : numbers["ratio"]
      let ratio = Contrast.ratio(of: color, over: [])
      // White is for coloured grounds.
      guard ratio < needed, ratio > 1.2 else { return nil }
      return ProjectJudgement(
        subject: "\(behaviour.location.file) color \(words) \(name)", location: behaviour.location,
        verdict: .needsReview(
          .init(
            "\(words.isEmpty ? "A text" : "Text(\(words))") in what is never laid out here is .\(name), \(ShownRatio.text(ratio)) on white "
              + "where \(needed.text()):1 is needed; if it stands on the usual ground in light, take a darker colour.",
            measured: .ratio(ratio, needs: needed))))
    }
  }
}
