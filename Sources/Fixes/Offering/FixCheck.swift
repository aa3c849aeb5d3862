package import SightlineModel
import SourceDocuments

/// What an audit with fixes made says beside the audit before.
package struct FixCheck: Sendable {
  /// Indices of fixes whose findings are still there.
  package var idle: [Int] = []
  /// By fix, what is gone with it.
  private var answers: [[Spot]] = []
  /// What was not there before, or is worse.
  package var fresh: [Finding] = []

  package init(_ batch: FixBatch, before: AuditReport, after: AuditReport) {
    let moved = Dictionary(
      batch.files.map { ($0.source.file, MovedPlaces($0.source, $0.edits)) }, uniquingKeysWith: { first, _ in first })
    func place(_ spot: Spot) -> Spot {
      Spot(spot.rule, moved[spot.location.file]?.location(of: spot.location) ?? spot.location)
    }
    func spots(_ finding: Finding) -> [Spot] {
      [Spot(finding.rule, finding.location)] + (finding.places ?? []).map { Spot(finding.rule, $0.location) }
    }
    // 1. Gone?
    let found = Set(after.findings.flatMap(spots))
    for (index, fix) in batch.fixes.enumerated() {
      let gone = fix.answers.filter { !found.contains(place($0)) }
      if gone.isEmpty { idle.append(index) }
      answers.append(gone)
    }
    // 2. Anything new?
    var severities: [Spot: Severity] = [:]
    var known: [String: Severity] = [:]
    for finding in before.findings {
      for spot in spots(finding).map(place) { severities[spot] = max(severities[spot] ?? .review, finding.severity) }
      for fingerprint in [finding.fingerprint] + (finding.elementFingerprints ?? []) {
        known[fingerprint] = max(known[fingerprint] ?? .review, finding.severity)
      }
    }
    for finding in after.findings {
      if let severity = known[finding.fingerprint], finding.severity <= severity { continue }
      let isKnown = spots(finding).allSatisfy { spot in severities[spot].map { finding.severity <= $0 } == true }
      if !isKnown { fresh.append(finding) }
    }
  }

  /// The fixes with what they were seen to answer; of several findings at one place some may stay.
  package func answered(_ batch: FixBatch) -> [Fix] {
    zip(batch.fixes, answers).map { fix, gone in
      var fix = fix
      let pairs = zip(fix.answers, fix.fingerprints).filter { gone.contains($0.0) }
      (fix.answers, fix.fingerprints) = (pairs.map(\.0), pairs.map(\.1))
      return fix
    }
  }

  /// - Parameter place: After the edits of the fix's file, which `map` knows.
  private static func isWithin(_ fix: Fix, _ place: SourceLocation, _ map: MovedPlaces) -> Bool {
    guard let source = fix.edits.first?.range.source, place.file == fix.file else { return false }
    let start = map.location(of: source.location(at: fix.subject.lowerBound))
    let end = map.location(of: source.location(at: fix.subject.upperBound))
    return start <= place && place <= end
  }

  /// Of a finding's places the one that a fix has to do with: in what it edits, else in its file, else the first.
  package static func place(of finding: Finding, by fix: Fix, in batch: FixBatch) -> Finding.Place {
    let own = Finding.Place(
      location: finding.location, screen: finding.screen, element: finding.element, measured: finding.measured)
    let places = [own] + (finding.places ?? [])
    let map = batch.files.first { $0.source.file == fix.file }.map { MovedPlaces($0.source, $0.edits) }
    return map.flatMap { map in places.first { isWithin(fix, $0.location, map) } }
      ?? places.first { $0.location.file == fix.file } ?? own
  }

  /// The fixes that may have caused a finding: those that edit what it is about, else those of the same screens or file,
  /// else all.
  package static func suspects(for finding: Finding, in batch: FixBatch, before: AuditReport) -> [Int] {
    let indices = Array(batch.fixes.indices)
    let moved = Dictionary(
      batch.files.map { ($0.source.file, MovedPlaces($0.source, $0.edits)) }, uniquingKeysWith: { first, _ in first })
    let places = [finding.location] + (finding.places ?? []).map(\.location)
    let near = indices.filter { index in
      let fix = batch.fixes[index]
      guard let map = moved[fix.file] else { return false }
      return places.contains { isWithin(fix, $0, map) }
    }
    if !near.isEmpty { return near }
    let screens = Dictionary(
      before.findings.map {
        ($0.fingerprint, Set([$0.screen].compactMap { $0 } + ($0.places ?? []).compactMap(\.screen)))
      },
      uniquingKeysWith: { $0.union($1) })
    let shown = Set([finding.screen].compactMap { $0 } + (finding.places ?? []).compactMap(\.screen))
    let related = indices.filter { index in
      let fix = batch.fixes[index]
      return places.contains { $0.file == fix.file }
        || fix.fingerprints.contains { !(screens[$0] ?? []).isDisjoint(with: shown) }
    }
    return related.isEmpty ? indices : related
  }
}
