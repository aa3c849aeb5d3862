import SightlineModel
import StringCatalogs

/// Folds observations into findings: one for each rule, cause and component.
///
/// Observations come in matrix order and are let go of at once: what a finding needs of the passing ones are variants and
/// names, of the failing ones also the first.
///
/// A failure is folded under the line to blame, which a pass has none of: variants in which an element was judged are kept
/// for its own line, whatever it was judged, and belong to every cause that an element of that line names.
struct FindingFolder: Sendable {
  private let variants: [Variant]
  private let settings: [RuleID: RuleSetting]
  /// Rules for which the smallest failing size is said.
  private let sizeDependent: Set<RuleID>
  /// In the order in which they were made.
  private(set) var groups: [CauseGroup] = []
  private var positions: [CauseGroup.Cause: Int] = [:]
  /// Where the next observation is met. Set by whoever adds, before those of another screen.
  private var next = Met(screen: 0, number: 0)

  /// The index of the screen that the next observations are of.
  var screen: Int {
    get { next.screen }
    set { next.screen = newValue }
  }

  init(variants: [Variant], settings: [RuleID: RuleSetting], sizeDependent: Set<RuleID>) {
    self.variants = variants
    self.settings = settings
    self.sizeDependent = sizeDependent
  }

  mutating func add(_ observation: Observation) {
    next.number += 1
    let position = position(observation, observation.location)
    groups[position].add(observation, variants, at: next)
    guard observation.place != observation.location else { return }
    let own = self.position(observation, observation.place)
    groups[own].judge(observation.isPresumed, observation.variants)
    groups[position].placesOfElements.insert(own)
  }

  /// - Returns: Where to say that this passes in further variants: `nil` where it is more than a pass.
  func passing(_ observation: Observation) -> Int? {
    guard case .passes = observation.verdict, observation.place == observation.location else { return nil }
    return positions[
      CauseGroup.Cause(rule: observation.rule, location: observation.location, detail: observation.detail)]
  }

  /// What has passed before, in further variants.
  mutating func judge(_ isPresumed: Bool, _ variants: [Int], at position: Int) {
    groups[position].judge(isPresumed, variants)
  }

  private mutating func position(_ observation: Observation, _ location: SourceLocation) -> Int {
    return position(CauseGroup.Cause(rule: observation.rule, location: location, detail: observation.detail), next)
  }

  private mutating func position(_ cause: CauseGroup.Cause, _ met: Met) -> Int {
    if let position = positions[cause] { return position }
    positions[cause] = groups.count
    groups.append(CauseGroup(cause: cause, met: met))
    return groups.count - 1
  }

  /// Adds what was folded of other screens: the same comes of it as of one fold of all.
  mutating func add(_ others: [CauseGroup]) {
    let own = others.map { position($0.cause, $0.met) }
    for (index, other) in others.enumerated() {
      groups[own[index]].formUnion(other)
      groups[own[index]].placesOfElements.formUnion(other.placesOfElements.map { own[$0] })
    }
  }

  /// In the order in which the causes were met.
  var findings: [Finding] {
    let reported = ReportedCauses(groups)
    return groups.sorted { $0.met < $1.met }.compactMap { reported.covers($0, sizeDependent) ? nil : finding($0) }
  }

  private func finding(_ group: CauseGroup) -> Finding? {
    let decisive = group.decisive
    guard let worst = decisive.worst, let issue = worst.verdict.issue else { return nil }
    let isFailure = group.failing.worst != nil
    let setting = settings[worst.rule]
    // 1. Which variants.
    let failingIndices = decisive.variants.indices
    // What is only seen where something is presumed says nothing of the variants in which nobody presumed it.
    let isPresumed = decisive.isPresumed
    let judgedIndices = group.placesOfElements.reduce(into: group.judged(isPresumed)) {
      $0.formUnion(groups[$1].judged(isPresumed))
    }.indices
    let summary = FailureSummary(
      failing: failingIndices.map { variants[$0] }, judged: judgedIndices.map { variants[$0] },
      undecided: isFailure ? group.reviewing.variants.indices.map { variants[$0] } : [], isQuestion: !isFailure,
      isPartial: isPresumed)
    let first = sizeDependent.contains(worst.rule) ? failingIndices.map { variants[$0].size }.min() : summary.firstSize
    // 2. In words.
    func fingerprint(_ identity: CauseGroup.Identity) -> String {
      Fingerprint.of(
        rule: worst.rule, symbol: identity.symbol, path: identity.kind + worst.detail, text: identity.text)
    }
    let fingerprints = Set(decisive.identities.map(fingerprint)).sorted()
    var message = issue.message
    if decisive.isVarying(worst) {
      let all = failingIndices.map { variants[$0].conditions }
      let isRatio = if case .ratio? = issue.measured?.quantity { true } else { false }
      let seen = variants[worst.variants[0]].conditions
      let alike = decisive.alike.indices.map { variants[$0].conditions }
      if let place = seen.words(among: all, alike: alike, ofColors: isRatio) { message += " Measured \(place)." }
    }
    if let others = decisive.ratios.inOtherAppearances(issue.measured, in: variants[worst.variants[0]], among: variants)
    {
      message += " \(others)"
    }
    var finding = Finding(
      rule: worst.rule, severity: isFailure ? setting?.severity ?? .warning : .review,
      verdict: isFailure ? .fail : .review, message: message, location: worst.location, screen: worst.screen,
      state: worst.state, element: worst.element,
      measured: issue.measured,
      variants: Finding.VariantFold(
        failing: failingIndices.map { variants[$0].description }, first: first, total: judgedIndices.count,
        words: summary.text,
        worst: decisive.furthest.map {
          Finding.Worst(variant: variants[$0.variant].description, measured: $0.measured)
        }),
      sources: setting?.sources ?? [], suggestion: issue.suggestion, derivation: issue.derivation,
      // The smallest of all that were judged, so that it does not depend on which of them fail in this run.
      fingerprint: group.identities.map(fingerprint).min() ?? "",
      picture: Finding.Picture(
        variant: variants[worst.variants[0]].description, frame: worst.frame, scrolls: worst.scrolls))
    if !isFailure, !issue.doubts.isEmpty { finding.doubts = issue.doubts }
    if fingerprints != [finding.fingerprint] { finding.elementFingerprints = fingerprints }
    let places = decisive.otherPlaces(than: worst)
    if !places.isEmpty { finding.places = places }
    return finding
  }
}

/// What was observed of one cause.
struct CauseGroup: Sendable {
  struct Cause: Hashable, Sendable {
    var rule: RuleID
    var location: SourceLocation
    var detail: String
  }
  let cause: Cause
  /// First.
  private(set) var met: Met
  /// What a fingerprint is made of, beside rule and detail.
  struct Identity: Hashable, Sendable, Codable {
    var symbol: String?
    var kind: String
    var text: String
  }
  struct Place: Hashable, Sendable, Codable {
    var screen: String
    var path: String
  }
  /// The failures, or the reviews.
  struct Side: Sendable, Codable {
    var variants = VariantSet()
    var identities: Set<Identity> = []
    var places: Set<Place> = []
    /// What the message tells of: in the first language in which it fails, of which pseudo-languages are the last, what
    /// shows words of the app, of those the one that falls shortest, and at the smallest size of those alike.
    var worst: Observation?
    /// Where it measured the same as there.
    fileprivate var alike = VariantSet()
    private var worstRank = Rank(language: 0, isStandIn: false, shortfall: nil)
    private var worstMet = Met(screen: 0, number: 0)
    var ratios = RatiosByAppearance()
    /// Where the measured number falls shortest of what is needed: the variant's index.
    private(set) var furthest: Furthest?
    struct Furthest: Sendable, Codable {
      var variant: Int
      var measured: Measurement
      var met: Met
    }
    /// Every thing that fails, as it is met first, with the number that falls shortest.
    private(set) var shown: [Shown: Finding.Place] = [:]
    /// Those that were not measured alike in all variants.
    private(set) var varying: Set<Shown> = []
    /// No state shows it but those that were presumed.
    var isPresumed = true
    var elements: Set<Element> = []
  }
  /// What decides which observation is told, before where it was made.
  struct Rank: Sendable, Codable {
    /// The first variant in the language; beyond all for pseudo-languages.
    var language: Int
    var isStandIn: Bool
    var shortfall: Measurement?
  }
  /// One of the things that a cause shows in.
  struct Shown: Hashable, Sendable, Codable {
    var screen: String
    var place: SourceLocation
    var path: String
  }
  /// What a cause is about: a thing at its own line.
  struct Element: Hashable, Sendable, Codable {
    var place: SourceLocation
    var text: String
  }
  private(set) var judged = VariantSet()
  private(set) var judgedPresumed = VariantSet()
  /// - Parameter isPresumed: Only where something was presumed.
  func judged(_ isPresumed: Bool) -> VariantSet {
    var all = judgedPresumed
    if !isPresumed { all.formUnion(judged) }
    return all
  }
  /// The failures, else the reviews.
  var decisive: Side { failing.worst == nil ? reviewing : failing }
  /// Groups of the lines that the elements stand on, where another line is to blame.
  var placesOfElements: Set<Int> = []
  var identities: Set<Identity> = []
  var failing = Side()
  var reviewing = Side()

  init(cause: Cause, met: Met) { (self.cause, self.met) = (cause, met) }

  /// As it was stored.
  init(
    cause: Cause, met: Met, judged: VariantSet, judgedPresumed: VariantSet, identities: Set<Identity>,
    placesOfElements: Set<Int>, failing: Side, reviewing: Side
  ) {
    self.init(cause: cause, met: met)
    (self.judged, self.judgedPresumed) = (judged, judgedPresumed)
    (self.identities, self.placesOfElements) = (identities, placesOfElements)
    (self.failing, self.reviewing) = (failing, reviewing)
  }

  /// Takes over what another fold has of the same cause, but for `placesOfElements`, which are positions in that fold.
  fileprivate mutating func formUnion(_ other: CauseGroup) {
    met = min(met, other.met)
    judged.formUnion(other.judged)
    judgedPresumed.formUnion(other.judgedPresumed)
    identities.formUnion(other.identities)
    failing.formUnion(other.failing)
    reviewing.formUnion(other.reviewing)
  }

  mutating func add(_ observation: Observation, _ variants: [Variant], at met: Met) {
    let identity = Identity(
      symbol: observation.symbol, kind: observation.element.kind, text: observation.sourceText)
    judge(observation.isPresumed, observation.variants)
    identities.insert(identity)
    switch observation.verdict {
    case .fails: failing.add(observation, identity, variants, at: met)
    case .needsReview: reviewing.add(observation, identity, variants, at: met)
    case .passes, .notApplicable: break
    }
  }

  mutating func judge(_ isPresumed: Bool, _ variants: [Int]) {
    for index in variants {
      if isPresumed { judgedPresumed.insert(index) } else { judged.insert(index) }
    }
  }
}

extension CauseGroup.Side {
  fileprivate mutating func add(
    _ observation: Observation, _ identity: CauseGroup.Identity, _ variants: [Variant], at met: Met
  ) {
    for index in observation.variants { self.variants.insert(index) }
    identities.insert(identity)
    places.insert(CauseGroup.Place(screen: observation.screen, path: observation.path))
    elements.insert(CauseGroup.Element(place: observation.place, text: observation.sourceText))
    if !observation.isPresumed { isPresumed = false }
    note(observation, at: met)
    let first = observation.variants[0]
    let measured = observation.verdict.issue?.measured
    let locale = variants[first].locale
    let language =
      locale == LocaleName.accented ? variants.count : variants.firstIndex { $0.locale == locale } ?? first
    let rank = CauseGroup.Rank(language: language, isStandIn: observation.isStandIn, shortfall: measured)
    ratios.add(measured, in: variants[first].appearance, variant: first, at: met)
    let isAlike = isAlike(observation)
    if isAlike { for index in observation.variants { alike.insert(index) } }
    guard isWorse(observation, rank, met) else { return }
    if !isAlike { alike = VariantSet(observation.variants) }
    // What it was made from is let go of with the scene.
    worst = observation
    worst?.verdict.issue = observation.verdict.issue?.inWords
    (worstRank, worstMet) = (rank, met)
  }

  /// The same thing, measured the same.
  private func isAlike(_ other: Observation) -> Bool {
    guard let worst else { return false }
    return (worst.screen, worst.place, worst.path) == (other.screen, other.place, other.path)
      && worst.verdict.issue?.measured == other.verdict.issue?.measured
  }

  private func isWorse(_ other: Observation, _ rank: CauseGroup.Rank, _ met: Met) -> Bool {
    guard let worst else { return true }
    if rank.language != worstRank.language { return rank.language < worstRank.language }
    if rank.isStandIn != worstRank.isStandIn { return !rank.isStandIn }
    switch (rank.shortfall, worstRank.shortfall) {
    case (_?, nil): return true
    case (nil, _?): return false
    case (let measured?, let own?):
      if measured.isFurtherOff(than: own) { return true }
      if own.isFurtherOff(than: measured) { return false }
    case (nil, nil): break
    }
    return (other.variants[0], other.screen, other.path, met)
      < (worst.variants[0], worst.screen, worst.path, worstMet)
  }

  fileprivate mutating func formUnion(_ other: CauseGroup.Side) {
    variants.formUnion(other.variants)
    identities.formUnion(other.identities)
    places.formUnion(other.places)
    elements.formUnion(other.elements)
    isPresumed = isPresumed && other.isPresumed
    ratios.formUnion(other.ratios)
    // Things of one screen are in one fold.
    shown.merge(other.shown) { own, _ in own }
    varying.formUnion(other.varying)
    if let furthest = other.furthest { note(furthest) }
    if let worst = other.worst, isWorse(worst, other.worstRank, other.worstMet) {
      self.worst = worst
      (worstRank, worstMet, alike) = (other.worstRank, other.worstMet, other.alike)
    }
  }

  /// Whether what it tells of was measured differently in other variants.
  fileprivate func isVarying(_ worst: Observation) -> Bool {
    varying.contains(CauseGroup.Shown(screen: worst.screen, place: worst.place, path: worst.path))
  }

  private mutating func note(_ other: Furthest) {
    guard let own = furthest else {
      furthest = other
      return
    }
    if other.measured.isFurtherOff(than: own.measured)
      || other.met < own.met && !own.measured.isFurtherOff(than: other.measured)
    {
      furthest = other
    }
  }

  private mutating func note(_ observation: Observation, at met: Met) {
    let measured = observation.verdict.issue?.measured
    if let measured { note(Furthest(variant: observation.variants[0], measured: measured, met: met)) }
    shown.merge(observation.parts) { own, _ in own }
    let key = CauseGroup.Shown(screen: observation.screen, place: observation.place, path: observation.path)
    guard let known = shown[key] else {
      shown[key] = Finding.Place(
        location: observation.place, screen: observation.screen, element: observation.element, measured: measured)
      return
    }
    if let measured, let other = known.measured, measured.number != other.number { varying.insert(key) }
    if let measured, known.measured.map({ measured.isFurtherOff(than: $0) }) ?? true {
      shown[key]?.measured = measured
    }
  }

  /// All things but the one that the finding names, by place and screen; what reads the same is listed once. Where another line
  /// is to blame, out of sight of the thing's own, that one is named too.
  fileprivate func otherPlaces(than named: Observation) -> [Finding.Place] {
    let own = CauseGroup.Shown(screen: named.screen, place: named.place, path: named.path)
    let isElsewhere = ElementParts.isOutOfSight(named.place, of: named.location)
    var seen: Set<Finding.Place> = isElsewhere ? [] : shown[own].map { [$0] } ?? []
    return shown.filter { isElsewhere || $0.key != own }
      .sorted { ($0.key.place, $0.key.screen, $0.key.path) < ($1.key.place, $1.key.screen, $1.key.path) }
      .map(\.value).filter { seen.insert($0).inserted }
  }
}

/// Causes that another finding reports already.
private struct ReportedCauses {
  private struct Key: Hashable {
    var rule: RuleID
    var element: CauseGroup.Element
  }
  private var failing: Set<Key> = []
  private var reviewed: Set<Key> = []
  /// With a title that is drawn and not announced.
  private var screensWithTitle: Set<String> = []

  init(_ groups: [CauseGroup]) {
    for group in groups {
      if let worst = group.reviewing.worst {
        for element in group.reviewing.elements { reviewed.insert(Key(rule: worst.rule, element: element)) }
      }
      guard let worst = group.failing.worst else { continue }
      for element in group.failing.elements { failing.insert(Key(rule: worst.rule, element: element)) }
      if worst.rule == "heading" { screensWithTitle.formUnion(group.failing.places.map(\.screen)) }
    }
  }

  /// A review of things that fail for certain elsewhere; a missing title, where one is drawn: fixed there, it is there.
  func covers(_ group: CauseGroup, _ sizeDependent: Set<RuleID>) -> Bool {
    let decisive = group.decisive
    guard let worst = decisive.worst else { return false }
    if worst.rule == "screen-title" { return decisive.places.allSatisfy { screensWithTitle.contains($0.screen) } }
    // Too small for 24 pt is too small for 44 pt: one defect, and one question.
    if worst.rule == "target-size-comfortable" {
      return decisive.elements.allSatisfy { element in
        let smaller = Key(rule: "target-size", element: element)
        return failing.contains(smaller) || group.failing.worst == nil && reviewed.contains(smaller)
      }
    }
    guard group.failing.worst == nil, decisive.isPresumed || sizeDependent.contains(worst.rule) else { return false }
    return decisive.elements.allSatisfy { failing.contains(Key(rule: worst.rule, element: $0)) }
  }
}
