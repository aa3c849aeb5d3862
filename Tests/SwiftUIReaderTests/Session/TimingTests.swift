import SightlineModel
import Testing

@testable import SwiftUIReader

struct TimingTests {
  private static let staged = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
    struct A: View {
      @State private var step = 0
      var body: some View {
        VStack {
          Text("first").opacity(step > 0 ? 1 : 0)
          Text("second").opacity(step > 1 ? 1 : 0)
          Text("always")
        }
        .task {
          withAnimation(.easeIn(duration: 2)) { step = 1 }
          try? await Task.sleep(for: .seconds(2))
          withAnimation(.easeOut(duration: 0.3).delay(0.5)) { step = 2 }
        }
      }
    }
    """

  private func session(patience: Double?) throws -> Session {
    try #require(Source.project(Self.staged).session(for: Variant(device: Source.device), patience: patience))
  }

  @Test func eachViewKnowsWhenItCameAndHow() throws {
    let texts = try session(patience: nil).tree.children
    #expect(texts[0].entrance == Entrance(at: 0, over: 2, curve: "easeIn"))
    #expect(texts[1].entrance == Entrance(at: 2.5, over: 0.3, curve: "easeOut"))
    #expect(texts[2].entrance == Entrance(at: 0))
  }

  @Test(arguments: [(0, [1, 0]), (1.9, [1, 0]), (2, [1, 1])] as [(Double, [Double])])
  func noMoreTimePassesThanIsWaited(patience: Double, opacities: [Double]) throws {
    let session = try session(patience: patience)
    #expect(session.time == patience)
    let found = session.tree.children.prefix(2).map { $0.modifier(.opacity)?.number("opacity") }
    #expect(found == opacities)
  }

  @Test func anAnimationModifierMovesWhatIsInside() throws {
    let project = Source.project(
      """
      struct A: View { @State private var step = 0
        var body: some View {
          VStack {
            Text("page \\(step)").offset(x: step == 0 ? 0 : 40)
            Capsule().frame(width: step == 0 ? 10 : 20).animation(.easeInOut(duration: 0.3), value: step)
          }.task { step = 1 } } }
      """)
    let motions = try #require(project.session(of: "A", for: Variant(device: Source.device))).motions
    #expect(motions.map(\.properties) == [["size"]])
  }

  /// What an unknown answer puts off again and again at one moment is left after a few turns; a known end is waited for.
  @Test(arguments: [
    ("if store.stringArray(forKey: \"left\")!.isEmpty { return }", "4"), ("if turns == 40 { return }", "40"),
  ])
  func whatPutsItselfOff(ending: String, turns: String) {
    let tree = Source.tree(
      """
      final class Work: ObservableObject {
        let store = wibble
        @Published var turns = 0
        func run() {
          \(ending)
          turns += 1
          DispatchQueue.main.async { self.run() }
        }
      }
      struct A: View { @StateObject var work = Work(); var body: some View {
        VStack { Text(verbatim: "done"); Text(verbatim: "\\(work.turns)") }.task { work.run() } } }
      """)
    #expect(tree.texts.first == "done")
    #expect(tree.texts.last == turns)
  }
}
