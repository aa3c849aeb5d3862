import SightlineModel
import SwiftInterpreter
import Testing

@testable import SwiftUIReader

/// Later runs of a screen go on from where its samples were made, and meet nothing of the runs between.
struct RootMomentsTests {
  private static let branches =
    "if isOpen { Text(\"open\") }; if isNew { Text(\"new\") } else { Text(\"old\") }; if isFar { Text(\"far\") }"

  /// A model that is dear to make, which what appears changes; a view with branches that nothing leads to.
  private static func read(turns: Int, _ branches: String) throws -> (states: [String: [String]], steps: Int) {
    let text = """
      final class Model: ObservableObject {
        @Published var count = 0
        var names: [String] = []
        init() { for index in 0..<\(turns) { names = ["\\(index)"] } }
      }
      struct Page: View {
        @EnvironmentObject var model: Model
        @State private var isOpen = false
        @State private var isNew = false
        @State private var isFar = false
        var body: some View {
          VStack { Text("count \\(model.count)"); \(branches) }.onAppear { model.count += 1 }
        }
      }
      """
    let project = Source.project(text)
    let files = [ParsedFile(path: "A.swift", text: "import SwiftUI\n" + text)]
    let list = project.findScreens(for: [Variant(device: Source.device)]).placed(among: project.declaredViews(files))
    let worker = ScreenWorker(project, list)
    let before = project.interpreter.stepsUsed
    for index in list.order { worker.readStates(of: index) }
    worker.presume(list.shares(of: [worker.shown], walked: [:], options: project.options))
    let states = try #require(worker.screen(0)).states
    return (
      Dictionary(states.map { ($0.presumption ?? $0.id, $0.trees[0].root.texts) }) { first, _ in first },
      project.interpreter.stepsUsed - before
    )
  }

  @Test func runsDoNotMeet() throws {
    let (cheap, dear) = (
      try Self.read(turns: 1, Self.branches).states, try Self.read(turns: 20_000, Self.branches).states
    )
    #expect(cheap.count == 4)
    #expect(dear == cheap)
    #expect(dear.values.allSatisfy { $0.first == "count 1" })
  }

  /// One run makes the model once, each of the others would again.
  @Test func modelsAreMadeAFewTimes() throws {
    let one = try Self.read(turns: 20_000, "Text(\"only\")").steps
    let four = try Self.read(turns: 20_000, Self.branches).steps
    #expect(Double(four) < 2.7 * Double(one))
  }
}
