import SightlineModel

/// Demands on rules and on what stands in the source.
extension ExpectationDecider {
  // MARK: Rules

  /// What is to be asked of the findings of a rule.
  func question(_ rule: RuleID, _ expectation: Expectation, _ rests: inout Rests) -> DecisionDraft.Part {
    guard rules.judged.contains(rule) else { return .answer(.undecided("no rule \(rule) was asked")) }
    let views = selected(expectation.selector)
    let screens = Set(views.map(\.screen.name))
    guard !screens.isEmpty else {
      return .answer(.fails("no screen matches \(expectation.selector.map(String.init(describing:)) ?? "")"))
    }
    var question = RuleQuestion(rule: rule, screens: screens, named: screens)
    let isAboutColor = rules.aboutColors.contains(rule)
    if let selector = expectation.selector, !selector.picksScreens {
      var places: Set<SourceLocation> = []
      question.named = []
      for view in views {
        for node in matches(selector, in: view.scene) {
          question.named.insert(view.screen.name)
          let around = view.scene.ancestors(of: node).prefix { $0.isModifier }
          places.formUnion((view.scene.subtree(of: node) + around).compactMap(\.source))
          if isAboutColor { for inner in view.scene.subtree(of: node) { rests.note(inner) } }
        }
      }
      guard !places.isEmpty else { return .answer(.fails("nothing matches \(selector)")) }
      question.places = places
    } else if isAboutColor {
      for view in views { for node in view.scene.nodes where node.text != nil { rests.note(node) } }
    }
    return .question(question)
  }

  // MARK: Source values

  func sourceColor(_ wanted: String, _ symbol: String?) -> Answer {
    guard let symbol, let color = values?.color(symbol) else {
      return .undecided("the value of \(symbol ?? "nothing") is not known")
    }
    guard let demanded = RGBA(hexString: wanted) else { return .undecided("'\(wanted)' is not a colour") }
    let text = "\(symbol) is \(color.hexString)"
    return color.hexString == demanded.hexString ? .holds(text) : .fails("\(text), \(demanded.hexString) demanded")
  }

  func sourceValue(_ wanted: [Demand.Value], _ symbol: String?) -> Answer {
    guard let symbol, let found = values?.value(symbol) else {
      return .undecided("the value of \(symbol ?? "nothing") is not known")
    }
    let demanded = wanted.map(\.text)
    let text = "\(symbol) is \(found.joined(separator: ", "))"
    let isSame = found.count == demanded.count && zip(found, demanded).allSatisfy(isSame)
    return isSame ? .holds(text) : .fails("\(text); demanded: \(demanded.joined(separator: ", "))")
  }

  /// `#FFF`, `#FFFFFF` and `#FFFFFFFF` are one colour.
  private func isSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard a.hasPrefix("#"), b.hasPrefix("#"), let one = RGBA(hexString: a), let other = RGBA(hexString: b) else {
      return false
    }
    return one.hexString == other.hexString
  }

  func neverCalls(_ signature: String) -> Answer {
    guard let values else { return .undecided("the sources were not read") }
    let places = values.calls(signature)
    return places.isEmpty
      ? .holds("\(signature) is called in no view")
      : .fails("\(signature) is called at \(places.map(\.description).joined(separator: ", "))")
  }
}

/// Whether a verdict rests on values that the project chose itself.
struct Rests: Sendable, Codable {
  private let assumed: [String]
  private let symbol: String?
  /// What led to the colours that were looked at, by the names of the sources.
  private var steps: Set<String> = []

  init(_ assumed: [String], symbol: String?) {
    self.assumed = assumed
    self.symbol = symbol
  }

  mutating func note(_ node: SceneNode) {
    for step in node.foregroundDerivation + node.backdropDerivation { steps.formUnion(step.names) }
  }

  func rest(on evidence: String) -> Bool {
    // A path names where something stands, not what it rests on.
    let words = evidence.replacing(/\S+\.swift(:\d+)*:?/, with: "")
    return assumed.contains { name in
      steps.contains { $0.contains(name) } || words.contains(name) || symbol == name
        || symbol?.hasPrefix(name + ".") ?? false
    }
  }
}

extension Expectation.Scope {
  /// A list names variants (`AX3/de/SE/dark`) or parts of them: `de`, `AX5/SE`.
  func contains(_ variant: String) -> Bool {
    guard case .variants(let names) = self else { return true }
    let parts = Set(variant.split(separator: "/"))
    return names.contains { $0.split(separator: "/").allSatisfy(parts.contains) }
  }

  var said: String {
    if case .variants(let names) = self { " in \(names.joined(separator: ", "))" } else { "" }
  }
}
