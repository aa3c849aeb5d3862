import Reporting
import SightlineModel

extension AuditPipeline {
  /// The result of an earlier run on the same contents, else of this one, which is kept.
  func audit(
    _ project: Project, changed: Set<String>?, cachedIn folder: String
  ) throws(UnusableInput) -> AuditOutcome {
    progress(AuditProgress(step: "Looking into the cache"))
    var notes: [String] = []
    let key = RunKey(project, request, changed: changed)
    var known: Recalled?
    do throws(CacheProblem) {
      if request.leftOut.isEmpty { known = try recalled(key, ResultCache(folder: folder)) }
    } catch {
      notes.append("the cache is not used: \(error)")
    }
    if let known {
      var outcome = try weighed(known.found, ruleSet(of: project), project, changed: changed)
      outcome.pictures = known.pictures
      outcome.blob = known.blob
      outcome.isFromCache = true
      return outcome
    }
    var outcome = try audit(project, changed: changed)
    // What somebody saved while the sources were read is no result of these contents. Another run may have written
    // meanwhile: this one has not held the cache's file.
    // What ends the process may depend on the machine's memory and speed.
    if notes.isEmpty, request.leftOut.isEmpty, let found = outcome.found,
      RunKey(project, request, changed: changed) == key
    {
      do throws(CacheProblem) {
        let cache = try ResultCache(folder: folder)
        try cache.store(ResultCache.Entry(reads: outcome.furtherReads, found: found), key)
        if let blob = outcome.blob {
          try cache.store(blob: blob, key)
        } else if request.drawsPictures {
          try cache.store(outcome.pictures, key)
        }
      } catch {
        notes.append("the result is not kept: \(error)")
      }
    }
    outcome.cacheNotes = notes
    return outcome
  }

  /// What an earlier run found; what of it counts is decided anew.
  private struct Recalled {
    var found: FoundReport
    var pictures: [ScenePicture] = []
    var blob: [UInt8]?
  }

  /// - Throws: `CacheProblem`, when the cache can't be read.
  private func recalled(_ key: RunKey, _ cache: borrowing ResultCache) throws(CacheProblem) -> Recalled? {
    guard let entry = try cache.entry(key) else { return nil }
    var known = Recalled(found: entry.found)
    if request.keepsBlob {
      guard let blob = try cache.blob(key) else { return nil }
      known.blob = blob
    } else if request.drawsPictures {
      guard let pictures = try cache.pictures(key) else { return nil }
      known.pictures = pictures
    }
    return known
  }
}
