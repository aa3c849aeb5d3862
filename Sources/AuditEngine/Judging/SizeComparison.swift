import Rules
import SightlineModel

/// Holds every laid-out screen against itself at the usual text size.
struct SizeComparison: Sendable {
  /// One layout, by its screen, state and the variants that share it.
  struct Laid: Sendable {
    var screen: Int
    var state: Int
    var variants: [Int]
    var traces: SizeTraces
  }
  let rules: [any SizeComparingRule]
  let screens: [Screen]
  let variants: [Variant]

  /// The same screen, state and conditions but for the size.
  private struct Group: Hashable {
    var screen: Int
    var state: Int
    var variant: Variant
  }

  /// - Returns: Observations in the order of the layouts; none where the matrix has no size to compare with.
  func observations(_ laid: [Laid]) -> [Observation] {
    guard !rules.isEmpty else { return [] }
    var usual: [Group: SizeTraces] = [:]
    for one in laid {
      for index in one.variants where variants[index].size == .large {
        let group = group(one, index)
        if usual[group] == nil { usual[group] = one.traces }
      }
    }
    return laid.flatMap { one -> [Observation] in
      guard let index = one.variants.first, let base = usual[group(one, index)] else { return [] }
      return rules.flatMap { rule in
        rule.judge(one.traces, against: base).compactMap { observation($0, of: rule, one) }
      }
    }
  }

  private func group(_ one: Laid, _ index: Int) -> Group {
    var variant = variants[index]
    (variant.size, variant.appearance) = (.large, .light)
    return Group(screen: one.screen, state: one.state, variant: variant)
  }

  /// Where something is presumed, what other elements take part in is for a person to confirm; in a presumed state of a screen
  /// that the app really shows, all of it.
  private func verdict(
    _ judgement: SizeJudgement, of rule: any SizeComparingRule, _ screen: Screen, _ state: ScreenState
  ) -> Verdict? {
    let isOfOneElement = type(of: rule).isOfOneElement
    guard case .fails(var issue) = judgement.verdict else {
      // Two questions at once are none that can be answered.
      let isDoubtful = !isOfOneElement && (state.presumption != nil || screen.presumed != nil)
      if isDoubtful, case .needsReview = judgement.verdict { return nil }
      return judgement.verdict
    }
    if let presumption = state.presumption, screen.presumed == nil || !isOfOneElement {
      issue.doubts.append(.presumed(presumption))
    } else if screen.presumed != nil, !isOfOneElement {
      issue.doubts.append(.presumedView)
    } else {
      return judgement.verdict
    }
    return .needsReview(issue)
  }

  private func observation(_ judgement: SizeJudgement, of rule: any SizeComparingRule, _ one: Laid) -> Observation? {
    let screen = screens[one.screen]
    let state = screen.states[one.state]
    let element = judgement.element
    let isPresumed = state.presumption != nil || screen.presumed != nil
    guard var verdict = verdict(judgement, of: rule, screen, state) else { return nil }
    if case .fails(var issue) = verdict,
      let doubt = ObservationMaker.doubt(whoseIs: element.symbol, in: element.source?.file, screen)
    {
      issue.doubts.append(doubt)
      verdict = .needsReview(issue)
    }
    let location =
      element.source ?? screen.source ?? SourceLocation(file: screen.name + ".screen.json", line: 1, column: 1)
    var observation = Observation(
      rule: type(of: rule).id, screen: screen.name, state: .init(id: state.id, path: state.path),
      variants: one.variants,
      location: location, place: location, symbol: element.symbol ?? screen.symbol, path: element.path, detail: "",
      element: Finding.Element(
        kind: element.kind.rawValue, text: element.role == .text ? element.name : nil,
        label: element.role == .control ? element.name : nil, symbol: element.role == .symbol ? element.name : nil),
      sourceText: element.path, frame: element.frame, verdict: verdict,
      isPresumed: isPresumed)
    for line in element.shownAt where verdict.issue != nil {
      let key = CauseGroup.Shown(screen: screen.name, place: line, path: element.path)
      observation.parts[key] = Finding.Place(
        location: line, screen: screen.name, element: observation.element, measured: nil)
    }
    return observation
  }
}
