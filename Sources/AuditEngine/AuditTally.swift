import Rules
import SightlineModel

/// What an audit has found so far. Takes the outcomes in the order of the jobs, whatever the order of completion, and
/// keeps of each only what the report needs: memory grows with what is found, not with what was looked at.
struct AuditTally {
  private let matrix: VariantMatrix
  private let variants: [Variant]
  private let comparison: SizeComparison
  private var folder: FindingFolder
  /// Of rules that compare sizes: reported after all others.
  private var comparing: FindingFolder
  private var elements: Set<JudgedElement> = []
  private var needed: Set<LabelledElement> = []
  private var unnamed: Set<LabelledElement> = []
  private var fonts: Set<FontUse> = []
  private var unsupported: Set<AuditReport.Unresolved> = []
  private var observed: [ObservedColor] = []
  private var variantsLaidOut = 0
  /// Layouts of the state at hand, to be held against each other.
  private var laid: [SizeComparison.Laid] = []
  private var passes = KnownPasses(screen: -1, state: -1)

  /// The same element in several variants counts once.
  private struct JudgedElement: Hashable {
    var rule: RuleID
    var screen: String
    var path: String
    var detail: String
  }
  private struct LabelledElement: Hashable {
    var screen: String
    var locale: String
    var state: String
    var path: String
  }

  init(_ auditor: ScreenAuditor, _ screens: [Screen], _ matrix: VariantMatrix, _ variants: [Variant]) {
    self.matrix = matrix
    self.variants = variants
    comparison = SizeComparison(rules: auditor.sizeRules, screens: screens, variants: variants)
    folder = auditor.folder(variants)
    comparing = folder
  }

  /// - Parameter job: The next one.
  mutating func add(_ outcome: ScreenAuditor.Outcome, of job: ScreenAuditor.Job) {
    if passes.screen != job.screen || passes.state != job.state {
      passes = KnownPasses(screen: job.screen, state: job.state)
      folder.screen = job.screen
    }
    for observed in outcome.observed {
      switch observed {
      case .own(let observations): for observation in observations { add(observation) }
      case .again(let repeated): add(repeated, of: job)
      }
    }
    fonts.formUnion(outcome.fonts)
    unsupported.formUnion(outcome.unsupported)
    observed += outcome.colors
    variantsLaidOut += job.variants.count
    guard let traces = outcome.traces else { return }
    if let last = laid.last, (last.screen, last.state) != (job.screen, job.state) { compareSizes() }
    laid.append(.init(screen: job.screen, state: job.state, variants: job.variants, traces: traces))
  }

  /// - Returns: Where the fold keeps it; `nil` where that is more than a place for passes.
  @discardableResult
  private mutating func add(_ observation: Observation) -> Int? {
    defer { countLabels(observation, observation.variants) }
    if let known = passes.position(of: observation) {
      folder.judge(observation.isPresumed, observation.variants, at: known)
      return known
    }
    folder.add(observation)
    elements.insert(
      JudgedElement(
        rule: observation.rule, screen: observation.screen, path: observation.path, detail: observation.detail))
    guard let position = folder.passing(observation) else { return nil }
    passes.note(observation, position)
    return position
  }

  /// What has been met in this state is looked up no more.
  private mutating func add(_ repeated: RepeatedPasses, of job: ScreenAuditor.Job) {
    guard let known = passes.positions(of: repeated) else {
      var positions: [Int?] = []
      for var observation in repeated.observations {
        observation.variants = job.variants
        positions.append(add(observation))
      }
      passes.note(repeated, positions)
      return
    }
    for (observation, position) in zip(repeated.observations, known) {
      folder.judge(observation.isPresumed, job.variants, at: position)
      countLabels(observation, job.variants)
    }
  }

  private mutating func compareSizes() {
    if let first = laid.first { comparing.screen = first.screen }
    for observation in comparison.observations(laid) {
      comparing.add(observation)
      elements.insert(
        JudgedElement(
          rule: observation.rule, screen: observation.screen, path: observation.path, detail: observation.detail))
      countLabels(observation, observation.variants)
    }
    laid = []
  }

  private mutating func countLabels(_ observation: Observation, _ held: [Int]) {
    guard observation.rule == "control-name" || observation.rule == "image-name" else { return }
    for index in held {
      let variant = variants[index]
      guard variant.size == labelSize, variant.device == matrix.devices.first else { continue }
      let element = LabelledElement(
        screen: observation.screen, locale: variant.locale, state: observation.state.id, path: observation.path)
      needed.insert(element)
      if case .passes = observation.verdict { continue }
      unnamed.insert(element)
    }
  }

  /// Labels are counted at one size and device of the matrix.
  private var labelSize: DynamicTypeSize { matrix.sizes.contains(.large) ? .large : matrix.sizes.first ?? .large }

  /// Everything added so far.
  ///
  /// - Parameter judged: Names of the screens that were.
  mutating func finish(judged: Set<String>) -> JudgedScreens {
    compareSizes()
    var result = JudgedScreens()
    result.causes = FoldedCauses(folder.groups)
    result.comparing = FoldedCauses(comparing.groups)
    result.judged = elements.reduce(into: [:]) { $0[$1.rule.rawValue, default: 0] += 1 }
    result.fonts = fonts
    result.unsupported = unsupported
    result.variantsLaidOut = variantsLaidOut
    result.colorPairs = ColorPairFold(observed)
    for name in judged { result.labels[name] = labels(name) }
    return result
  }

  /// Named and needing a name, per language.
  private func labels(_ screen: String) -> [AuditReport.ScreenCoverage.Labels] {
    let own = needed.filter { $0.screen == screen }
    return matrix.locales.map { locale in
      let elements = own.filter { $0.locale == locale }
      return .init(locale: locale, named: elements.subtracting(unnamed).count, needed: elements.count)
    }
  }
}
