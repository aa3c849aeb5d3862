public import SightlineModel

/// What a walk found at its end.
public struct WalkOutcome: Sendable {
  public var screen: String
  /// 1-based; `nil` where no page indicator is spoken or drawn.
  public var page: (number: Int, count: Int)?
  /// Every text a user can read or hear now.
  public var texts: [String]
  /// Labels of controls that can be used now.
  public var offered: [String]
  /// Effects since launch, in order.
  public var effects: [FlowGraph.Effect]
  /// Stored values by key, as text.
  public var stored: [String: String]
  /// Set when a step could not be taken: which, and why.
  public var failure: String?
  public init(
    screen: String, page: (number: Int, count: Int)?, texts: [String], offered: [String],
    effects: [FlowGraph.Effect], stored: [String: String], failure: String?
  ) {
    self.screen = screen
    self.page = page
    self.texts = texts
    self.offered = offered
    self.effects = effects
    self.stored = stored
    self.failure = failure
  }
}

/// Whoever can take the steps of a walk.
public protocol WalkRunning {
  func run(_ steps: [WalkStep]) -> WalkOutcome
  /// Screens in the order a user first meets them.
  func screenOrder(inFlow flow: String?) -> [String]
}

/// Whoever can tell what a constant of the source is.
public protocol SourceValues {
  /// - Parameter symbol: `Color.smilePileYellow`, `PINSetupScreen.digits`.
  func color(_ symbol: String) -> RGBA?
  /// Elements as text: hex colours, numbers, strings.
  func value(_ symbol: String) -> [String]?
  /// Places where a call such as `Color(red:green:blue:)` stands in a view.
  func calls(_ signature: String) -> [SourceLocation]
}

/// One expectation, decided.
public struct Decision: Sendable {
  public var expectation: Expectation
  public var decision: AuditReport.Claim.Decision
  public var evidence: String
  public var location: SourceLocation
  public var rests: Bool
}

/// Decides a project's expectations on scenes, findings, walks and source values.
public struct ExpectationDecider {
  /// A screen state in the default variant.
  public struct View {
    public var screen: Screen
    public var state: ScreenState
    public var scene: Scene
    public init(screen: Screen, state: ScreenState, scene: Scene) {
      self.screen = screen
      self.state = state
      self.scene = scene
    }
  }
  let set: ExpectationSet
  let views: [View]
  /// Scenes in further variants, for `in:`; by variant name.
  let scenes: (View, String) -> Scene?
  let variantNames: [String]
  let findings: [Finding]
  let judgedRules: Set<RuleID>
  let walks: (any WalkRunning)?
  let values: (any SourceValues)?

  public init(
    _ set: ExpectationSet, views: [View], variantNames: [String], scenes: @escaping (View, String) -> Scene?,
    findings: [Finding], judgedRules: Set<RuleID>, walks: (any WalkRunning)?, values: (any SourceValues)?
  ) {
    self.set = set
    self.views = views
    self.variantNames = variantNames
    self.scenes = scenes
    self.findings = findings
    self.judgedRules = judgedRules
    self.walks = walks
    self.values = values
  }

  public func decide() -> [Decision] { set.expectations.map(decide) }

  private typealias Answer = DemandCheck.Answer

  private func decide(_ expectation: Expectation) -> Decision {
    var answers: [Answer] = []
    var colors: [String] = []
    if let walk = expectation.walk {
      answers = decideWalk(walk, expectation.demands)
    } else {
      for demand in expectation.demands { answers += answer(demand, expectation, &colors) }
    }
    let failed = answers.compactMap { if case .fails(let text) = $0 { text } else { nil } }
    let open = answers.compactMap { if case .undecided(let text) = $0 { text } else { nil } }
    let held = answers.compactMap { if case .holds(let text) = $0 { text } else { nil } }
    let decision: AuditReport.Claim.Decision =
      !failed.isEmpty ? .fails : !open.isEmpty || answers.isEmpty ? .undecided : .holds
    let evidence = unique(!failed.isEmpty ? failed : !open.isEmpty ? open : held)
    let telling =
      evidence.prefix(3).joined(separator: "; ") + (evidence.count > 3 ? "; and \(evidence.count - 3) more" : "")
    let rests = set.assumes.contains { assumed in colors.contains { $0.contains(assumed) } || telling.contains(assumed)
    }
    return Decision(
      expectation: expectation, decision: decision, evidence: telling, location: expectation.location, rests: rests)
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  // MARK: Elements and screens

  private func selected(_ selector: Selector?) -> [View] {
    views.filter { view in
      guard let selector else { return true }
      if let screen = selector.screen, view.screen.name != screen, view.screen.symbol != screen { return false }
      if let state = selector.state, view.state.id != state { return false }
      if let flow = selector.flow, !FlowName(flow).contains(view.screen) { return false }
      return true
    }
  }

  private func answer(_ demand: Demand, _ expectation: Expectation, _ colors: inout [String]) -> [Answer] {
    let selector = expectation.selector
    switch demand {
    case .rule(let rule): return decideRule(rule, expectation, &colors)
    case .color(let wanted): return [sourceColor(wanted, selector?.symbol)]
    case .value(let wanted): return [sourceValue(wanted, selector?.symbol)]
    case .neverCalls(let signatures): return signatures.map(neverCalls)
    case .screens(let wanted):
      guard let order = walks?.screenOrder(inFlow: selector?.flow) else {
        return [.undecided("the flow was not walked")]
      }
      let text = order.joined(separator: " → ")
      return [order == wanted ? .holds(text) : .fails("\(text); demanded: \(wanted.joined(separator: " → "))")]
    case .says(let wanted): return wanted.map { text in says(text, selected(selector).map(\.scene)) }
    case .neverSays(let words): return words.map { neverSays($0, selected(selector).map(\.scene)) }
    case .appears, .animates: return [.undecided("timing is not looked at")]
    default: break
    }
    let views = selected(selector)
    guard !views.isEmpty else { return [.fails("no screen matches \(selector.map(String.init(describing:)) ?? "")")] }
    guard let selector, !selector.picksScreens else {
      return [.undecided("this demand needs 'where' to pick elements")]
    }
    var answers: [Answer] = []
    var matched = 0
    for view in views {
      for scene in scenes(of: view, expectation.scope) {
        let matches = ElementMatcher(selector: selector, scene: scene).matches
        if scene.variant == view.scene.variant { matched += matches.count }
        if case .count = demand { continue }
        for node in matches {
          colors += (node.foregroundDerivation + node.backdropDerivation).map(\.what)
          answers.append(
            DemandCheck(scene: scene, node: node).answer(to: demand) ?? .undecided("not a demand on elements"))
        }
      }
    }
    if case .count(let wanted) = demand {
      return [matched == wanted ? .holds("\(matched) found") : .fails("\(matched) found, \(wanted) demanded")]
    }
    return matched == 0 ? [.fails("nothing matches \(selector)")] : answers
  }

  private func scenes(of view: View, _ scope: Expectation.Scope) -> [Scene] {
    switch scope {
    case .defaultVariant: [view.scene]
    case .all:
      [view.scene] + variantNames.filter { $0 != view.scene.variant.description }.compactMap { scenes(view, $0) }
    case .variants(let names): names.compactMap { scenes(view, $0) }
    }
  }

  // MARK: Rules

  private func decideRule(_ rule: RuleID, _ expectation: Expectation, _ colors: inout [String]) -> [Answer] {
    guard judgedRules.contains(rule) else { return [.undecided("no rule \(rule) was asked")] }
    let views = selected(expectation.selector)
    let names = Set(views.map(\.screen.name))
    guard !names.isEmpty else {
      return [.fails("no screen matches \(expectation.selector.map(String.init(describing:)) ?? "")")]
    }
    var relevant = findings.filter { $0.rule == rule && ($0.screen.map(names.contains) ?? true) }
    if let selector = expectation.selector, !selector.picksScreens {
      let frames = views.flatMap { view in
        ElementMatcher(selector: selector, scene: view.scene).matches.flatMap { node in
          view.scene.subtree(of: node).compactMap { $0.source }
            + view.scene.ancestors(of: node).prefix { $0.isModifier }.compactMap(\.source)
        }
      }
      guard !frames.isEmpty else { return [.fails("nothing matches \(selector)")] }
      relevant = relevant.filter { frames.contains($0.location) }
    }
    colors += relevant.flatMap(\.derivation).map(\.what)
    let failing = relevant.filter { $0.verdict == .fail }
    if !failing.isEmpty { return failing.map { .fails("\($0.location): \($0.message)") } }
    if !relevant.isEmpty { return relevant.map { .undecided("\($0.location): \($0.message)") } }
    return [.holds("no finding of \(rule) on \(names.sorted().joined(separator: ", "))")]
  }

  // MARK: Source values

  private func sourceColor(_ wanted: String, _ symbol: String?) -> Answer {
    guard let symbol, let color = values?.color(symbol) else {
      return .undecided("the value of \(symbol ?? "nothing") is not known")
    }
    guard let demanded = RGBA(hexString: wanted) else { return .undecided("'\(wanted)' is not a colour") }
    let text = "\(symbol) is \(color.hexString)"
    return color.hexString == demanded.hexString ? .holds(text) : .fails("\(text), \(demanded.hexString) demanded")
  }

  private func sourceValue(_ wanted: [Demand.Value], _ symbol: String?) -> Answer {
    guard let symbol, let found = values?.value(symbol) else {
      return .undecided("the value of \(symbol ?? "nothing") is not known")
    }
    let demanded = wanted.map(\.text)
    let text = "\(symbol) is \(found.joined(separator: ", "))"
    return found == demanded ? .holds(text) : .fails("\(text); demanded: \(demanded.joined(separator: ", "))")
  }

  private func neverCalls(_ signature: String) -> Answer {
    guard let values else { return .undecided("the sources were not read") }
    let places = values.calls(signature)
    return places.isEmpty
      ? .holds("\(signature) is never called")
      : .fails("\(signature) is called at \(places.map(\.description).joined(separator: ", "))")
  }

  // MARK: Words

  private func texts(in scene: Scene) -> [String] {
    scene.nodes.flatMap { node in
      [node.isVisible ? node.text?.content.string : nil, node.spoken?.label, node.spoken?.value, node.spoken?.hint]
        .compactMap { $0 }
    }
  }

  private func says(_ text: String, _ scenes: [Scene]) -> Answer {
    scenes.contains { self.texts(in: $0).contains(text) } ? .holds("says “\(text)”") : .fails("“\(text)” is nowhere")
  }

  private func neverSays(_ word: String, _ scenes: [Scene]) -> Answer {
    for scene in scenes {
      if let text = texts(in: scene).first(where: { $0.localizedCaseContains(word) }) {
        return .fails("\(scene.screen) says “\(text)”")
      }
    }
    return .holds("“\(word)” is nowhere on \(Set(scenes.map(\.screen)).count) screens")
  }

  // MARK: Walks

  private func decideWalk(_ steps: [WalkStep], _ demands: [Demand]) -> [Answer] {
    guard let walks else { return [.undecided("the flow was not walked")] }
    let outcome = walks.run(steps)
    let path = steps.map(\.description).joined(separator: ", ")
    if let failure = outcome.failure { return [.fails("\(path): \(failure)")] }
    return demands.map { demand in
      switch WalkDemandCheck(outcome: outcome).answer(to: demand) {
      case .holds(let text): .holds(text)
      case .fails(let text): .fails("\(path): \(text)")
      case .undecided(let text): .undecided("\(path): \(text)")
      }
    }
  }
}

/// A flow is named by a folder, or by what its views' types begin with: `onboarding`.
struct FlowName {
  let name: String
  init(_ name: String) { self.name = name.lowercased() }

  func contains(_ screen: Screen) -> Bool {
    let folders = (screen.source?.file ?? "").lowercased().split(separator: "/").dropLast()
    return folders.contains { $0 == name } || screen.symbol.lowercased().hasPrefix(name)
  }
}
