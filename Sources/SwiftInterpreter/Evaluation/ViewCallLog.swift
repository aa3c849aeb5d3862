package import SightlineModel

/// Calls that ran while views were built, each once until they are taken.
struct ViewCallLog {
  private var places: [Place] = []
  /// Counts what makes known calls news again.
  private(set) var epoch: UInt32 = 1

  mutating func note(_ place: Place) { places.append(place) }

  mutating func take() -> [Place] {
    defer { (places, known, epoch) = ([], [], epoch &+ 1) }
    return places
  }

  /// Those of bodies, which are noted apart.
  private var known: Set<BranchSite> = []
  /// What is noted from here on is a body's.
  mutating func beginBody() -> [Place] {
    defer { (places, epoch) = ([], epoch &+ 1) }
    return places
  }
  /// - Parameter outer: What was noted before.
  /// - Returns: What the body has noted.
  mutating func endBody(_ outer: [Place]) -> [Place] {
    let own = places
    (places, epoch) = (outer, epoch &+ 1)
    add(own)
    return own
  }
  mutating func add(_ own: [Place]) {
    for place in own where known.insert(BranchSite(place)).inserted { places.append(place) }
  }
}

extension Interpreter {
  /// Remembers that a call ran where views are built: one comparison where it is known.
  @inline(__always)
  func noteViewCall(_ call: CallExpression) {
    if isBuildingViews, call.viewEpoch != viewCalls.epoch { noteAnew(call) }
  }
  @inline(never)
  private func noteAnew(_ call: CallExpression) {
    call.viewEpoch = viewCalls.epoch
    viewCalls.note(call.namePlace)
  }

  /// Places of the names that were called while views were built since this was asked last.
  package func takeViewCalls() -> Set<SightlineModel.SourceLocation> { Set(viewCalls.take().map(\.location)) }
}
