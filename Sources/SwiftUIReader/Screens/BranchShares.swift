import SightlineModel
import SwiftInterpreter

/// Which screen presumes what no screen has shown, so that no branch is presumed on two.
package struct BranchShares: Sendable {
  /// By place, what states and the walk have shown.
  private let shown: [SourceLocation: BranchRecord]
  /// By place, the position of the screen.
  private var owners: [SourceLocation: Int] = [:]

  /// - Parameters:
  ///   - walked: Branches that a walk took.
  ///   - limit: Of the arms that one screen presumes; beyond, they are left to others that show the branch.
  init(_ states: [ShownBranches], walked: [SourceLocation: BranchRecord], types: [String], limit: Int) {
    let shown = states.reduce(into: walked) { $0.formUnion($1.coverage) }
    self.shown = shown
    var candidates: [SourceLocation: [Int]] = [:]
    for (index, places) in states.flatMap({ Array($0.met) }).sorted(by: { $0.key < $1.key }) {
      for place in places { candidates[place, default: []].append(index) }
    }
    var loads = [Int](repeating: 0, count: types.count)
    for place in candidates.keys.sorted() {
      guard let record = shown[place], let screens = candidates[place] else { continue }
      let count = record.arms.count { !record.taken.contains($0) }
      guard count > 0 else { continue }
      // The screen of the view that has the branch comes first.
      let ordered = screens.filter { types[$0] == record.typeName } + screens.filter { types[$0] != record.typeName }
      let owner = ordered.first { loads[$0] < limit } ?? ordered[0]
      owners[place] = owner
      loads[owner] += count
    }
  }

  /// The arms that a screen is to presume.
  ///
  /// - Parameters:
  ///   - record: What the screen itself has shown since the shares were made.
  ///   - screen: Its position.
  func untaken(_ record: BranchRecord, at place: SourceLocation, by screen: Int) -> [Int] {
    if let owner = owners[place], owner != screen { return [] }
    let taken = record.taken.union(shown[place]?.taken ?? [])
    return record.arms.filter { !taken.contains($0) }
  }
}

/// What one thread's screens have shown.
package struct ShownBranches: Sendable {
  var coverage: [SourceLocation: BranchRecord]
  /// Places of the branches of its own views, by the position of the screen that met them.
  var met: [Int: Set<SourceLocation>]
}

extension [SourceLocation: BranchRecord] {
  func joined(_ other: Self) -> Self {
    var both = self
    both.formUnion(other)
    return both
  }

  mutating func formUnion(_ other: Self) {
    merge(other) { own, other in
      var both = own
      both.formUnion(other)
      return both
    }
  }
}
