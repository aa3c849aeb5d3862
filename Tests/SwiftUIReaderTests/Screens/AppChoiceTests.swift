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
    import Bridge
    @main struct ShipApp: App { var body: some Scene { WindowGroup { Bridge().view } } }
    """
  private static let others = [
    ("Packages/Bridge/Bridge.swift", "import Hull\npublic struct Bridge { public var view: Deck { Deck() } }"),
    ("Packages/Hull/Deck.swift", "import SwiftUI\npublic struct Deck: View { public var body: some View { Hold() } }"),
    ("Packages/Hull/Hold.swift", "import SwiftUI\nstruct Hold: View { var body: some View { Text(\"Hold\") } }"),
  ]

  @Test(arguments: [
    [("Packages/Model/A.swift", small), ("Ship/B.swift", large)],
    [("A/A.swift", large), ("Packages/Model/B.swift", small)],
  ])
  func theAppWithMostViewsIsTheProjects(apps: [(String, String)]) {
    let project = SwiftUIProject(files: apps + Self.others)
    let finder = ScreenFinder(project: project, variant: Variant(device: Source.device))
    #expect(finder.appType == "ShipApp")
  }

  @Test func theFirstOfEqualsIsTaken() {
    let second = Self.small.replacing("Model", with: "Mould")
    let project = SwiftUIProject(files: [("A/A.swift", Self.small), ("B/B.swift", second)])
    #expect(ScreenFinder(project: project, variant: Variant(device: Source.device)).appType == "ModelApp")
  }
}
