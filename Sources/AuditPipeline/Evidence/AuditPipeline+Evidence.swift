import AuditEngine
package import SightlineModel

/// What an audit shows of the tasks that people do with an app.
package struct AppEvidence: Sendable {
  package var project: String
  package var version: String
  package var tasks: [TaskEvidence]
  /// The tasks are the configuration's own.
  package var isConfigured: Bool
}

extension AuditPipeline {
  /// Audits the app and says of each task what speaks for and against Apple's labels.
  ///
  /// - Throws: When there is no app to launch, or nothing to audit.
  package func evidence() throws(UnusableInput) -> AppEvidence {
    var asking = request
    asking.keepsScenes = true
    let outcome = try AuditPipeline(asking, progress: progress).run()
    guard let scenes = outcome.scenes else { throw UnusableInput("no screen was laid out; 'sightline audit' says why") }
    let rules = try ruleSet(of: outcome.project)
    let configured = outcome.project.configuration.tasks.value
    var known: [String: Scene?] = [:]
    let maker = EvidenceMaker(report: outcome.report, runs: rules.runs) { state, screen, isDark in
      let key = "\(state)\n\(screen)\n\(isDark)"
      if let scene = known[key] { return scene }
      let scene = scenes.scene(ofState: state, on: screen, isDark: isDark)
      known[key] = scene
      return scene
    }
    guard let tasks = maker.tasks(named: configured.map { ($0.name, $0.screens) }) else {
      throw UnusableInput("no app was found to launch; name its type with 'entry' in \(Configuration.fileName)")
    }
    return AppEvidence(
      project: outcome.project.name, version: Self.version, tasks: tasks, isConfigured: !configured.isEmpty)
  }
}

extension SceneSource {
  /// What a state of the flow shows at the usual size, in the source language, on the usual phone.
  func scene(ofState state: String, on screen: String, isDark: Bool) -> Scene? {
    let id = ownStates[state] ?? state
    guard
      let index = screens.firstIndex(where: { $0.name == screen || $0.symbol == screen }),
      let position = screens[index].states.firstIndex(where: { $0.id == id }),
      let variant = usualVariant(isDark: isDark)
    else { return nil }
    return scene(index, position, variant)
  }

  private func usualVariant(isDark: Bool) -> Variant? {
    let variants = matrix.variants.filter { $0.appearance.isDark == isDark }
    func nearness(_ variant: Variant) -> Int {
      abs(variant.size.index - DynamicTypeSize.large.index) * 4 + (variant.device.alias == "standard" ? 0 : 1)
        + (variant.locale == matrix.locales.first ? 0 : 2)
    }
    return variants.min { nearness($0) < nearness($1) }
  }
}
