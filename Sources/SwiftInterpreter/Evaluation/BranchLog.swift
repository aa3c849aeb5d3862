import SightlineModel

struct BranchSite: Hashable {
  let file: ObjectIdentifier
  let offset: Int
  init(_ place: Place) { (file, offset) = (ObjectIdentifier(place.file), place.offset) }
}

/// Which arms ran of every `if`, `guard`, `switch` and ternary met so far.
struct BranchLog {
  struct Branch {
    var record: BranchRecord
    let site: BranchSite
    let place: Place
    let location: SourceLocation
    let form: AskedCondition.Form
  }
  private var branches: [BranchSite: Branch] = [:]
  private var sites: [SourceLocation: BranchSite] = [:]
  /// The arms that ran while views were built since this was asked last.
  private var met: [BranchSite: Set<Int>] = [:]
  /// What conditions looked at to be decided; nothing is not kept.
  private var looks: [BranchSite: Looks] = [:]
  /// Counts what makes known arms news again.
  private(set) var epoch = 1

  /// - Parameter arm: The one that runs.
  mutating func note(
    arm: Int, of arms: [Int], at place: Place, _ form: AskedCondition.Form, owner: String?, isOfViews: Bool
  ) {
    let site = BranchSite(place)
    if isOfViews { met[site, default: []].insert(arm) }
    if branches[site]?.record.note(arm, isOfViews: isOfViews) != nil { return }
    let location = place.location
    let record = BranchRecord(taken: [arm], arms: arms, typeName: owner, isOfViews: isOfViews)
    branches[site] = Branch(record: record, site: site, place: place, location: location, form: form)
    if sites[location] == nil { sites[location] = site }
  }

  mutating func note(_ looks: Looks, at place: Place) {
    if !looks.isEmpty { self.looks[BranchSite(place), default: []].formUnion(looks) }
  }
  func looks(at location: SourceLocation) -> Looks { sites[location].flatMap { looks[$0] } ?? [] }

  func met(at site: BranchSite) -> (AskedCondition.Form, Place)? { branches[site].map { ($0.form, $0.place) } }
  subscript(location: SourceLocation) -> Branch? { sites[location].flatMap { branches[$0] } }

  var records: [SourceLocation: BranchRecord] { sites.compactMapValues { branches[$0]?.record } }

  mutating func forgetArmsTaken() {
    epoch += 1
    for index in branches.indices { branches.values[index].record.taken = [] }
  }

  /// What is met from here on is a body's.
  mutating func beginBody() -> [BranchSite: Set<Int>] {
    defer { (met, epoch) = ([:], epoch + 1) }
    return met
  }
  /// - Parameter outer: What was met before.
  /// - Returns: What the body has met.
  mutating func endBody(_ outer: [BranchSite: Set<Int>]) -> [BranchSite: Set<Int>] {
    let own = met
    (met, epoch) = (outer, epoch + 1)
    add(own)
    return own
  }
  /// A body that is not run again has met what it met before.
  mutating func add(_ own: [BranchSite: Set<Int>]) {
    for (site, arms) in own {
      met[site, default: []].formUnion(arms)
      branches[site]?.record.taken.formUnion(arms)
    }
  }

  /// Those met while views were built since this was asked last, with the arms that ran.
  mutating func takeMet() -> [SourceLocation: Set<Int>] {
    defer { (met, epoch) = ([:], epoch + 1) }
    return met.reduce(into: [:]) { result, own in
      if let location = branches[own.key]?.location { result[location, default: []].formUnion(own.value) }
    }
  }
}

extension BranchRecord {
  fileprivate mutating func note(_ arm: Int, isOfViews: Bool) {
    taken.insert(arm)
    if isOfViews { self.isOfViews = true }
  }
}

/// The arms of one branch that are in the log already: most turns of a loop bring nothing new.
struct RecordedArms {
  private var epoch = 0
  private var arms: UInt64 = 0

  /// Views and other code are noted apart, for up to 32 arms.
  @inline(__always)
  private static func bit(_ arm: Int, _ isOfViews: Bool) -> UInt64 {
    arm < 32 ? 1 << (UInt64(arm) * 2 + (isOfViews ? 1 : 0)) : 0  // checked: an index, below 32
  }
  @inline(__always)
  func isKnown(_ arm: Int, _ epoch: Int, _ isOfViews: Bool) -> Bool {
    epoch == self.epoch && arms & Self.bit(arm, isOfViews) != 0
  }
  mutating func add(_ arm: Int, _ epoch: Int, _ isOfViews: Bool) {
    if epoch != self.epoch { (self.epoch, arms) = (epoch, 0) }
    arms |= Self.bit(arm, isOfViews)
  }
}
