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
      "rows of a generic type whose parameter has the name of the view's",
      """
      struct Berth<Route: Hashable>: Identifiable { let route: Route; let title: String; var id: Route { route } }
      struct Quay<Route: Hashable>: View {
        private let berths: [Berth<Route>]
        init() where Route == Never { self.berths = [] }
        init(berths: [Berth<Route>]) { self.berths = berths }
        var body: some View {
          ForEach(berths) { berth in
            Text(berth.title)
          }
        }
      }
      struct Bay: View {
        var body: some View {
          Quay()
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
      "containers of the app's own: each use has its own contents",
      """
      struct Unwrap<Value, Content: View>: View {
        let value: Value?
        let content: (Value) -> Content
        init(_ value: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
          self.value = value
          self.content = content
        }
        var body: some View { value.map(content) }
      }
      enum Phase<Value> { case idle, loaded(Value) }
      struct Loading<Value, Content: View>: View {
        let phase: Phase<Value>
        @ViewBuilder let content: (Value) -> Content
        var body: some View {
          switch phase {
          case .idle: ProgressView("Loading")
          case .loaded(let value): content(value)
          }
        }
      }
      extension View {
        @ViewBuilder func when<Content: View>(_ holds: Bool, _ change: (Self) -> Content) -> some View {
          if holds { change(self) } else { self }
        }
      }
      struct Bay: View {
        @State private var note: String?
        @State private var isNew = false
        @State private var boats = Phase<[String]>.idle
        var body: some View {
          VStack {
            Unwrap("Ahoy") { word in
              Text(word)
            }
            Unwrap(note) { note in
              Text(note)
            }
            Loading(phase: .loaded("Tide")) { tide in
              Text(tide)
            }
            Loading(phase: boats) { boats in
              Text("\\(boats.count) boats")
            }
            Text("Old").when(true) { $0.bold() }
            Text("Berth").when(isNew) {
              $0.overlay(Text("New"))
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
      "optionals that are mapped to views, also in a view of its own",
      """
      struct Boat { let name: String }
      struct Unwrap<Value, Content: View>: View {
        let value: Value?
        @ViewBuilder let content: (Value) -> Content
        var body: some View { value.map(content) }
      }
      struct Bay: View {
        @State private var note: String?
        @State private var boat: Boat?
        var body: some View {
          VStack {
            Text("Bay")
            note.map { note in
              Text(note)
            }
            Unwrap(value: boat) { boat in
              Label(boat.name, systemImage: "sailboat")
              Unwrap(value: note) { note in
                Image(note)
              }
            }
          }
        }
      }
      """
    ),
    (
      "what the system knows, mapped to views",
      """
      struct Unwrap<Value, Content: View>: View {
        let value: Value?
        @ViewBuilder let content: (Value) -> Content
        var body: some View { value.map(content) }
      }
      struct Bay: View {
        let store = EKEventStore()
        var body: some View {
          VStack {
            Unwrap(value: store.event(withIdentifier: "tide")) { event in
              Label(event.title, systemImage: "sailboat")
            }
            store.event(withIdentifier: "moon").map { event in
              Text(event.title)
            }
          }
        }
      }
      """
    ),
    (
      "what is pushed by a binding, an item, a value; alerts of errors and upon sheets",
      """
      enum Way: Hashable { case chart(String), log(page: Int), nowhere }
      enum Trouble: LocalizedError { case storm }
      struct Bay: View {
        @State private var isOpen = false
        @State private var chart: String?
        @State private var trouble: Trouble?
        @State private var isTroubled = false
        @State private var isAsking = false
        var body: some View {
          NavigationStack {
            Text("Bay")
              .navigationDestination(for: Way.self) { way in
                switch way {
                case .chart(let name):
                  Text(name)
                case .log:
                  Image(systemName: "book")
                case .nowhere:
                  Circle()
                }
              }
              .navigationDestination(isPresented: $isOpen) {
                Text("Open")
              }
              .navigationDestination(item: $chart) { chart in
                Text(chart)
              }
              .alert(isPresented: $isTroubled, error: trouble) { _ in
                Button("Again") {}
              } message: { _ in
                Text("Nobody knows why")
              }
              .sheet(isPresented: $isAsking) {
                Text("Question")
                  .alert("Sure?", isPresented: $isTroubled) {
                    Button("Yes") {}
                  }
              }
          }
        }
      }
      """
    ),
    (
      "what a binding of a missing module presents",
      """
      import Stores
      struct Bay: View {
        let store = Store(of: Bay.self)
        var body: some View {
          NavigationStack {
            Text("Bay")
              .sheet(item: store.scope(to: "chart")) { chart in
                Label("Chart", systemImage: "map")
              }
              .alert("Storm", isPresented: store.isStorming) {
                Button("Back") {}
              }
              .navigationDestination(item: store.scope(to: "log")) { log in
                Image(systemName: "book")
              }
          }
        }
      }
      """
    ),
    (
      "what a view keeps and is given, pairs with names",
      """
      final class Harbour: ObservableObject {
        @Published var isFull = false
        let pairs: [(boat: String, place: Int)]
        init(pairs: [(boat: String, place: Int)]) { self.pairs = pairs }
      }
      struct Bay: View { var body: some View { Text("Bay") } }
      enum Router {
        static func berth(_ harbour: Harbour) -> some View {
          Berth(harbour: harbour) // gap
        }
      }
      struct Berth: View {
        @StateObject var harbour: Harbour
        var body: some View {
          if harbour.isFull {
            Text("Full")
          }
          ForEach(harbour.pairs, id: \\.boat) { pair in
            Text(pair.boat)
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

  /// What a link leads to is not there before it is followed: it is a screen of its own where nobody follows it.
  @Test(arguments: [
    "NavigationLink(destination: Berth()) { Text(\"To\") }", "NavigationLink(\"To\", destination: Berth())",
  ])
  func aLinksDestinationIsAScreen(link: String) throws {
    let report = try ReachCase(
      "link", never: [],
      """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Text("App") } } }
      enum Router { static func bay(_ number: Int) -> some View { Bay() } }
      struct Bay: View { var body: some View { \(link) } }
      struct Berth: View {
        @State private var isOpen = false
        var body: some View {
          Button { isOpen = true } label: { Image("hull") }
            .sheet(isPresented: $isOpen) { Text("Open") }
        }
      }
      """
    ).report()
    #expect(report.findings.contains { $0.rule == "control-name" && $0.verdict == .fail && $0.screen == "Berth" })
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
