import DesignTokens
package import SightlineModel

/// A rule of the project's own: elements, a property of theirs, a bound and a message.
///
/// Written in `.sightline.yml` under `customRules`; runs, folds and reports like a built-in rule.
package struct CustomRule: Rule, Hashable {
  package static let id: RuleID = "custom"
  package static let dependencies: RuleDependencies = []

  /// Picks elements; keys are ANDed.
  package struct Selector: Sendable, Hashable {
    package var screen: String?
    package var kind: String?
    /// The words shown, or those inside.
    package var text: String?
    package var label: String?
    package var identifier: String?
    /// A view's type, or the name of an SF Symbol.
    package var symbol: String?
    package init() {}
  }

  package enum Property: String, Sendable, Hashable, CaseIterable {
    /// Points: the view's own frame.
    case width, height
    /// Points: where a touch counts.
    case targetWidth = "target-width"
    case targetHeight = "target-height"
    /// Points, at the text size laid out.
    case fontSize = "font-size"
    case lines, characters
    /// Ratio of a text's colour to what lies behind.
    case contrast
    /// Elements picked on a screen.
    case count
    /// What VoiceOver says.
    case label, value, hint, traits
    /// The words shown.
    case text

    package var isNumber: Bool {
      switch self {
      case .label, .value, .hint, .traits, .text: false
      default: true
      }
    }
    var isLength: Bool { isNumber && ![.contrast, .lines, .count, .characters].contains(self) }

    func measured(_ number: Double, needs required: Double, uncertainty: Double) -> Measurement {
      let quantity: Measurement.Quantity =
        switch self {
        case .contrast: .ratio(number, needs: required)
        case .lines, .count: .count(number, needs: required)
        case .characters: .graphemes(number, needs: required)
        default: .points(number, needs: required)
        }
      return Measurement(quantity, uncertainty: uncertainty)
    }
  }

  package struct Bound: Sendable, Hashable {
    package var minimum: Double?
    package var maximum: Double?
    package var equals: String?
    package var contains: String?
    package var excludes: String?
    package init() {}
  }

  package var name: RuleID
  package var selector: Selector
  package var property: Property
  package var bound: Bound
  package var message: String
  package var severity: Severity
  package init(
    name: RuleID, selector: Selector, property: Property, bound: Bound, message: String, severity: Severity = .warning
  ) {
    self.name = name
    self.selector = selector
    self.property = property
    self.bound = bound
    self.message = message
    self.severity = severity
  }

  package var ruleID: RuleID { name }
  package var ruleDependencies: RuleDependencies {
    property == .contrast ? [.appearance] : property.isNumber && property != .count ? [.metrics, .size] : []
  }

  package func judge(_ scene: Scene) -> [Judgement] {
    if let screen = selector.screen, screen != scene.screen { return [] }
    let picked = scene.nodes.filter { !$0.isModifier && $0.isVisible && selector.accepts($0, in: scene) }
    if property == .count {
      // A screen is only asked where the rule names it; else a screen without the element would fail.
      guard selector.screen != nil || !picked.isEmpty else { return [] }
      return [Judgement(node: picked.first?.id, verdict: verdict(Double(picked.count), text: nil, uncertainty: 0))]
    }
    return picked.compactMap { node in
      if let reason = node.unknownTextReason, property != .width, property != .height {
        return Judgement(node: node.id, verdict: .needsReview(.init("\(message) Not decided: \(reason).")))
      }
      guard let (number, text) = PropertyValue.of(property, node, in: scene) else { return nil }
      return Judgement(node: node.id, verdict: verdict(number, text: text, uncertainty: node.uncertainty))
    }
  }

  private func verdict(_ number: Double?, text: String?, uncertainty: Double) -> Verdict {
    if let number {
      let tolerance = property.isLength ? 0.05 : 0.000_001
      var required: Double?
      if let minimum = bound.minimum, number < minimum - tolerance { required = minimum }
      if let maximum = bound.maximum, number > maximum + tolerance { required = maximum }
      if let equals = bound.equals.flatMap(Double.init), abs(number - equals) > tolerance { required = equals }
      guard let required else { return .passes }
      let measured = property.measured(number, needs: required, uncertainty: uncertainty)
      return .fails(
        .init("\(message) Measured: \(property.rawValue) \(measured.number(decimals: 2)).", measured: measured))
    }
    let text = text ?? ""
    let isGood =
      (bound.equals.map { $0 == text } ?? true) && (bound.contains.map { text.holds($0) } ?? true)
      && (bound.excludes.map { !text.holds($0) } ?? true)
    return isGood ? .passes : .fails(.init("\(message) Found: \(property.rawValue) \(text.quoted)."))
  }
}

extension CustomRule.Selector {
  func accepts(_ node: SceneNode, in scene: Scene) -> Bool {
    if let kind, node.kind.rawValue != kind { return false }
    if let text, !scene.subtree(of: node).contains(where: { $0.shownString == text }) { return false }
    if let symbol, node.userView != symbol, node.symbol != symbol, node.systemName != symbol {
      return false
    }
    let around = scene.ancestors(of: node).prefix { $0.isModifier }
    if let label, ([node] + around).lazy.compactMap(\.spoken).first?.label != label { return false }
    if let identifier, !([node] + around).contains(where: { $0.accessibility.identifier == identifier }) {
      return false
    }
    // Without a kind, only what is innermost is meant.
    guard kind == nil, text != nil else { return true }
    return node.shownString == text
  }
}

/// One property of one element.
private enum PropertyValue {
  /// - Returns: A number or a text; `nil` where the element has no such property.
  static func of(_ property: CustomRule.Property, _ node: SceneNode, in scene: Scene) -> (Double?, String?)? {
    let inside = scene.subtree(of: node)
    let text = inside.first { $0.text != nil }
    let spoken =
      node.spoken ?? scene.ancestors(of: node).prefix { $0.isModifier }.lazy.compactMap(\.spoken).first
      ?? inside.lazy.compactMap(\.spoken).first
    switch property {
    case .width: return (node.frame.width, nil)
    case .height: return (node.frame.height, nil)
    case .targetWidth: return (node.hitRegion ?? inside.lazy.compactMap(\.hitRegion).first).map { ($0.width, nil) }
    case .targetHeight: return (node.hitRegion ?? inside.lazy.compactMap(\.hitRegion).first).map { ($0.height, nil) }
    case .fontSize: return text?.text.map { ($0.measured.fontSize, nil) }
    case .lines: return text?.text.map { (Double($0.measured.lines.count), nil) }
    case .characters: return text?.shownString.map { (Double($0.count), nil) }
    case .contrast:
      guard case .color(let front)? = text?.foreground, case .color(let back)? = text?.backdrop else { return nil }
      return (Contrast.ratio(front, back), nil)
    case .label: return spoken.map { (nil, $0.label) }
    case .value: return spoken.map { (nil, $0.value ?? "") }
    case .hint: return spoken.map { (nil, $0.hint ?? "") }
    case .traits: return spoken.map { (nil, $0.traits.names.joined(separator: " ")) }
    case .text: return text?.shownString.map { (nil, $0) }
    case .count: return nil
    }
  }
}

extension String {
  fileprivate func holds(_ part: String) -> Bool { lowercased().firstRange(of: part.lowercased()) != nil }
}
