package import SightlineModel

/// One place of a finding, as a maker is asked about it.
package struct Objection: Sendable {
  package var spot: Spot
  package var fingerprint: String
  package var severity: Severity
  package var message: String
  package var suggestion: String?
  /// The elements that the finding shows at this place, at least one where it is about elements.
  package var elements: [Finding.Element]
  package var derivation: [DerivationStep]

  /// One for each different place of a finding, its own first.
  package static func all(of finding: Finding) -> [Objection] {
    var result: [Objection] = []
    func add(_ location: SourceLocation, _ element: Finding.Element?) {
      if let index = result.firstIndex(where: { $0.spot.location == location }) {
        if let element { result[index].elements.append(element) }
        return
      }
      result.append(
        Objection(
          spot: Spot(finding.rule, location), fingerprint: finding.fingerprint, severity: finding.severity,
          message: finding.message, suggestion: finding.suggestion?.text, elements: element.map { [$0] } ?? [],
          derivation: finding.derivation))
    }
    add(finding.location, finding.element)
    for place in finding.places ?? [] { add(place.location, place.element) }
    return result
  }
}
