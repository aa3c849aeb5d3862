import SightlineModel
import Testing

@testable import AuditPipeline

/// Every place that makes a view is shown, or named.
struct PlacesTests {
  /// Lines that end in `// gap` must never run, all others that make views must.
  @Test(arguments: [
    (
      "a row of a list that nothing fills",
      """
      struct Boat: Identifiable { let id: Int; let name: String }
      final class Fleet: ObservableObject { @Published var boats: [Boat] = [] }
      struct Bay: View {
        @StateObject private var fleet = Fleet()
        var body: some View {
          List {
            if fleet.boats.isEmpty { Text("No boats") }
            ForEach(fleet.boats) { boat in
              Text(boat.name)
            }
          }
        }
      }
      """
    ),
    (
      "a fetch, filtered",
      """
      struct Bay: View {
        @FetchRequest(sortDescriptors: []) private var boats: FetchedResults<Boat>
        @State private var letters: [String] = []
        var body: some View {
          List(letters, id: \\.self) { letter in
            Section(letter) {
              ForEach(boats.filter { $0.name?.hasPrefix(letter) ?? false }) { boat in
                if let name = boat.name {
                  Text(name)
                }
              }
            }
          }
        }
      }
      """
    ),
    (
      "arms inside of arms that no state reaches",
      """
      struct Bay: View {
        enum Phase { case idle, sailing(String), lost }
        @State private var phase = Phase.idle
        @State private var note: String?
        @State private var isEditing = false
        var body: some View {
          VStack {
            switch phase {
            case .idle: Text("Idle")
            case .sailing(let name):
              if isEditing {
                Text(name)
                if let note {
                  Text(note)
                }
              } else {
                Image(systemName: "sailboat")
              }
            case .lost: Text("Lost")
            }
          }
        }
      }
      """
    ),
    (
      "a toolbar behind a condition, an overlay, a sheet that nothing opens",
      """
      struct Bay: View {
        @State private var isChosen = false
        @State private var chart: String?
        var body: some View {
          Text("Bay")
            .overlay {
              if isChosen {
                Circle()
              }
            }
            .toolbar {
              if isChosen {
                ToolbarItem {
                  Image(systemName: "star")
                }
              }
            }
            .sheet(item: $chart) { chart in
              Text(chart)
            }
        }
      }
      """
    ),
    (
      "properties and functions; what nobody calls is named",
      """
      struct Bay: View {
        @State private var isOpen = false
        var body: some View { if isOpen { row("a") } else { header } }
        private var header: some View { Text("Header") }
        @ViewBuilder private func row(_ name: String) -> some View {
          Label(name, systemImage: "sailboat")
        }
        private var old: some View {
          Text("Old") // gap
        }
      }
      """
    ),
  ])
  func areShown(what: String, source: String) throws {
    let text = "@main struct BayApp: App { var body: some Scene { WindowGroup { Bay() } } }\n" + source
    let report = try ReachCase(what, text).report()
    let account = try #require(report.coverage.views)
    let places = account.places + (report.coverage.otherPlaces ?? .init())
    let lines = ("import SwiftUI\n" + text).split(separator: "\n", omittingEmptySubsequences: false)
    let gaps = lines.indices.filter { lines[$0].hasSuffix("// gap") }.map { $0 + 1 }
    #expect(places.missing.map(\.line) == gaps)
    #expect(places.total == places.shown + gaps.count && places.total > 1)
  }

  /// What is shown there is judged: a button without a name fails wherever it stands, what samples decide does not.
  @Test func whatWasFilledIsJudged() throws {
    let report = try ReachCase(
      "rows", never: ["text-truncated"],
      """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Bay() } } }
      struct Boat: Identifiable { let id: Int; let name: String }
      struct Bay: View {
        @State private var boats: [Boat] = []
        var body: some View {
          List(boats) { boat in
            HStack {
              Text(boat.name).lineLimit(1).frame(width: 40)
              Button { } label: { Image("hull") }
            }
          }
        }
      }
      """
    ).report()
    let failing = report.findings.filter { $0.verdict == .fail }
    #expect(failing.contains { $0.rule == "control-name" && $0.location.line == 10 })
    #expect(!failing.contains { $0.rule == "text-truncated" })
  }
}
