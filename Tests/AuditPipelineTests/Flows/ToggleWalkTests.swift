import SightlineModel
import Testing

@testable import AuditPipeline

/// Toggles of one screen are tried one by one, and one after the other until all are on: `n` of them are no 2ⁿ states.
struct ToggleWalkTests {
  private static func report(_ count: Int, _ below: String) throws -> AuditReport {
    let names = (0..<count).map { "t\($0)" }
    return try ReachCase(
      "toggles",
      """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      struct Boats: View { var body: some View { Text("Boats") } }
      struct Harbour: View {
        \(names.map { "@State private var \($0) = false" }.joined(separator: "\n  "))
        @State private var isOpen = false
        var body: some View {
          if isOpen { Boats() } else {
            Form {
              \(names.map { "Toggle(\"Lamp \($0)\", isOn: $\($0))" }.joined(separator: "\n        "))
              \(below)
            }
          }
        }
      }
      """
    ).report()
  }

  @Test(arguments: [(2, 4), (7, 16)]) func states(toggles: Int, most: Int) throws {
    let flow = try #require(try Self.report(toggles, "").flow)
    #expect((toggles...most).contains(flow.states.count))
  }

  /// What needs all of them is met.
  @Test(arguments: [
    "Button(\"Sail\") { isOpen = true }.disabled(!(t0 && t1 && t2))",
    "if t0, t1, t2 { Button(\"Sail\") { isOpen = true } }",
  ])
  func whatAllOfThemOpen(below: String) throws {
    let report = try Self.report(3, below)
    #expect(report.coverage.views?.entries.first { $0.name == "Boats" }?.status == .laidOut)
  }
}
