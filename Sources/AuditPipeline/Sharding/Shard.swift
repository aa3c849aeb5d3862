import SightlineModel

/// One of several parts of a run, each on a machine of its own: `2/7`.
package struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// From 1.
  package let index: Int
  package let count: Int

  /// - Returns: `nil` where there is no such shard.
  package init?(index: Int, count: Int) {
    guard 1...Self.most ~= count, 1...count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// - Parameter text: `2/7`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  package static let most = 10_000

  package var description: String { "\(index)/\(count)" }
}

/// Which shard judges which screen. Every shard works it out for itself from what all of them have read, so that nobody
/// has to tell them.
struct ShardPlan {
  private let shards: [String: Int]

  /// The dearest screen first, each to whoever has least to do; of equals the name decides.
  ///
  /// - Parameters:
  ///   - layouts: How many each screen takes, by its name.
  ///   - costs: Seconds that a run recorded, by name. A screen that nobody measured costs as much as its layouts do on
  ///     average.
  init(layouts: [String: Int], costs: [String: Double], count: Int) {
    let known = layouts.filter { costs[$0.key] != nil }
    let seconds = known.keys.sorted().reduce(0) { $0 + max(0, costs[$1]!) }
    let all = known.values.reduce(0, +)
    let each = seconds > 0 && all > 0 ? seconds / Double(all) : 1
    let order = layouts.map { (name: $0.key, cost: max(0, costs[$0.key] ?? each * Double($0.value))) }
      .sorted { ($1.cost, $0.name) < ($0.cost, $1.name) }
    var loads = Array(repeating: (cost: 0.0, screens: 0), count: count)
    var shards: [String: Int] = [:]
    for screen in order {
      let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[lightest].cost += screen.cost
      loads[lightest].screens += 1
      shards[screen.name] = lightest + 1
    }
    self.shards = shards
  }

  func screens(of shard: Shard) -> Set<String> { Set(shards.filter { $0.value == shard.index }.keys) }
}
