/// Which screens everybody meets, and which only those who go there.
struct UsualWays: Sendable {
  enum Way: Int, Comparable, Sendable {
    /// On the way that every user takes: the first screen, the steps of an onboarding, the root and its tabs.
    case everybodys
    /// Near the way, or not known.
    case near
    case aside
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  private var everybodys: Set<String> = []
  private var near: Set<String> = []
  private let isKnown: Bool

  init(_ flow: FlowGraph?) {
    guard let flow, let start = flow.states.first(where: { $0.id == flow.start }) else {
      isKnown = false
      return
    }
    isKnown = true
    var next: [String: [String]] = [:]
    for edge in flow.edges { next[edge.from, default: []].append(edge.to) }
    let screens = Dictionary(flow.states.map { ($0.id, $0.screen) }) { first, _ in first }
    // 1. Whoever does not pass this screen does not get to most of the others.
    let all = Self.reached(from: flow.start, next) { _ in true }
    everybodys.insert(start.screen)
    for screen in Set(flow.states.map(\.screen)) where screen != start.screen {
      let without = Self.reached(from: flow.start, next) { screens[$0] != screen }
      let own = all.count { screens[$0] == screen }
      if (all.count - without.count - own) * 2 > all.count - own { everybodys.insert(screen) }
    }
    // 2. One step from those.
    for edge in flow.edges {
      guard let from = screens[edge.from], let to = screens[edge.to], everybodys.contains(from) else { continue }
      if !everybodys.contains(to) { near.insert(to) }
    }
  }

  func way(to screen: String?) -> Way {
    guard isKnown, let screen else { return .near }
    return everybodys.contains(screen) ? .everybodys : near.contains(screen) ? .near : .aside
  }

  private static func reached(
    from start: String, _ next: [String: [String]], through isOpen: (String) -> Bool
  ) -> Set<String> {
    var seen: Set = [start]
    var open = [start]
    while let state = open.popLast() {
      for other in next[state] ?? [] where isOpen(other) && seen.insert(other).inserted { open.append(other) }
    }
    return seen
  }
}
