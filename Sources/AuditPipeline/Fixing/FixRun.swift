import Fixes
package import SightlineModel
import SourceDocuments
import WorkJournal

/// Finds edits of sources that answer the findings of a run, and keeps those with which another audit finds what they
/// answer gone and nothing new.
///
/// All edits are tried together; only where something new appears is the one looked for that brings it.
package struct FixRun {
  /// Audits that one run may take; what is not clear by then is not offered.
  private static let most = 12

  private let pipeline: AuditPipeline
  private let before: AuditOutcome
  private var batch = FixBatch(fixes: [])
  private var left: [NotOffered] = []
  private var audits = 0

  /// What is offered.
  package private(set) var proposed: ProposedFixes
  /// What the last audit says, which had all that is offered in it; the run's own where nothing is.
  package private(set) var after: AuditOutcome

  /// - Parameter before: The outcome of the same pipeline, on the files as they are.
  package init(_ pipeline: AuditPipeline, _ before: AuditOutcome) throws(UnusableInput) {
    self.pipeline = pipeline
    self.before = before
    after = before
    proposed = ProposedFixes(FixBatch(fixes: []), left: [], root: before.project.root)
    var notes: [String] = []
    if before.report.coverage.endedEarly != nil {
      notes.append("no edit of a source is offered: the audit ended early, so that nothing could be checked")
    } else {
      make()
      try settle()
    }
    notes += left.sorted().map { "\($0.spot.location): not offered for \($0.spot.rule): \($0.why)" }
    let others = Set(
      before.report.findings.filter { $0.status == .new && !FixMaker.rules.contains($0.rule) }.map(\.rule))
    if !others.isEmpty {
      notes.append(
        "no edit is known for \(others.sorted().map(\.rawValue).joined(separator: ", ")); 'sightline explain RULE' says what helps"
      )
    }
    proposed = ProposedFixes(batch, left: notes, root: before.project.root)
  }

  /// The report of the run as it was, each finding with the edits that answer it.
  package var marked: AuditReport {
    var report = before.report
    let fixes = batch.fixes.map { fix in
      (
        fingerprints: Set(fix.fingerprints),
        proposed: ProposedFix(
          summary: fix.summary,
          edits: fix.edits.map { edit in
            let offsets = edit.range.offsets
            return .init(
              start: edit.range.source.location(at: offsets.lowerBound),
              end: edit.range.source.location(at: offsets.upperBound), text: edit.replacement)
          })
      )
    }
    for index in report.findings.indices {
      let own = fixes.filter { $0.fingerprints.contains(report.findings[index].fingerprint) }.map(\.proposed)
      if !own.isEmpty { report.findings[index].fixes = own }
    }
    return report
  }

  // MARK: Steps

  /// 1. An edit for each place of each finding, where one is known and nothing about it is in doubt.
  private mutating func make() {
    let files = Dictionary(
      before.project.discovery.files(.swift).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var makers: [String: FixMaker?] = [:]
    let context = FixContext(
      languages: ProjectInputs(before.project).translations,
      rowTypes: rowTypes(of: files.values.sorted { $0.path < $1.path }))
    var made: [Fix] = []
    for finding in before.report.findings where finding.status == .new && FixMaker.rules.contains(finding.rule) {
      for objection in Objection.all(of: finding) {
        let path = objection.spot.location.file
        let maker: FixMaker?
        if let known = makers[path] {
          maker = known
        } else {
          maker = files[path].flatMap { try? $0.bytes() }.flatMap { SwiftSource(SourceText(bytes: $0, file: path)) }.map
          {
            FixMaker($0, context: context)
          }
          makers[path] = .some(maker)
        }
        guard let maker else {
          left.append(NotOffered(objection.spot, why: "\(path) is no source of the app's that can be edited"))
          continue
        }
        switch maker.fix(for: objection) {
        case .success(let fix): made.append(fix)
        case .failure(let problem): left.append(problem)
        }
      }
    }
    let joined = FixBatch.joining(made)
    batch = joined.batch
    left += joined.left
  }

  /// What is named in them is named once for each item.
  private func rowTypes(of files: [ProjectFile]) -> Set<String> {
    guard before.report.findings.contains(where: { $0.status == .new && $0.rule == "control-name" }) else { return [] }
    var types = RowTypes()
    for file in files {
      guard let bytes = try? file.bytes(), let source = SwiftSource(SourceText(bytes: bytes, file: file.path)) else {
        continue
      }
      types.add(source)
    }
    return types.all
  }

  /// 2. Audits with the edits made until all that is left answer their findings and bring nothing.
  private mutating func settle() throws(UnusableInput) {
    while !batch.isEmpty {
      let outcome = try audit(batch)
      guard outcome.report.coverage.endedEarly == nil else {
        return drop(Set(batch.fixes.indices)) { _ in "the audit with it ended early, so that it could not be checked" }
      }
      let check = FixCheck(batch, before: before.report, after: outcome.report)
      if !check.idle.isEmpty {
        drop(Set(check.idle)) { _ in "the edit that is known for it does not answer it here" }
      } else if check.fresh.isEmpty {
        batch.fixes = check.answered(batch)
        after = outcome
        return
      } else {
        try blame(check.fresh)
      }
    }
    after = before
  }

  /// Finds which edits bring what is new: of those that may, half are held back, then half of the rest.
  private mutating func blame(_ fresh: [Finding]) throws(UnusableInput) {
    var questions = fresh.map { finding in
      (finding: finding, suspects: FixCheck.suspects(for: finding, in: batch, before: before.report))
    }
    while questions.contains(where: { $0.suspects.count > 1 }), audits < Self.most {
      let held = Set(questions.filter { $0.suspects.count > 1 }.flatMap { $0.suspects.prefix($0.suspects.count / 2) })
      let rest = FixBatch(fixes: batch.fixes.indices.filter { !held.contains($0) }.map { batch.fixes[$0] })
      let outcome = rest.isEmpty ? before : try audit(rest)
      let still = Set(FixCheck(rest, before: before.report, after: outcome.report).fresh.map(\.fingerprint))
      for index in questions.indices where questions[index].suspects.count > 1 {
        let suspects = questions[index].suspects
        let isStill = still.contains(questions[index].finding.fingerprint)
        questions[index].suspects = suspects.filter { held.contains($0) != isStill }
        if questions[index].suspects.isEmpty { questions[index].suspects = suspects }
        // Only together: all of them are left out.
        if questions[index].suspects == suspects { break }
      }
    }
    var reasons: [Int: String] = [:]
    for (finding, suspects) in questions {
      for index in suspects {
        let place = FixCheck.place(of: finding, by: batch.fixes[index], in: batch)
        // The message is about the first place; another is known by its words.
        let words = [place.element?.text, place.element?.label].compactMap(\.self).first { !$0.isEmpty }
        let other = place.location == finding.location ? "" : words.map { " (“\($0)”)" } ?? ""
        reasons[index] = "with it there would be \(finding.rule) at \(place.location)\(other): \(finding.message)"
      }
    }
    drop(Set(reasons.keys)) { reasons[$0] ?? "" }
  }

  private mutating func drop(_ indices: Set<Int>, _ why: (Int) -> String) {
    for index in indices.sorted() { left += batch.fixes[index].answers.map { NotOffered($0, why: why(index)) } }
    batch.fixes = batch.fixes.indices.filter { !indices.contains($0) }.map { batch.fixes[$0] }
  }

  private mutating func audit(_ batch: FixBatch) throws(UnusableInput) -> AuditOutcome {
    audits += 1
    var request = pipeline.request
    request.replaced = batch.contents
    request.began = .now
    let number = audits
    // What it finds first was said of the files as they are.
    let step = "Trying \(batch.fixes.count == 1 ? "one fix" : "\(batch.fixes.count) fixes") (\(number))"
    return try AuditPipeline(request) { [progress = pipeline.progress] in
      if $0.found == nil { progress(AuditProgress(step: "\(step): \($0.step)", done: $0.done, total: $0.total)) }
    }.run()
  }
}
