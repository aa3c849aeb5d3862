import AuditEngine
import SightlineModel
import Testing

@testable import AuditPipeline

/// A screen that no source names is said at once, with the nearest name.
struct WantedScreenTests {
  private static let source = """
    import SwiftUI
    struct WelcomeScreen: View { var body: some View { Text("Hello") } }
    struct AddMedicationView: View { var body: some View { Text("Add") } }
    extension WelcomeScreen { struct Part: View { var body: some View { Text("Part") } } }
    #Preview { WelcomeScreen() }

    """

  @Test(
    arguments: [
      ("Welcom", "did you mean 'WelcomeScreen'?"), ("AddMedicatonView", "did you mean 'AddMedicationView'?"),
      ("Elsewhere", "no source declares such a view"), ("WelcomeScreen", nil), ("WelcomeScreen.Part", nil),
      ("WelcomeScreen (App)", nil), ("Start", nil), ("App", nil),
    ] as [(String, String?)])
  func names(name: String, hint: String?) throws {
    let folder = try TemporaryFolder([
      "App/Welcome.swift": Self.source, ".sightline.yml": "screens: {Start: WelcomeScreen}\n",
    ])
    let request = AuditRequest(paths: [folder.path], workingFolder: folder.path, onlyScreen: name)
    let project = try AuditPipeline(request).project()
    do throws(UnusableInput) {
      try request.checkScreenIsNamed(ProjectInputs(project), project.configuration)
      #expect(hint == nil)
    } catch {
      #expect(hint.map { error.messages.joined().contains($0) } == true, "\(error)")
    }
  }
}
