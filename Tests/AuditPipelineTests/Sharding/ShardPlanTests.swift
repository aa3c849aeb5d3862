import Testing

@testable import AuditPipeline

struct ShardPlanTests {
  @Test(arguments: [
    ("1/1", Shard(index: 1, count: 1)), ("7/64", Shard(index: 7, count: 64)), ("0/4", nil), ("5/4", nil), ("1/0", nil),
    ("1", nil), ("", nil), ("a/b", nil), ("-1/4", nil), ("1/2/3", nil), ("1/99999999999999999999", nil),
  ])
  func whatAShardIs(text: String, expected: Shard?) { #expect(Shard(text) == expected) }

  private func screens(_ layouts: [String: Int], _ costs: [String: Double] = [:], count: Int) -> [Set<String>] {
    let plan = ShardPlan(layouts: layouts, costs: costs, count: count)
    return (1...count).map { plan.screens(of: Shard(index: $0, count: count)!) }
  }

  @Test(arguments: [1, 2, 7, 64]) func everyScreenIsInOneShard(count: Int) {
    let layouts = Dictionary(uniqueKeysWithValues: (1...40).map { ("Screen\($0)", $0 * 3) })
    let parts = screens(layouts, count: count)
    #expect(parts.reduce(0) { $0 + $1.count } == 40)
    #expect(parts.reduce(into: Set<String>()) { $0.formUnion($1) } == Set(layouts.keys))
    #expect(screens(layouts, count: count) == parts, "the same for whoever asks")
    let loads = parts.map { $0.reduce(0) { $0 + layouts[$1]! } }
    if count <= 7 { #expect(loads.max()! - loads.min()! <= 120) }
  }

  /// Recorded seconds win over layouts; who is not recorded costs as others do for a layout.
  @Test func recordedCostsBalance() {
    let layouts = ["A": 10, "B": 10, "C": 10, "D": 10]
    #expect(screens(layouts, ["A": 30, "B": 10, "C": 10], count: 2).contains(["A"]))
    #expect(screens(layouts, ["A": 3, "B": 1, "C": 1, "D": 1], count: 2) == [["A"], ["B", "C", "D"]])
  }
}
