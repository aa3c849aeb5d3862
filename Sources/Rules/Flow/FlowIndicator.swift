import SightlineModel

/// "Page 2 of 4" is true: indicators of one screen agree, steps follow each other, and there are as many as promised.
///
/// - Source: WCAG 2.2, 1.3.1 Info and Relationships, A; HIG, Page controls.
struct FlowIndicator: ProjectRule {
  static let id: RuleID = "flow-indicator"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    let indicators = project.flowScreens.mapValues { screen in
      screen.elements.compactMap { element in Step(element).map { (step: $0, element: element) } }
    }
    var judgements: [ProjectJudgement] = []
    func judge(_ subject: String, _ element: FlowScreen.Element, _ message: String?) {
      judgements.append(
        ProjectJudgement(
          subject: subject, location: element.location, verdict: message.map { .fails(.init($0)) } ?? .passes))
    }
    // 1. Within a state.
    for state in graph.states {
      guard let own = indicators[state.id], let first = own.first else { continue }
      let other = own.first { $0.step != first.step }
      judge(
        "\(state.id) agrees", (other ?? first).element,
        other.map {
          "\(first.step.text.quoted) and \($0.step.text.quoted) stand on the same screen, \(state.screen.quoted); show one, or "
            + "take both from the same value."
        })
    }
    // 2. From a step to the next.
    for edge in graph.edges where edge.action.isTap && edge.from != edge.to {
      guard let from = indicators[edge.from]?.first?.step, let to = indicators[edge.to]?.first,
        from.count == to.step.count, !edge.action.isNamed("skip")
      else { continue }
      let jumps = abs(to.step.index - from.index) > 1
      judge(
        "\(edge.from) \(edge.action.words)", to.element,
        jumps
          ? "\(edge.action.words.quoted) leads from \(from.text.quoted) to \(to.step.text.quoted); count every step."
          : nil)
    }
    // 3. As many as promised. States that were not tried are not in the graph, and then nothing is said.
    let counts = Dictionary(grouping: indicators.values.compactMap(\.first), by: \.step.count)
    for (count, found) in counts.sorted(by: { $0.key < $1.key }) where isExplored(graph) {
      let reached = Set(found.map(\.step.index))
      let last = found.max { ($0.step.index, $0.element.label) < ($1.step.index, $1.element.label) }!
      judge(
        "of \(count)", last.element,
        reached.count < count && reached.count > 1
          ? "The indicator promises \(count) steps and \(reached.count) were found; make the count that of the steps."
          : nil)
    }
    return judgements
  }

  private func isExplored(_ graph: FlowGraph) -> Bool {
    let ids = Set(graph.states.map(\.id))
    return graph.edges.allSatisfy { ids.contains($0.to) }
  }

  /// `Page 2 of 4`, `Schritt 2 von 4`, `2/4` of a page control.
  struct Step: Hashable {
    var index: Int
    var count: Int
    var text: String
    static func == (a: Step, b: Step) -> Bool { a.index == b.index && a.count == b.count }
    func hash(into hasher: inout Hasher) {
      hasher.combine(index)
      hasher.combine(count)
    }

    init?(_ element: FlowScreen.Element) {
      for text in [element.label, element.value ?? "", element.words] {
        guard let step = Step(text) else { continue }
        self = step
        return
      }
      return nil
    }

    init?(_ text: String) {
      let words = NameWords.words(text)
      guard words.count <= 6 else { return nil }
      let numbers = words.enumerated().compactMap { place, word in Int(word).map { (place: place, number: $0) } }
      guard numbers.count == 2, (2...30).contains(numbers[1].number),
        (1...numbers[1].number).contains(numbers[0].number)
      else { return nil }
      let isNamed = words.contains { Self.nouns.contains($0) }
      let between = words[(numbers[0].place + 1)..<numbers[1].place].joined(separator: " ")
      guard isNamed, Self.of.contains(between) || between.isEmpty && text.contains("/") else { return nil }
      (index, count, self.text) = (numbers[0].number, numbers[1].number, text)
    }
    private static let nouns: Set<String> = [
      "page", "step", "screen", "slide", "seite", "schritt", "étape", "page", "paso", "página", "passo", "pagina",
    ]
    private static let of: Set<String> = ["of", "von", "sur", "de", "di", "van", "out of"]
  }
}
