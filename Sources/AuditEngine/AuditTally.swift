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
    for observation in outcome.observations {
      if let known = passes.position(of: observation) {
        folder.judge(observation, at: known)
      } else {
        folder.add(observation)
        elements.insert(
          JudgedElement(
            rule: observation.rule, screen: observation.screen, path: observation.path, detail: observation.detail))
        if let position = folder.passing(observation) { passes.note(observation, position) }
      }
      countLabels(observation)
    }
    fonts.formUnion(outcome.fonts)
    unsupported.formUnion(outcome.unsupported)
    observed += outcome.observed
    variantsLaidOut += job.variants.count
    guard let traces = outcome.traces else { return }
    if let last = laid.last, (last.screen, last.state) != (job.screen, job.state) { compareSizes() }
    laid.append(.init(screen: job.screen, state: job.state, variants: job.variants, traces: traces))
  }

  private mutating func compareSizes() {
    if let first = laid.first { comparing.screen = first.screen }
    for observation in comparison.observations(laid) {
      comparing.add(observation)
      elements.insert(
        JudgedElement(
          rule: observation.rule, screen: observation.screen, path: observation.path, detail: observation.detail))
      countLabels(observation)
    }
    laid = []
  }

  private mutating func countLabels(_ observation: Observation) {
    guard observation.rule == "control-name" || observation.rule == "image-name" else { return }
    for index in observation.variants {
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
