import SightlineModel

/// Which calls that make or change views ran, and which of them nobody understood; by where they stand, each once.
final class CallCensus {
  private struct Site: Hashable {
    var place: SourceLocation
    var name: String
  }
  private var ran: Set<Site> = []
  private var missed: Set<Site> = []

  func note(_ name: String, at place: SourceLocation, isUnderstood: Bool = true) {
    let site = Site(place: place, name: name)
    ran.insert(site)
    if !isUnderstood { missed.insert(site) }
  }

  var result: AuditReport.ViewCalls { .init(understood: ran.count - missed.count, total: ran.count) }
}
