package import SightlineModel
package import SwiftInterpreter

/// The screens that were found, to be read by any number of threads.
package struct ScreenList: Sendable {
  var entries: [ScreenEntry]
  /// What only previews show.
  let samples: PreviewSamples?
  /// Lines that only previews use, in all files.
  package var previewLines: [SourceLines]? { samples?.sourceLines() }
  let variants: [Variant]
  /// Positions in the order in which to read: the app itself takes longest.
  package let order: [Int]

  init(entries: [ScreenEntry], samples: PreviewSamples?, variants: [Variant]) {
    (self.entries, self.samples, self.variants) = (entries, samples, variants)
    first = 0
    order =
      entries.indices.filter { entries[$0].content.isOfApp } + entries.indices.filter { !entries[$0].content.isOfApp }
  }

  /// The same screens, and views that none of them shows.
  init(_ list: ScreenList, adding views: [ScreenEntry]) {
    (entries, samples, variants) = (list.entries + views, list.samples, list.variants)
    passed = list.passed
    first = list.entries.count
    order = Array(first..<entries.count)
  }
  /// Of the same screens only those that are wanted are read; all of them where none is.
  package func selecting(_ selection: ScreenSelection) -> ScreenList {
    let wanted = order.filter { index in
      selection.name.map { entries[index].name == $0 || entries[index].type == $0 } ?? (index == 0)
    }
    return wanted.isEmpty ? self : ScreenList(self, reading: wanted)
  }
  private init(_ list: ScreenList, reading order: [Int]) {
    (entries, samples, variants, first, self.order) = (list.entries, list.samples, list.variants, list.first, order)
    passed = list.passed
  }

  /// What the sources pass to views; `nil` where there is no app, and others may pass what they like.
  var passed: PassedArguments?
  /// Where closures begin that make views, where views are shown once more for what they have not shown.
  var scopes: Set<SourceLocation> = []
  /// Position of the first one that is to be read now.
  let first: Int
  /// How many share the work that is given to those that are read now.
  var sharers: Int { entries.count - first }

  package var count: Int { entries.count }

  /// The same screens, to be read in other variants.
  package func among(_ variants: [Variant]) -> ScreenList {
    var list = ScreenList(entries: entries, samples: samples, variants: variants)
    list.passed = passed
    return list
  }
  /// The app itself is one of them.
  package var hasApp: Bool { entries.contains { $0.content.isOfApp } }
  package func type(of index: Int) -> String { entries[index].type }
  package func name(of index: Int) -> String { entries[index].name }

  /// Shares out the branches that no screen and no walk has shown.
  package func shares(
    of states: [ShownBranches], walked: [SourceLocation: BranchRecord], options: ReaderOptions
  ) -> BranchShares {
    BranchShares(
      states, walked: walked, types: entries.map(\.type), limit: options.presumptionLimit(isOfViews: first > 0))
  }
}

/// What was read of some of the screens, or of all.
package struct ReadScreens: Sendable {
  struct Part: Sendable {
    var index: Int
    var states: [ScreenState]
    /// The project's views on the screen.
    var types: Set<String>
    /// Places of the branches met on it.
    var met: Set<SourceLocation>
  }
  var parts: [Part] = []
  /// Branches that ran, by place.
  var coverage: [SourceLocation: BranchRecord] = [:]
  var calls = ViewCallSites()
  package internal(set) var views = ShownViews()
  /// What each screen depends on, by its name.
  package internal(set) var dependencies: [String: Dependencies] = [:]
  package internal(set) var notAudited: [AuditReport.NotAudited] = []
  /// Names that are neither in the sources nor known.
  package internal(set) var unresolved: Set<AuditReport.Unresolved> = []
  /// How much of what ran is understood.
  package var viewCalls: AuditReport.ViewCalls { calls.counted }

  package init() {}

  package mutating func formUnion(_ other: ReadScreens) {
    parts += other.parts
    coverage.formUnion(other.coverage)
    calls.formUnion(other.calls)
    views.formUnion(other.views)
    for (screen, needed) in other.dependencies { dependencies[screen, default: Dependencies()].formUnion(needed) }
    notAudited += other.notAudited.filter { !notAudited.contains($0) }
    unresolved.formUnion(other.unresolved)
  }

  /// The screens on which anything is shown, in the order of the list.
  ///
  /// - Parameters:
  ///   - list: What was read.
  ///   - walked: Branches that a walk took.
  /// - Returns: Also what was left out of them.
  package func screens(
    of list: ScreenList, walked: [SourceLocation: BranchRecord]
  ) -> (screens: [Screen], notAudited: [AuditReport.NotAudited]) {
    var shown = coverage.filter { $0.value.isOfViews }
    for (place, record) in walked where shown[place] != nil { shown[place]!.formUnion(record) }
    let places = Dictionary(grouping: shown.keys) { shown[$0]!.typeName ?? "" }
    var result: [Screen] = []
    var left: [AuditReport.NotAudited] = []
    for part in parts.sorted(by: { $0.index < $1.index }) where !part.states.isEmpty {
      let entry = list.entries[part.index]
      let own = part.types.flatMap { places[$0] ?? [] }
      var screen = Screen(name: entry.name, symbol: entry.type, source: entry.source, states: part.states)
      screen.branchesTotal = own.reduce(0) { $0 + shown[$1]!.total }
      let untaken = own.map { place in (place, shown[place]!.arms.count { !shown[place]!.taken.contains($0) }) }
      screen.branchesLaidOut = screen.branchesTotal - untaken.reduce(0) { $0 + $1.1 }
      screen.presumed = entry.presumed
      screen.placement = entry.content.placement?.location
      screen.previewLines = list.samples?.sourceLines(in: dependencies[entry.name]?.files ?? [])
      result.append(screen)
      let count = untaken.reduce(0) { $0 + (part.met.contains($1.0) ? $1.1 : 0) }
      guard count > 0 else { continue }
      let why = "\(count) \(count == 1 ? "branch was" : "branches were") not shown, beyond the budget"
      left.append(AuditReport.NotAudited(.screen(entry.name), why: why))
    }
    return (result, left)
  }
}
