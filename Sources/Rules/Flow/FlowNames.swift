import SightlineModel

/// The same thing has the same name on every screen.
///
/// Judged on controls that show nothing but a symbol of one meaning: an X, a gear, a magnifying glass.
/// - Source: WCAG 2.2, 3.2.4 Consistent Identification, AA.
struct FlowNames: ProjectRule {
  static let id: RuleID = "flow-names"

  func judge(_ project: ProjectFacts) -> [ProjectJudgement] {
    guard let graph = project.flows else { return [] }
    var uses: [String: [(screen: String, element: FlowScreen.Element)]] = [:]
    for state in graph.states {
      for element in project.flowScreens[state.id]?.elements ?? [] where element.isButton && !element.words.hasLetters {
        guard element.symbols.count == 1, let meaning = Self.meaning(of: element.symbols[0]), element.label.hasLetters
        else { continue }
        uses[meaning, default: []].append((state.screen, element))
      }
    }
    return uses.sorted { $0.key < $1.key }.flatMap { meaning, found -> [ProjectJudgement] in
      let first = found[0]
      var seen: Set<String> = []
      return found.filter { seen.insert("\($0.screen) \($0.element.label)").inserted }.map { use in
        let subject = "\(meaning) \(use.screen) \(use.element.label)"
        guard Self.verb(use.element.label) != Self.verb(first.element.label), use.screen != first.screen else {
          return ProjectJudgement(subject: subject, location: use.element.location, verdict: .passes)
        }
        return ProjectJudgement(
          subject: subject, location: use.element.location,
          verdict: .fails(
            .init(
              "The symbol \(use.element.symbols[0].quoted) is called \(use.element.label.quoted) on \(use.screen.quoted) and "
                + "\(first.element.label.quoted) on \(first.screen.quoted); give it one name.")))
      }
    }
  }

  /// `xmark.circle.fill` → `xmark`; `nil` for symbols that mean what stands beside them.
  private static func meaning(of symbol: String) -> String? {
    let head = symbol.split(separator: ".").first.map(String.init) ?? symbol
    if symbol.hasPrefix("square.and.arrow.up") { return "square.and.arrow.up" }
    return ["xmark", "gearshape", "gear", "magnifyingglass", "questionmark", "house", "bell"].contains(head)
      ? (head == "gear" ? "gearshape" : head) : nil
  }
  private static func verb(_ label: String) -> String { NameWords.words(label).first ?? "" }
}
