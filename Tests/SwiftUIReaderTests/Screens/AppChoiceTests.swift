import SightlineModel
import Testing

@testable import SwiftUIReader

/// Packages bring small apps along that show what they are for: the project's own is the one that most views hang on.
struct AppChoiceTests {
  private static let small = """
    import SwiftUI
    @main struct ModelApp: App { var body: some Scene { WindowGroup { Model() } } }
    struct Model: View { var body: some View { Text("Model") } }
    """
  private static let large = """
    import SwiftUI
    @main struct ShipApp: App { var body: some Scene { WindowGroup { Bridge().view } } }
    """
  private static let others = [
    ("Bridge.swift", "struct Bridge { var view: Deck { Deck() } }"),
    ("Deck.swift", "import SwiftUI\nstruct Deck: View { var body: some View { Hold() } }"),
    ("Hold.swift", "import SwiftUI\nstruct Hold: View { var body: some View { Text(\"Hold\") } }"),
  ]

  @Test(arguments: [[("A.swift", small), ("B.swift", large)], [("A.swift", large), ("B.swift", small)]])
  func theAppWithMostViewsIsTheProjects(apps: [(String, String)]) {
    let project = SwiftUIProject(files: apps + Self.others)
    let finder = ScreenFinder(project: project, variant: Variant(device: Source.device))
    #expect(finder.appType == "ShipApp")
  }

  @Test func theFirstOfEqualsIsTaken() {
    let second = Self.small.replacing("Model", with: "Mould")
    let project = SwiftUIProject(files: [("A.swift", Self.small), ("B.swift", second)])
    #expect(ScreenFinder(project: project, variant: Variant(device: Source.device)).appType == "ModelApp")
  }
}
