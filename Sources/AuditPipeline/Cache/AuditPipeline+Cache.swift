import SightlineModel

extension AuditPipeline {
  /// The result of an earlier run on the same contents, else of this one, which is kept.
  func audit(
    _ project: Project, changed: Set<String>?, cachedIn folder: String
  ) throws(UnusableInput) -> AuditOutcome {
    progress(AuditProgress(step: "Looking into the cache"))
    var notes: [String] = []
    let key = RunKey(project, request, changed: changed)
    do throws(CacheProblem) {
      if request.leftOut.isEmpty, let known = try recalled(key, project, ResultCache(folder: folder)) { return known }
    } catch {
      notes.append("the cache is not used: \(error)")
    }
    var outcome = try audit(project, changed: changed)
    // What somebody saved while the sources were read is no result of these contents. Another run may have written
    // meanwhile: this one has not held the cache's file.
    // What ends the process may depend on the machine's memory and speed.
    if notes.isEmpty, request.leftOut.isEmpty, RunKey(project, request, changed: changed) == key {
      do throws(CacheProblem) {
        let cache = try ResultCache(folder: folder)
        try cache.store(
          ResultCache.Entry(
            reads: outcome.furtherReads, report: outcome.report, problems: outcome.problems, gate: outcome.gate), key)
        if request.drawsPictures { try cache.store(outcome.pictures, key) }
      } catch {
        notes.append("the result is not kept: \(error)")
      }
    }
    outcome.cacheNotes = notes
    return outcome
  }

  /// - Throws: `CacheProblem`, when the cache can't be read.
  private func recalled(
    _ key: RunKey, _ project: Project, _ cache: borrowing ResultCache
  ) throws(CacheProblem) -> AuditOutcome? {
    guard let entry = try cache.entry(key), let rules = try? ruleSet(of: project) else { return nil }
    var outcome = AuditOutcome(
      report: entry.report, problems: entry.problems, rules: rules.infos, project: project, gate: entry.gate)
    outcome.report.coverage.views?.floor = project.configuration.coverage.views.value
    if request.drawsPictures {
      guard let pictures = try cache.pictures(key) else { return nil }
      outcome.pictures = pictures
    }
    outcome.isFromCache = true
    return outcome
  }
}
