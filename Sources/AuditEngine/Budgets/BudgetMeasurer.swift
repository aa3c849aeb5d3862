import Layout
import Rules
package import SightlineModel
import WorkJournal

/// One text whose room is to be found.
package struct BudgetQuestion: Sendable {
  /// A text of the string table, or one that came back from a translator.
  package struct Candidate: Sendable {
    package var text: String
    /// As it would be drawn, placeholders filled.
    package var shown: String
    package var length: Int
    package var location: SourceLocation?
    package init(text: String, shown: String, length: Int, location: SourceLocation?) {
      (self.text, self.shown, self.length, self.location) = (text, shown, length, location)
    }
  }
  package var key: DrawnKey
  package var text: String
  package var length: Int
  package var filledIn: Int
  package var filler: FillerText
  package var widths: LetterWidths
  /// Characters, with what is filled in, beyond which nothing is tried.
  package var longest: Int
  /// Texts that have to fit.
  package var candidates: [Candidate]
  package init(
    key: DrawnKey, text: String, length: Int, filledIn: Int, filler: FillerText, widths: LetterWidths, longest: Int,
    candidates: [Candidate]
  ) {
    (self.key, self.text, self.length, self.filledIn) = (key, text, length, filledIn)
    (self.filler, self.widths, self.longest, self.candidates) = (filler, widths, longest, candidates)
  }
}

/// Finds how long a text may get: lays the screens that draw it out with longer and longer texts in its place, until rules
/// on room fail that do not fail with a single letter.
///
/// Cost: one layout for each place that has more room than one before, else some ten.
package struct BudgetMeasurer: Sendable {
  /// Rules that a longer text can break.
  package static let rules: Set<RuleID> = ["text-truncated", "text-clipped", "text-overlap", "text-unreachable"]

  let auditor: ScreenAuditor
  let drawn: DrawnTexts

  /// - Parameter auditor: Asks the rules on room alone.
  package init(_ auditor: ScreenAuditor, _ drawn: DrawnTexts) {
    self.auditor = auditor
    self.drawn = drawn
  }

  package func budget(_ question: BudgetQuestion) -> TextBudget {
    let places = drawn.places[question.key] ?? []
    var budget = TextBudget(
      table: question.key.table, key: question.key.key, locale: question.key.locale, text: question.text,
      length: question.length, filledIn: question.filledIn, layouts: places.count,
      room: .open(tried: max(0, question.longest - question.filledIn)))
    var best: (characters: Int, trial: Trial, layout: BudgetLayout)?
    var undecided = 0
    var excesses: [TextBudget.Excess?] = question.candidates.map { _ in nil }
    for place in places {
      if auditor.timeLimit.isOver {
        budget.room = .unknown(why: "the time was over before all its places were measured")
        return budget
      }
      let layout = drawn.layouts[place]
      var base: Trial?
      func failure(_ text: String, bias: Double = 0) -> Trial? {
        let trial = WorkJournal.during(layout.work) { Trial(text, question.key, layout, auditor, bias: bias) }
        guard !trial.failures.isEmpty else { return nil }
        if base == nil { base = Trial(question.filler.prefix(1), question.key, layout, auditor) }
        let new = trial.failures.filter { !base!.ids.contains($0.id) }
        guard !new.isEmpty else { return nil }
        return Trial(failures: new, texts: trial.texts)
      }
      // 1. Room for as much as elsewhere is no smaller room.
      let upper = best?.characters ?? question.longest
      if var over = failure(question.filler.prefix(upper)) {
        // 2. The longest text that fits.
        var (fits, tooLong) = (1, upper)
        while tooLong - fits > 1 {
          let middle = (fits + tooLong) / 2
          if let failed = failure(question.filler.prefix(middle)) {
            (tooLong, over) = (middle, failed)
          } else {
            fits = middle
          }
        }
        best = (fits, over, layout)
      } else if let base, base.failures.contains(where: \.isOwn) {
        undecided += 1
      }
      // 3. Texts that have to fit: each at the first place where it surely does not, else where it may not.
      for (index, candidate) in question.candidates.enumerated() where excesses[index]?.isCertain != true {
        guard let failed = failure(candidate.shown) else { continue }
        let isCertain = failure(candidate.shown, bias: -1) != nil
        guard isCertain || excesses[index] == nil else { continue }
        excesses[index] = .init(
          text: candidate.text, length: candidate.length, location: candidate.location, isCertain: isCertain,
          place: failed.place(in: layout))
      }
    }
    budget.excesses = excesses.compactMap { $0 }
    if let best {
      budget.room = .limited(limit(question, best.characters, best.trial, best.layout))
    } else if undecided == places.count {
      budget.room = .unknown(why: "something is wrong at all its places, however short it is")
    }
    return budget
  }

  /// What fits at one place, in characters of average text and in ems.
  private func limit(
    _ question: BudgetQuestion, _ fits: Int, _ over: Trial, _ layout: BudgetLayout
  ) -> TextBudget.Limit {
    let filler = question.filler.prefix(fits)
    let shown = Trial(filler, question.key, layout, auditor).texts.first ?? over.texts.first
    let average = question.widths.averageCharacters(filler)
    let characters = average > 0 ? average : Double(fits)
    let error = characters * (shown?.relativeError ?? 0) + question.widths.spread(characters)
    let own = Int(saturating: characters.rounded(.down)) - question.filledIn
    return TextBudget.Limit(
      characters: max(0, own), error: max(1, Int(saturating: error.rounded(.up))), ems: shown?.ems ?? 0,
      place: over.place(in: layout))
  }
}

/// What rules on room say of a layout with another text in it.
private struct Trial {
  struct Failure {
    /// The rule and the element.
    var id: String
    var rule: RuleID
    /// Of the text that was exchanged.
    var isOwn: Bool
    var words: String?
    var location: SourceLocation?
  }
  /// A place on the layout where the text stands.
  struct Place {
    var ems: Double
    var relativeError: Double
    var location: SourceLocation?
  }
  var failures: [Failure]
  var texts: [Place]
  var ids: Set<String> { Set(failures.map(\.id)) }

  init(failures: [Failure], texts: [Place]) {
    self.failures = failures
    self.texts = texts
  }

  init(
    _ text: String, _ key: DrawnKey, _ layout: BudgetLayout, _ auditor: ScreenAuditor, bias: Double = 0
  ) {
    let wording = Wording(key: key.key, table: key.table, string: text)
    let laidOut = auditor.lower(
      layout.tree, layout.variant, hasFocusedField: layout.hasFocusedField, wording: wording
    ).laidOut(bias: bias)
    let scene = SceneAssembler.assembled(
      laidOut, name: layout.screen, state: layout.state, variant: layout.variant, motions: [],
      accent: auditor.accent, findsColors: false
    ).scene
    func isOwn(_ node: SceneNode) -> Bool { node.text?.content.runs.contains(where: wording.applies) ?? false }
    failures = auditor.rules.flatMap { rule in
      rule.judge(scene).compactMap { judgement -> Failure? in
        guard case .fails = judgement.verdict else { return nil }
        let node = judgement.node.map { scene.nodes[$0] }
        let isOwn = node.map(isOwn) ?? false
        return Failure(
          id: "\(rule.ruleID.rawValue) \(node?.path ?? "") \(judgement.detail)", rule: rule.ruleID, isOwn: isOwn,
          words: isOwn ? nil : node?.text?.content.string ?? node?.spoken?.label, location: node?.source)
      }
    }
    texts = scene.nodes.filter(isOwn).map { node in
      let measured = node.text!.measured
      let width = measured.lines.reduce(0) { $0 + $1.width }
      return Place(
        ems: measured.fontSize > 0 ? width / measured.fontSize : 0, relativeError: measured.relativeError,
        location: node.source)
    }
  }

  /// What gives way first: the text itself where it does.
  func place(in layout: BudgetLayout) -> TextBudget.Place {
    let failure = failures.first(where: \.isOwn) ?? failures[0]
    return TextBudget.Place(
      screen: layout.screen, state: layout.state, size: layout.variant.size, device: layout.variant.device.alias,
      location: failure.isOwn ? failure.location ?? texts.first?.location : texts.first?.location ?? failure.location,
      rule: failure.rule, other: failure.isOwn ? nil : failure.words ?? "what stands beside it")
  }
}
