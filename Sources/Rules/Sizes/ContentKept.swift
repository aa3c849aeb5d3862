import SightlineModel

/// What is there at the usual text size is there at every other.
///
/// - Source: WCAG 2.2, 1.4.4 Resize Text, AA: no loss of content or functionality up to 200 %.
struct ContentKept: SizeComparingRule {
  static let id: RuleID = "content-kept"
  static let isOfOneElement = false

  func judge(_ traces: SizeTraces, against usual: SizeTraces) -> [SizeJudgement] {
    guard traces.size != usual.size else { return [] }
    let controls = traces.elements.filter { $0.role == .control }
    // Nearly always the same words are there; how they are written is only looked at where they are not.
    let names = Set(controls.map(\.name))
    lazy var normalNames = Set(names.map(Self.normal))
    let sources = Set(controls.compactMap(\.source))
    lazy var words = traces.words.map(Self.normal).joined(separator: "\n")
    func isShown(_ name: String) -> Bool { traces.words.contains(name) || words.contains(Self.normal(name)) }
    func isThere(_ control: SizeTrace) -> Bool {
      names.contains(control.name) || control.source.map(sources.contains) == true
        || normalNames.contains(Self.normal(control.name)) || control.name.hasLetters && isShown(control.name)
    }
    let data = Set(traces.elements.filter(\.isData).compactMap(\.source))
    // Data goes on while the app runs: the same view shows other data, not less.
    func isData(_ element: SizeTrace) -> Bool { element.isData && element.source.map(data.contains) == true }
    let lost = usual.elements.filter { $0.role == .control && !isThere($0) }.map(\.path)
    return usual.elements.compactMap { element in
      switch element.role {
      case .symbol: return nil
      case .control:
        guard !isThere(element) else { return SizeJudgement(element: element, verdict: .passes) }
        let issue = Verdict.Issue(
          "\(element.title.text) is there at the usual text size and gone at \(traces.size.rawValue); keep it, or offer the same "
            + "in a menu.")
        return SizeJudgement(element: element, verdict: element.isUncertain ? .needsReview(issue) : .fails(issue))
      case .text:
        // The words of a control that is gone are gone with it.
        guard !element.isUncertain, !lost.contains(where: { element.path.hasPrefix($0 + "/") }) else { return nil }
        guard !isShown(element.name), !isData(element) else {
          return SizeJudgement(element: element, verdict: .passes)
        }
        return SizeJudgement(
          element: element,
          verdict: .needsReview(
            .init(
              "\(element.title.text) is shown at the usual text size and not at \(traces.size.rawValue); check that nothing is "
                + "lost.")))
      }
    }
  }

  private static func normal(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
