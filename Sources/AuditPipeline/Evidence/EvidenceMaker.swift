import DesignTokens
import Rules
import SightlineModel

/// Says of each task and each of Apple's labels what an audit showed: never more than was looked at.
struct EvidenceMaker {
  let report: AuditReport
  /// A rule was asked.
  let runs: (RuleID) -> Bool
  /// What a state of the flow shows, light or dark; `nil` where it was not laid out.
  let scene: (_ state: String, _ screen: String, _ isDark: Bool) -> Scene?

  /// - Parameter named: Tasks with their screens in order; without any, a way to each end of the flow.
  /// - Returns: `nil` where the app was not walked.
  func tasks(named: [(name: String, screens: [String])]) -> [TaskEvidence]? {
    guard let graph = report.flow else { return nil }
    let ways = FlowWays(graph)
    let wanted = named.isEmpty ? ways.ends.map { ("To \($0)", [$0]) } : named
    return wanted.map { task($0.0, through: $0.1, graph, ways) }
  }

  private func task(_ name: String, through wanted: [String], _ graph: FlowGraph, _ ways: FlowWays) -> TaskEvidence {
    // 1. The way.
    var current = graph.start
    var edges: [FlowGraph.Edge] = []
    var missing: [String] = []
    for screen in wanted {
      guard let way = ways.way(from: current, to: { ways.screen(of: $0) == screen }) else {
        missing.append(screen)
        continue
      }
      edges += way
      current = way.last?.to ?? current
    }
    var steps = edges.map { step($0.from, $0.action, ways) }
    steps.append(step(current, nil, ways))
    var screens: [String] = []
    for step in steps where !screens.contains(step.screen) { screens.append(step.screen) }
    // 2. What is said of it.
    let gaps = gaps(steps, screens, missing)
    let labels = NutritionLabel.allCases.map { label($0, steps, Set(screens), gaps) }
    return TaskEvidence(name: name, screens: screens, steps: steps, labels: labels, missing: missing)
  }

  // MARK: Steps

  private func step(_ state: String, _ action: FlowAction?, _ ways: FlowWays) -> TaskEvidence.Step {
    let screen = ways.screen(of: state)
    guard let scene = scene(state, screen, false) else {
      return .init(state: state, screen: screen, action: action?.words, isLaidOut: false)
    }
    let elements = scene.spokenElements
    let controls = elements.filter { !SpokenRole.operable.isDisjoint(with: $0.spoken!.traits) }
    var step = TaskEvidence.Step(
      state: state, screen: screen, action: action?.words, elements: elements.count, controls: controls.count,
      isLaidOut: true)
    // A prompt of the system's, or a wait, takes no way through the screen.
    if action == nil || action?.control != nil {
      let used = action?.control
      step.swipes = used.flatMap { Self.index(of: $0, in: elements) } ?? max(0, elements.count - 1)
      step.stops = used.flatMap { Self.index(of: $0, in: controls) }.map { $0 + 1 } ?? controls.count
    }
    var names: [String: (name: String, count: Int)] = [:]
    for node in controls {
      let name = Self.spokenName(node, scene)
      guard !name.isEmpty else {
        // The dots of pages say which one is shown, and have no other name.
        if (node.spoken?.value ?? "").isEmpty { step.unnamed += 1 }
        continue
      }
      names[name.lowercased(), default: (name, 0)].count += 1
    }
    step.ambiguous = names.values.filter { $0.count > 1 }.map { .init(name: $0.name, count: $0.count) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return step
  }

  /// What is said to Voice Control: the first input label, else the label.
  private static func spokenName(_ node: SceneNode, _ scene: Scene) -> String {
    let around = [node] + scene.ancestors(of: node).prefix { $0.isModifier }
    return around.lazy.compactMap(\.accessibility.inputLabels.first).first ?? node.spoken?.label ?? ""
  }

  /// Where the control is among elements: by its label, else by words that have the name in them.
  private static func index(of control: FlowAction.Control, in elements: [SceneNode]) -> Int? {
    let name = control.name.lowercased()
    let exact = elements.indices.filter { elements[$0].spoken!.label.lowercased() == name }
    if !exact.isEmpty { return exact[min(control.number, exact.count) - 1] }
    return elements.indices.first { elements[$0].spoken!.label.lowercased().contains(name) }
  }

  // MARK: What was not looked at

  private func gaps(_ steps: [TaskEvidence.Step], _ screens: [String], _ missing: [String]) -> [String] {
    var gaps = missing.map { "the walk does not reach \($0)" }
    if let why = report.coverage.endedEarly { gaps.append("the audit ended early: \(why)") }
    let lost = steps.filter { !$0.isLaidOut }.map(\.state)
    if !lost.isEmpty { gaps.append("not laid out: \(lost.joined(separator: ", "))") }
    let covered = report.coverage.screens.filter { screens.contains($0.name) }
    for name in screens where !covered.contains(where: { $0.name == name }) { gaps.append("\(name) was not audited") }
    for screen in covered where screen.branches.laidOut < screen.branches.total {
      gaps.append("\(screen.branches.laidOut) of \(screen.branches.total) branches of \(screen.name) were laid out")
    }
    let states = Set(steps.map(\.state))
    for left in report.coverage.notAudited {
      let isOfTask =
        switch left.subject {
        case .missingScreen(let name), .screen(let name), .missingPart(let name, _): screens.contains(name)
        case .state(let screen, _): screens.contains(screen)
        case .walkedState(let id), .controls(let id): states.contains(id)
        case .view(_, let place): covered.contains { $0.file == place.file }
        default: false
        }
      if isOfTask { gaps.append("\(left.what): \(left.why)") }
    }
    for file in Set(covered.map(\.file)).sorted() {
      let count = report.coverage.unresolved.count { $0.file == file }
      if count > 0 { gaps.append("\(count) \(count == 1 ? "thing" : "things") in \(file) could not be worked out") }
    }
    return gaps
  }

  // MARK: Labels

  private func label(
    _ label: NutritionLabel, _ steps: [TaskEvidence.Step], _ screens: Set<String>, _ gaps: [String]
  ) -> TaskEvidence.Label {
    let rules = label.rules
    var findings = report.findings.filter { rules.contains($0.rule) && isOf($0, screens) }
    if label == .darkInterface { findings = darkContrast(screens) }
    let failing = findings.filter { $0.verdict == .fail && $0.severity == .error && $0.status != .suppressed }
    var (against, doubts): ([String], [String]) = ([], [])
    if !failing.isEmpty, label != .darkInterface { against.append(Self.count(failing)) }
    let others = findings.filter { finding in label == .darkInterface || !failing.contains(finding) }
    if !others.isEmpty { doubts.append(Self.count(others) + (label == .darkInterface ? " in Dark Mode" : "")) }
    if label == .reducedMotion || label == .darkInterface {
      let unseen = report.findings.filter { rules.contains($0.rule) && $0.screen == nil && $0.status != .suppressed }
      if !unseen.isEmpty {
        findings += unseen
        doubts.append("on no screen that was laid out: \(Self.count(unseen))")
      }
    }
    if label == .darkInterface { brightness(steps, &against, &doubts) }
    if label == .voiceOver || label == .voiceControl {
      let unnamed = steps.map(\.unnamed).max() ?? 0
      if unnamed > 0 { doubts.append("a step with \(unnamed) \(unnamed == 1 ? "control" : "controls") without a name") }
    }
    if label == .voiceControl {
      let names = Set(steps.flatMap(\.ambiguous).map(\.name)).sorted()
      if !names.isEmpty { doubts.append("names that several controls share: \(names.joined(separator: ", "))") }
    }
    let off = rules.filter { !runs($0) && $0 != "contrast-text-enhanced" }.sorted()
    if !off.isEmpty { doubts.append("switched off: \(off.map(\.rawValue).joined(separator: ", "))") }
    doubts += [unlooked(label), label.needsPerson].compactMap { $0 }
    if label.needsPerson == nil || !rules.isEmpty { doubts += gaps }
    let verdict: TaskEvidence.Verdict = !against.isEmpty ? .notSupported : !doubts.isEmpty ? .person : .supported
    return .init(label: label, verdict: verdict, reasons: against + doubts, findings: findings)
  }

  private func isOf(_ finding: Finding, _ screens: Set<String>) -> Bool {
    finding.screen.map(screens.contains) ?? false
      || finding.places?.contains { $0.screen.map(screens.contains) ?? false } ?? false
  }

  /// `2 findings of contrast-text (1 suppressed)`.
  private static func count(_ findings: [Finding]) -> String {
    let rules = Set(findings.map(\.rule.rawValue)).sorted().joined(separator: ", ")
    let suppressed = findings.count { $0.status == .suppressed }
    return "\(findings.count) \(findings.count == 1 ? "finding" : "findings") of \(rules)"
      + (suppressed > 0 ? " (\(suppressed) suppressed)" : "")
  }

  /// Conditions that a label is about and that were not among those audited.
  private func unlooked(_ label: NutritionLabel) -> String? {
    guard let matrix = report.matrix else { return "no screen was laid out" }
    switch label {
    case .largerText where !matrix.sizes.contains(where: { $0 >= .ax3 }):
      return "no text size of 200 % or more was laid out: AX3 is the first"
    case .darkInterface where !matrix.appearances.contains(where: \.isDark): return "Dark Mode was not laid out"
    case .sufficientContrast where !matrix.appearances.contains(where: { !$0.isDark }):
      return "only Dark Mode was laid out"
    default: return nil
    }
  }

  // MARK: Dark Interface

  private func darkContrast(_ screens: Set<String>) -> [Finding] {
    report.findings.filter { finding in
      ["contrast-text", "contrast-non-text"].contains(finding.rule) && finding.status != .suppressed
        && isOf(finding, screens) && finding.variants?.failing.contains { $0.contains("/dark") } ?? false
    }
  }

  /// Where texts stand on a bright ground although Dark Mode is on.
  private func brightness(_ steps: [TaskEvidence.Step], _ against: inout [String], _ doubts: inout [String]) {
    var seen: Set<String> = []
    for step in steps where step.isLaidOut && seen.insert(step.state).inserted {
      guard let scene = scene(step.state, step.screen, true) else {
        doubts.append("not laid out in Dark Mode: \(step.state)")
        continue
      }
      var (bright, dark, unknown) = (0, 0, 0)
      for node in scene.nodes where node.text != nil && node.isVisible {
        guard case .color(let color)? = node.backdrop else {
          unknown += 1
          continue
        }
        if Contrast.relativeLuminance(color) > Self.bright { bright += 1 } else { dark += 1 }
      }
      let all = bright + dark + unknown
      if bright * 2 > all, bright > 0 {
        against.append("\(step.screen) stays bright: \(bright) of \(all) texts stand on a bright ground")
      } else if unknown * 2 > all {
        doubts.append("what lies behind most texts of \(step.screen) is not known")
      }
    }
  }

  /// Relative luminance of a light grey, #BCBCBC. The number is our own: Apple's criteria speak of large white or bright areas.
  private static let bright = 0.5
}
