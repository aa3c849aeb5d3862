import AuditEngine
package import Reporting
import SightlineModel
import WorkJournal

extension AuditPipeline {
  /// What VoiceOver says on every screen, in every state that is shown and every language, at the standard size, on the
  /// standard device. Nothing is judged, and what nobody has met is not presumed.
  ///
  /// - Throws: When the configuration or the path is of no use, or there is no screen.
  package func transcript() throws(UnusableInput) -> [SpokenTranscript] {
    let project = try self.project()
    let configuration = project.configuration
    let inputs = WorkJournal.during(Work(.step, "reading the inputs")) { ProjectInputs(project) }
    var matrix = try VariantMatrix(configuration, languages: inputs.languages, declared: inputs.declaredAppearance)
    let standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
    (matrix.sizes, matrix.devices, matrix.appearances) = ([standard.size], [standard.device], [standard.appearance])
    let variants = matrix.variants
    var reading = ScreenReading(inputs, configuration, threads: request.threads)
    let auditor = ScreenAuditor(
      typesetter: inputs.typesetter, rules: [], settings: [:], threads: 1, accent: inputs.accent)
    let previewWalk = PreviewWalk(auditor: auditor, variant: standard, variants: variants)
    let flow = WorkJournal.during(Work(.step, "reading the screens")) {
      reading.read(matrix: matrix, threads: request.threads, previewWalk: previewWalk) { [progress] in
        progress(AuditProgress(step: "Reading \($0)", done: $1, total: $2))
      } walk: { [self, sources = reading.sources, leftOut = project.leftOut] in
        guard !leftOut.has(.walkingTheApp) else { return nil }
        let budget = configuration.budgets.states.value
        return walk(sources, auditor, standard, budget: budget, variants: variants)
      }
    }
    if let flow { reading.add(flow.states, configuration) }
    reading.addPreviewed(configuration)
    guard !reading.screens.isEmpty else {
      throw UnusableInput(["no screen was found"] + (project.leftOut.problems + reading.problems).map(\.description))
    }
    struct Part: Sendable {
      var screen: Screen
      var state: ScreenState
      var variant: Variant
    }
    let parts = reading.screens.flatMap { screen in
      screen.states.filter { $0.presumption == nil }.flatMap { state in
        variants.map { Part(screen: screen, state: state, variant: $0) }
      }
    }
    return Parallel.map(parts, threads: request.threads) { part -> SpokenTranscript? in
      let source = part.screen.source
      let work = Work(.judging, part.screen.name, file: source?.file, line: source?.line ?? 0)
      return WorkJournal.during(work) {
        auditor.scene(part.screen, part.state, part.variant).map {
          SpokenTranscript($0, path: part.state.path)
        }
      }
    }.compactMap { $0 }
  }
}
