import SightlineModel

/// Which calls that make or change views ran, and which of them nobody understood; by where they stand, each once.
final class CallCounts {
  private(set) var sites = ViewCallSites()

  func note(_ name: String, at place: SourceLocation, isUnderstood: Bool = true) {
    sites.note(ViewCallSites.Site(place: place, name: name), isUnderstood: isUnderstood)
  }
}

/// What a callCounts found, to be put together with that of other threads.
struct ViewCallSites: Sendable {
  struct Site: Hashable, Sendable {
    var place: SourceLocation
    var name: String
  }
  private var ran: Set<Site> = []
  private var missed: Set<Site> = []

  mutating func note(_ site: Site, isUnderstood: Bool) {
    ran.insert(site)
    if !isUnderstood { missed.insert(site) }
  }
  mutating func formUnion(_ other: ViewCallSites) {
    ran.formUnion(other.ran)
    missed.formUnion(other.missed)
  }
  var counted: AuditReport.ViewCalls { .init(understood: ran.count - missed.count, total: ran.count) }
}
