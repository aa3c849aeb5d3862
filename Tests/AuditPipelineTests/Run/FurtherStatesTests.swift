import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

/// States that differ from others of their screen in data alone: laid out in the first language at every size, elsewhere at the largest.
struct FurtherStatesTests {
  private static let files = [
    "App.swift": """
    import SwiftUI
    @main struct FormApp: App { var body: some Scene { WindowGroup { Form() } } }
    struct Form: View {
      @State private var name = ""
      @State private var place = ""
      @State private var isDone = false
      var body: some View {
        VStack {
          Text("form.title")
          TextField("form.name", text: $name)
          TextField("form.place", text: $place)
          Text("form.status").lineLimit(1).frame(width: 60)
          if isDone { Text("form.done").lineLimit(1).frame(width: 60) }
          Button("form.send") { isDone = true }
        }
      }
    }
    """,
    "en.lproj/Localizable.strings": #"""
    "form.title" = "Form"; "form.name" = "Name"; "form.place" = "Place"; "form.status" = "Status of all that was sent"; "form.send" = "Send";
    "form.done" = "All of it was sent";
    """#,
    "de.lproj/Localizable.strings": #"""
    "form.title" = "Formular"; "form.name" = "Name"; "form.place" = "Ort"; "form.status" = "Zustand des Gesendeten"; "form.send" = "Senden";
    "form.done" = "Alles ist gesendet";
    """#,
  ]

  private func report(_ locales: [String]?, _ files: [String: String] = files) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    var overrides = ConfigurationOverrides()
    (overrides.sizes, overrides.devices, overrides.appearances) = ([.large, .xxLarge, .ax5], ["standard"], [.light])
    if let locales { overrides.locales = locales }
    let request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    return try AuditPipeline(request).run().report
  }

  /// Where each finding stands, by rule.
  private func places(_ report: AuditReport) -> Set<String> {
    Set(report.findings.map { "\($0.rule) \($0.location) \($0.verdict)" })
  }

  @Test func findingsAreThoseOfTheWholeMatrix() throws {
    let (fewer, all) = (try report(nil), try report(["en", "de"]))
    #expect(places(fewer) == places(all))
    #expect(fewer.findings.contains { $0.rule == "text-truncated" && $0.message.contains("form.done") == false })
    #expect(fewer.summary.variants < all.summary.variants)
    let remarks = fewer.coverage.notAudited.filter { $0.why.contains("'--locale all'") }
    #expect(remarks.count == 1, "what is left out is said, with what lays it out")
    #expect(!all.coverage.notAudited.contains { $0.why.contains("'--locale all'") })
  }

  /// Of one language there is nothing to leave out.
  @Test func oneLanguageIsLaidOutWhole() throws {
    let report = try report(nil, Self.files.filter { !$0.key.hasPrefix("de") })
    #expect(!report.coverage.notAudited.contains { $0.why.contains("'--locale all'") })
  }
}
