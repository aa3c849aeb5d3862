package import AuditEngine
import Layout
package import Rendering
package import SightlineModel
import SwiftUIReader
import Typesetting
import WorkJournal

/// One screen in one state and variant, for `render` and `tree`.
package struct Look: Sendable {
  package var scene: Scene
  /// The screen with that state alone: what a screen document holds.
  package var document: ScreenDocument
  /// Every screen with all the states that were read without a walk.
  package var allScreens: ScreenDocument
  package var sources: DrawingSources
  package var problems: [InputProblem]
}

extension AuditPipeline {
  /// Lays one screen out. Without options: the first screen, its settled state, size large, the source language, the
  /// standard phone, light.
  ///
  /// - Throws: When there is no such screen or state, with the names there are.
  ///
  /// - Parameter all: Every screen is read; else only what is asked for, as far as it is found by its name.
  package func look(all: Bool = false) throws(UnusableInput) -> Look {
    let project = try self.project()
    let configuration = project.configuration
    let inputs = WorkJournal.during(Work(.step, "reading the inputs")) { ProjectInputs(project) }
    try request.checkScreenIsNamed(inputs, configuration)
    let variant = try variant(configuration, inputs)
    let matrix = VariantMatrix(of: variant)
    var reading = ScreenReading(inputs, configuration, threads: request.threads)
    let auditor = ScreenAuditor(
      typesetter: inputs.typesetter, rules: [], settings: [:], threads: 1, accent: inputs.accent)
    // In an app the walk meets most of it: from previews one goes on only for a state of theirs.
    let wantsPreviews = request.onlyState.map(ScreenState.isOfPreview) ?? false
    let standard = try standards(configuration, inputs)[0]
    let previewWalk = PreviewWalk(auditor: auditor, variant: standard, variants: [standard, variant]) {
      wantsPreviews || !$0.hasApp
    }
    let wanted = request.onlyScreen
    // A state of any screen is looked for in all of them; the first screen may show nothing.
    var selection: ScreenSelection?
    if !all, wanted != nil || request.onlyState == nil {
      selection = ScreenSelection(name: wanted, isFirstStateAlone: request.onlyState == nil)
    }
    func read(_ selection: ScreenSelection?) {
      WorkJournal.during(Work(.step, "reading the screens")) {
        _ = reading.read(
          matrix: matrix, threads: selection == nil ? request.threads : 1, previewWalk: previewWalk,
          selection: selection)
      }
      reading.addPreviewed(configuration)
    }
    read(selection)
    if selection != nil, reading.screens.isEmpty { read(nil) }
    guard !reading.screens.isEmpty else {
      throw UnusableInput(["no screen was found"] + (project.leftOut.problems + reading.problems).map(\.description))
    }
    func isWanted(_ screen: Screen) -> Bool { wanted == nil || screen.name == wanted || screen.symbol == wanted }
    // What ended the process is no screen that is not there.
    let lost = wanted.map(project.leftOut.problems(ofScreen:)) ?? []
    guard lost.isEmpty else { throw UnusableInput(lost) }
    // A state of the screen's own, else one that a walk meets.
    func isKnown() -> Bool {
      reading.screens.contains { screen in
        isWanted(screen) && (request.onlyState == nil || screen.states.contains { $0.id == request.onlyState })
      } || request.onlyState.map { reading.ownStates[$0] != nil } ?? false
    }
    // States are numbered as an audit numbers them, by the walk in its standard variant: of the whole matrix, else of
    // the part that is asked for. Where the wanted variant shows the same views, they are known without walking there.
    if !isKnown() {
      for standard in try standards(configuration, inputs) where !isKnown() {
        let sources = reading.sources, budget = configuration.budgets.states.value
        guard !project.leftOut.has(.walkingTheApp) else { break }
        let walked = Parallel.onDeepStack {
          walk(sources, auditor, standard, budget: budget, variants: [standard, variant])
        }
        if let walked { reading.add(walked.states, configuration) }
      }
    }
    let own = request.onlyState.flatMap { reading.ownStates[$0] }
    let wantedState = own?.state ?? request.onlyState
    let candidates = reading.screens.filter { isWanted($0) && (own == nil || own?.screen == $0.name) }
    let holder = candidates.first { screen in screen.states.contains { $0.id == wantedState } }
    guard var screen = holder ?? candidates.first else {
      throw UnusableInput(
        "no screen is named '\(wanted ?? "")'; there is \(reading.screens.map(\.name).joined(separator: ", "))")
    }
    guard let state = screen.states.first(where: { wantedState == nil || $0.id == wantedState }) else {
      let known = (wanted == nil ? candidates : [screen]).flatMap { $0.states.map(\.id) }
      throw UnusableInput(
        "no state of \(wanted == nil ? "any screen" : screen.name) is named '\(request.onlyState ?? "")'; there is "
          + Array(Set(known)).sorted().joined(separator: ", "))
    }
    screen.states = [state]
    let shown = screen
    let work = Work(.judging, shown.name, file: shown.source?.file, line: shown.source?.line ?? 0)
    guard
      let scene = Parallel.onDeepStack({ WorkJournal.during(work) { auditor.scene(shown, state, variant) } })
    else {
      throw UnusableInput("\(screen.name) could not be read for \(variant)")
    }
    return Look(
      scene: scene, document: ScreenDocument(screens: [screen]),
      allScreens: ScreenDocument(screens: reading.screens),
      sources: DrawingSources(inputs.typesetter, pictures: inputs.pictures, root: project.root),
      problems: project.leftOut.problems + (project.discovery.problems + inputs.problems + reading.problems).sorted())
  }

  /// The variants in which an audit walks: without this run's options, and with them.
  private func standards(_ configuration: Configuration, _ inputs: ProjectInputs) throws(UnusableInput) -> [Variant] {
    var whole = request
    whole.overrides = ConfigurationOverrides()
    let configurations = [try AuditPipeline(whole).project().configuration, configuration]
    var variants: [Variant] = []
    for configuration in configurations {
      let matrix = try VariantMatrix(configuration, languages: inputs.languages, declared: inputs.declaredAppearance)
      let standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
      if !variants.contains(standard) { variants.append(standard) }
    }
    return variants
  }

  /// The first value of each option, else the defaults of the contract.
  private func variant(_ configuration: Configuration, _ inputs: ProjectInputs) throws(UnusableInput) -> Variant {
    let overrides = request.overrides
    let name = overrides.devices.first ?? "standard"
    let orientation = overrides.orientation ?? .portrait
    let platform = configuration.platform.value
    guard let device = DeviceTable.device(name, platform: platform, orientation: orientation) else {
      throw UnusableInput("'\(name)' is no device; see 'sightline doctor'")
    }
    var appearance = overrides.appearances.first ?? .light
    if overrides.highContrast { appearance = appearance.isDark ? .darkHigh : .lightHigh }
    appearance = inputs.declaredAppearance?.drawn(appearance) ?? appearance
    return Variant(
      size: overrides.sizes.first ?? .large, locale: overrides.locales.first ?? inputs.languages.first ?? "en",
      device: device, appearance: appearance, orientation: orientation, platform: platform,
      boldText: overrides.boldText ?? false)
  }
}
