import SightlineModel
import Testing

@testable import SwiftInterpreter
@testable import SwiftUIReader

/// Every branch that nobody has shown is presumed on one screen.
struct BranchSharesTests {
  private static func place(_ line: Int) -> SightlineModel.SourceLocation {
    SightlineModel.SourceLocation(file: "a.swift", line: line, column: 1)
  }
  private static func record(_ taken: Set<Int>, of type: String) -> BranchRecord {
    BranchRecord(taken: taken, arms: [0, 1], typeName: type, isOfViews: true)
  }

  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Of the view that has the branch.
    let type: String
    let met: [Int]
    let walked: Set<Int>
    /// By screen, the arms that it presumes.
    let expected: [[Int]]
  }

  /// The screens are those of the types `A`, `B` and `C`; the branch stands on line 1.
  @Test(arguments: [
    Case(testDescription: "first screen", type: "Part", met: [1, 2], walked: [], expected: [[], [1], []]),
    Case(testDescription: "own screen first", type: "C", met: [1, 2], walked: [], expected: [[], [], [1]]),
    Case(testDescription: "walked", type: "Part", met: [0, 1], walked: [1], expected: [[], [], []]),
  ])
  private func branches(_ example: Case) {
    let shown = ShownBranches(
      coverage: [Self.place(1): Self.record([0], of: example.type)],
      met: Dictionary(uniqueKeysWithValues: example.met.map { ($0, Set([Self.place(1)])) }))
    let shares = BranchShares(
      [shown], walked: [Self.place(1): Self.record(example.walked, of: example.type)], types: ["A", "B", "C"], limit: 8)
    let arms = (0..<3).map { shares.untaken(Self.record([], of: example.type), at: Self.place(1), by: $0) }
    #expect(arms == example.expected)
  }

  /// What one thread's screens have shown is not presumed on another's.
  @Test func threadsArePutTogether() {
    let parts = [0, 1].map {
      ShownBranches(coverage: [Self.place(1): Self.record([$0], of: "A")], met: [$0: Set([Self.place(1)])])
    }
    let shares = BranchShares(parts, walked: [:], types: ["A", "B"], limit: 8)
    #expect(shares.untaken(Self.record([], of: "A"), at: Self.place(1), by: 0).isEmpty)
  }

  /// A screen that has much to presume already leaves the rest to others that show it too.
  @Test func sharesAreLimited() {
    let places = (1...4).map(Self.place)
    let shown = ShownBranches(
      coverage: Dictionary(uniqueKeysWithValues: places.map { ($0, Self.record([0], of: "Part")) }),
      met: [0: Set(places), 1: Set(places)])
    let shares = BranchShares([shown], walked: [:], types: ["A", "B"], limit: 3)
    let counts = [0, 1].map { screen in
      places.reduce(0) { $0 + shares.untaken(Self.record([], of: "Part"), at: $1, by: screen).count }
    }
    #expect(counts == [3, 1])
  }

  /// What is met only while branches are presumed is nobody's yet.
  @Test func whatIsMetLaterIsPresumedWhereItIsMet() {
    let shares = BranchShares([], walked: [:], types: ["A"], limit: 8)
    #expect(shares.untaken(Self.record([1], of: "A"), at: Self.place(9), by: 0) == [0])
  }
}
