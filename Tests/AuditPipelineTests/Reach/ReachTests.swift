import SightlineModel
import Testing

@testable import AuditPipeline

/// Every view of an app is laid out, or named.
struct ReachTests {
  @Test(
    arguments: ReachCase.namesakes + ReachCase.previews + ReachCase.walks + ReachCase.presumed + ReachCase.made
      + ReachCase.hosted + ReachCase.hidden + ReachCase.forwarding + ReachCase.placed + ReachCase.answers
      + ReachCase.kept)
  func isReached(_ reach: ReachCase) throws {
    let report = try reach.report()
    let failing = Set(
      report.findings.filter { $0.verdict == .fail }.map {
        ReachCase.Marked(rule: $0.rule.rawValue, line: $0.location.line)
      })
    #expect(reach.marked.subtracting(failing).isEmpty, "missed: \(reach.marked.subtracting(failing))")
    let forbidden = report.findings.filter { reach.never.contains($0.rule) && $0.verdict == .fail }
    #expect(forbidden.isEmpty, "\(forbidden.map(\.message))")
    let account = try #require(report.coverage.views)
    for (name, status) in reach.views {
      #expect(account.entries.first { $0.name == name }?.status == status, "\(name)")
    }
  }

  /// Samples of a thread have samples of their own: a few of them stand for all, and none of them is missed.
  @Test func threadsOfSamplesAreShort() throws {
    let report = try ReachCase(
      "thread",
      """
      @main struct TalkApp: App { var body: some Scene { WindowGroup { Talk() } } }
      final class Comment: ObservableObject, Identifiable { @Published var replies: [Comment] = []; var text = "a" }
      struct Talk: View { @StateObject private var comment = Comment(); var body: some View { Reply(comment: comment) } }
      struct Reply: View {
        @ObservedObject var comment: Comment
        var body: some View {
          VStack {
            Text(comment.text)
            ForEach(comment.replies) { Reply(comment: $0) }
          }
        }
      }
      """
    ).report()
    #expect(!report.coverage.notAudited.contains { $0.why.contains("inside of one another") })
    #expect(report.coverage.views?.entries.first { $0.name == "Reply" }?.status == .laidOut)
  }

  /// A row that a presumed view shows is judged there, and is no screen.
  @Test func rowsOfPresumedViewsAreNoScreens() throws {
    let report = try ReachCase(
      "list",
      """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Text("Bay") } } }
      struct Router { func boats() -> some View { Boats(names: []) } }
      struct Boats: View {
        let names: [String]
        var body: some View { List(names, id: \\.self) { Boat(name: $0) } }
      }
      struct Boat: View { let name: String; var body: some View { Text(name) } }
      """
    ).report()
    #expect(report.coverage.screens.map(\.name).contains("Boats"))
    #expect(!report.coverage.screens.map(\.name).contains("Boat"))
  }

  /// What shows a view is told: the presenter, where there is one.
  @Test func usesAreTold() throws {
    let account = try #require(
      try ReachCase(
        "uses",
        """
        @main struct BayApp: App { var body: some Scene { WindowGroup { Bay() } } }
        struct Bay: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Pier") { Pier() }
                NavigationLink { Pier() } label: { Plank() }
                Button("Open") { isOpen = true }
              }
              .sheet(isPresented: $isOpen) { Chart() }
            }
          }
        }
        struct Pier: View { var body: some View { Text("Pier") } }
        struct Plank: View { var body: some View { Text("Plank") } }
        struct Chart: View { var body: some View { Text("Chart") } }
        #Preview { Chart() }
        """
      ).report().coverage.views)
    func uses(_ name: String) -> [String] {
      account.entries.first { $0.name == name }?.uses.map { "\($0.by ?? "-") \($0.through ?? "-")" } ?? []
    }
    #expect(uses("Pier") == ["Bay NavigationLink", "Bay NavigationLink"])
    #expect(uses("Plank") == ["Bay -"])
    #expect(uses("Chart") == ["Bay sheet"])
    #expect(uses("Bay") == ["BayApp WindowGroup"])
  }

  /// A view that stops the program two taps away is named.
  @Test func whatStopsOnTheWayIsNamed() throws {
    let report = try ReachCase(
      "trap",
      """
      final class Deck: ObservableObject { let top: String; init(_ cards: [String]) { top = cards[0] } }
      struct Top: View {
        @StateObject private var deck = Deck([])
        var body: some View { Text(deck.top) }
      }
      struct Table: View {
        @State private var deals = false
        var body: some View { Button("Deal") { deals = true }.sheet(isPresented: $deals) { Top() } }
      }
      @main struct CardApp: App { var body: some Scene { WindowGroup { Table() } } }
      """
    ).report()
    #expect(report.coverage.notAudited.contains { $0.why.contains("Top is not shown") })
  }

  /// What somebody builds for testing is read when it is asked for.
  @Test(arguments: [(false, "Shop"), (true, "Test bench")])
  func debugIsAskedFor(isDebug: Bool, text: String) throws {
    let source = """
      import SwiftUI
      struct Hall: View {
        var body: some View {
          #if DEBUG && !RELEASE
          Text("Test bench").foregroundStyle(.yellow)
          #elseif !DEBUG
          Text("Shop").foregroundStyle(.yellow)
          #endif
        }
      }
      #Preview { Hall() }

      """
    let folder = try TemporaryFolder(["App.swift": source])
    var overrides = ConfigurationOverrides()
    overrides.isDebug = isDebug
    let report = try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).run().report
    #expect(report.findings.contains { $0.message.contains("“\(text)”") })
  }

  /// One that is disabled by what only the preview says is judged once as if it worked.
  @Test func whatIsNeverEnabledIsPresumed() throws {
    let report = try ReachCase(
      "disabled",
      """
      struct Kiosk: View {
        let seats: [String]
        var body: some View {
          VStack {
            Text("Row 4")
            Button { } label: { Text("Pay").padding(18).background(.mint).foregroundStyle(.white) }
              .buttonStyle(.plain).disabled(seats.isEmpty)
          }
        }
      }
      #Preview { Kiosk(seats: []) }
      """
    ).report()
    let found = report.findings.filter { $0.rule == "contrast-text" }
    #expect(found.map(\.verdict) == [.review])
    #expect(found.allSatisfy { $0.message.contains("enabled") })
  }

  /// What is made with other means than SwiftUI's views is named.
  @Test func whatIsMadeOtherwiseIsNamed() throws {
    let source = """
      import SwiftUI
      import UIKit
      @main struct DockApp: App {
        var body: some Scene {
          WindowGroup { Text("Dock") }
          MenuBarExtra("Dock") { Text("Menu") }
        }
      }
      class Base: UIViewController { }
      final class Crane: Base { }
      final class Bridge: UIHostingController<Text> { }

      """
    let folder = try TemporaryFolder([
      "App.swift": source, "Main.storyboard": "<document/>", "LaunchScreen.storyboard": "<document/>",
    ])
    let request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)
    let named = try AuditPipeline(request).run().report.coverage.notAudited.map { "\($0.what): \($0.why)" }
    #expect(named.contains("2 screens made in UIKit: not looked into: Base, Crane"))
    #expect(named.contains("Main.storyboard: made in Interface Builder; not looked into"))
    #expect(named.contains { $0.hasPrefix("MenuBarExtra: ") })
    #expect(!named.contains { $0.contains("Launch") })
  }
}
