package import SightlineModel
package import WorkJournal

/// One expectation, decided.
package struct Decision: Sendable {
  package var expectation: Expectation
  package var decision: AuditReport.Claim.Decision
  package var evidence: String
  package var location: SourceLocation
  package var rests: Bool
}

/// Decides a project's expectations on scenes, findings, walks and source values.
package struct ExpectationDecider {
  /// A screen state in the default variant.
  package struct View {
    package var screen: Screen
    package var state: ScreenState
    package var scene: Scene
    package init(screen: Screen, state: ScreenState, scene: Scene) {
      self.screen = screen
      self.state = state
      self.scene = scene
    }
  }

  /// What is known of the rules that were asked.
  package struct Rules {
    /// Ids of the rules that judged.
    package var judged: Set<RuleID>
    /// Those whose verdicts follow from colours.
    package var aboutColors: Set<RuleID>
    package init(judged: Set<RuleID>, aboutColors: Set<RuleID>) {
      self.judged = judged
      self.aboutColors = aboutColors
    }
  }

  let set: ExpectationSet
  let views: [View]
  /// Scenes in further variants, for `in:`; by variant name.
  let scenes: (View, String) -> Scene?
  let variantNames: [String]
  /// Decided from, once all are there.
  let findings: [Finding]
  let rules: Rules
  let walks: (any WalkRunning)?
  let values: (any SourceValues)?
  /// What ended earlier processes of this run: expectations that are not decided again.
  package var leftOut: [LeftOutWork] = []
  /// Some of the app's screens are no part of this run: nothing is said of what may stand on them.
  package var isPartial = false

  package init(
    _ set: ExpectationSet, views: [View], variantNames: [String], scenes: @escaping (View, String) -> Scene?,
    findings: [Finding], rules: Rules, walks: (any WalkRunning)?, values: (any SourceValues)?
  ) {
    self.set = set
    self.views = views
    self.variantNames = variantNames
    self.scenes = scenes
    self.findings = findings
    self.rules = rules
    self.walks = walks
    self.values = values
  }

  package func decide() -> [Decision] { drafts().map { $0.decided(set, by: findings) } }

  /// All that is looked at for the expectations; what rules find is held against it later.
  ///
  /// - Parameter isWanted: By its position in the set.
  package func drafts(_ isWanted: (Int) -> Bool = { _ in true }) -> [DecisionDraft] {
    set.expectations.indices.filter(isWanted).map { index in
      let expectation = set.expectations[index]
      let work = expectation.work
      guard !leftOut.has(work) else {
        return DecisionDraft(index: index, parts: nil, rests: Rests(set.assumes, symbol: nil))
      }
      return WorkJournal.during(work) { draft(index, expectation) }
    }
  }

  typealias Answer = DemandCheck.Answer

  private func draft(_ index: Int, _ expectation: Expectation) -> DecisionDraft {
    var parts: [DecisionDraft.Part] = []
    var rests = Rests(set.assumes, symbol: expectation.selector?.symbol)
    if let walk = expectation.walk {
      parts = decideWalk(walk, expectation.demands).map { .answer($0) }
    } else if isPartial, !isPartOfThisRun(expectation) {
      parts = [.answer(.undecided("\(expectation.selector?.screen ?? "the whole app") is not part of this run"))]
    } else {
      let missing = notLaidOut(expectation.scope)
      if !missing.all {
        for demand in expectation.demands {
          if case .rule(let rule) = demand {
            parts.append(question(rule, expectation, &rests))
          } else {
            parts += answer(demand, expectation, &rests).map { .answer($0) }
          }
        }
      }
      if !missing.names.isEmpty {
        parts.append(.answer(.undecided("\(missing.names.joined(separator: ", ")) was not laid out")))
      }
    }
    return DecisionDraft(index: index, parts: parts, rests: rests)
  }

  /// Whether all it speaks of was looked at: its screen, or values of the sources.
  private func isPartOfThisRun(_ expectation: Expectation) -> Bool {
    let isAboutSources = expectation.demands.allSatisfy {
      switch $0 {
      case .color, .value, .neverCalls: true
      default: false
      }
    }
    return isAboutSources || expectation.selector?.screen != nil && !selected(expectation.selector).isEmpty
  }

  /// What an expectation asks for that is no part of this run, and whether nothing else was asked for.
  private func notLaidOut(_ scope: Expectation.Scope) -> (names: [String], all: Bool) {
    guard case .variants(let names) = scope else { return ([], false) }
    let missing = names.filter { name in !variantNames.contains(where: Expectation.Scope.variants([name]).contains) }
    return (missing, missing.count == names.count)
  }

  // MARK: Elements and screens

  func selected(_ selector: Selector?) -> [View] {
    views.filter { view in
      guard let selector else { return true }
      if let screen = selector.screen, view.screen.name != screen, view.screen.symbol != screen { return false }
      if let state = selector.state, view.state.id != state { return false }
      if let flow = selector.flow, !FlowName(flow).contains(view.screen) { return false }
      return true
    }
  }

  func matches(_ selector: Selector, in scene: Scene) -> [SceneNode] {
    let extents = selector.symbol.flatMap { values?.extents($0) } ?? []
    return ElementMatcher(selector: selector, scene: scene, extents: extents).matches
  }

  private func answer(_ demand: Demand, _ expectation: Expectation, _ rests: inout Rests) -> [Answer] {
    let selector = expectation.selector
    switch demand {
    case .color(let wanted): return [sourceColor(wanted, selector?.symbol)]
    case .value(let wanted): return [sourceValue(wanted, selector?.symbol)]
    case .neverCalls(let signatures): return signatures.map(neverCalls)
    case .screens(let wanted): return [screens(wanted, selector?.flow)]
    case .says(let wanted): return wanted.map { text in says(text, selected(selector).map(\.scene)) }
    case .neverSays(let words): return words.map { neverSays($0, selected(selector).map(\.scene)) }
    default: break
    }
    let views = selected(selector)
    guard !views.isEmpty else { return [.fails("no screen matches \(selector.map(String.init(describing:)) ?? "")")] }
    guard let selector, !selector.picksScreens else {
      return [.undecided("this demand needs 'where' to pick elements")]
    }
    if case .count(let wanted) = demand { return [count(wanted, selector, views)] }
    // What a screen shows when it settles; else what it shows on the way through the app.
    let settled = views.filter { $0.state.isWalked != true }
    for some in [settled, views.filter { $0.state.isWalked == true }] {
      let answers = answersOfElements(demand, selector, some, expectation.scope, &rests)
      if !answers.isEmpty { return answers }
    }
    return [.fails("nothing matches \(selector)")]
  }

  private func answersOfElements(
    _ demand: Demand, _ selector: Selector, _ views: [View], _ scope: Expectation.Scope, _ rests: inout Rests
  ) -> [Answer] {
    var answers: [Answer] = []
    for view in views {
      for scene in scenes(of: view, scope) {
        for node in matches(selector, in: scene) {
          if demand.isAboutColor { rests.note(node) }
          let check = DemandCheck(scene: scene, node: node, entrance: entrance(of: node, view, scene.variant))
          answers.append(check.answer(to: demand) ?? .undecided("not a demand on elements"))
        }
      }
    }
    return answers
  }

  /// How many there are at once: the most of any state.
  private func count(_ wanted: Int, _ selector: Selector, _ views: [View]) -> Answer {
    let counts = views.map { view in (view: view, count: matches(selector, in: view.scene).count) }
    guard let most = counts.max(by: { $0.count < $1.count }) else { return .fails("no screen matches \(selector)") }
    let place = most.count == 0 ? "" : " on \(most.view.screen.name)"
    return most.count == wanted
      ? .holds("\(most.count) found\(place)") : .fails("\(most.count) found\(place), \(wanted) demanded")
  }

  private func entrance(of node: SceneNode, _ view: View, _ variant: Variant) -> Entrance? {
    guard let source = node.source else { return nil }
    return view.state.tree(for: variant)?.root.first { $0.source == source && $0.kind == node.kind }?.entrance
  }

  private func scenes(of view: View, _ scope: Expectation.Scope) -> [Scene] {
    switch scope {
    case .defaultVariant: [view.scene]
    case .all:
      [view.scene] + variantNames.filter { $0 != view.scene.variant.description }.compactMap { scenes(view, $0) }
    case .variants: variantNames.filter(scope.contains).compactMap { scenes(view, $0) }
    }
  }

  // MARK: Words and screens

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

  /// The screens of a flow, in the order in which a user meets them.
  private func screens(_ wanted: [String], _ flow: String?) -> Answer {
    guard let walks else { return .undecided("the flow was not walked") }
    let own = flow.map { flow in Set(views.filter { FlowName(flow).contains($0.screen) }.map(\.screen.name)) }
    let order = walks.screenOrder.filter { own?.contains($0) ?? true }
    let text = order.joined(separator: " → ")
    return order == wanted ? .holds(text) : .fails("\(text); demanded: \(wanted.joined(separator: " → "))")
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
      case .needsPerson(let text): .needsPerson("\(path): \(text)")
      }
    }
  }
}

extension ViewNode {
  /// The first view of the tree that fits, in document order; views that modifiers and labels bring along included.
  fileprivate func first(where fits: (ViewNode) -> Bool) -> ViewNode? {
    if fits(self) { return self }
    let brought = (payload.views + modifiers.flatMap(\.payload.views)).flatMap(\.views)
    for child in children + brought {
      if let found = child.first(where: fits) { return found }
    }
    return nil
  }
}

extension Expectation {
  fileprivate var work: Work { Work(.expectation, location.description, file: location.file, line: location.line) }
}

extension Demand {
  fileprivate var isAboutColor: Bool {
    switch self {
    case .foreground, .background: true
    default: false
    }
  }
}
