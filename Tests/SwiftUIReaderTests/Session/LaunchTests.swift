import SightlineModel
import Testing

@testable import SwiftUIReader

/// One launch after the other: nothing of the one before is left in the next, and what it has shown stays as it was.
struct LaunchTests {
  @Test func placesInTheTree() {
    let list = Identity.root.child("list")
    let row = list.child("row")
    #expect(Identity.root.path == "" && row.path == "/list/row")
    for (inner, outer, isInside) in [
      (row, row, true), (row, list, true), (row, .root, true), (list, row, false), (.root, list, false),
      (list.child("rows"), row, false), (Identity.root.child("other").child("row"), list, false),
    ] {
      #expect(inner.isInside(outer) == isInside, "\(inner.path) in \(outer.path)")
    }
    #expect(Identity.root.child("list").child("row") == row && Set([row, list.child("row")]).count == 1)
  }

  private static let app = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
    final class Model: ObservableObject { @Published var count = 0; var act: () -> Void = {} }
    struct A: View { @StateObject private var model = Model()
      var body: some View {
        Button("\\(model.count)") { model.count += 1; model.act() }
          .onAppear { model.act = { model.count += 10 } } } }
    """

  @Test func eachLaunchBeginsAnew() throws {
    let project = Source.project(Self.app)
    for _ in 0..<3 {
      let session = try #require(project.session(for: Variant(device: Source.device)))
      #expect(session.tree.texts == ["0"])
      try session.perform(action: 0)
      #expect(session.tree.texts == ["11"])
      session.relaunch()
      #expect(session.tree.texts == ["0"])
    }
  }

  /// What is kept as data of an object is there after the next launch.
  @Test func storedObjectsStay() throws {
    let project = Source.project(
      """
      @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
      final class Settings: Codable { var name = "none" }
      struct A: View { @State private var settings = Settings()
        var body: some View {
          Button(settings.name) {
            let other = Settings(); other.name = "kept"
            UserDefaults.standard.set(try? JSONEncoder().encode(other), forKey: "settings") }
          .onAppear {
            if let data = UserDefaults.standard.data(forKey: "settings"),
              let known = try? JSONDecoder().decode(Settings.self, from: data) { settings = known } } } }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    #expect(session.tree.texts == ["none"])
    try session.perform(action: 0)
    session.relaunch()
    #expect(session.tree.texts == ["kept"])
    session.relaunch()
    #expect(session.tree.texts == ["kept"])
  }

  /// Actions hold what made them, and go with it once views are evaluated again.
  @Test func evaluationsEnd() throws {
    let project = Source.project(
      """
      @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View { @State private var count = 0
        var body: some View {
          TabView {
            Button("\\(count)") { count += 1 }.onAppear { print(count) }.tabItem { Text("One") }
            Text("Two").tabItem { Text("Two") } } } }
      """)
    let session = try #require(project.session(for: Variant(device: Source.device)))
    weak let before = session.outcome.appearances.first?.closure
    #expect(before != nil)
    let tap = try #require(session.outcome.actions.firstIndex { $0.kind == "tap" })
    try session.perform(action: tap)
    #expect(session.tree.texts.contains("1"))
    #expect(before == nil)
  }
}
