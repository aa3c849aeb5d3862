import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

/// The whole way: findings, edits, an audit with them, a patch.
struct FixRunTests {
  private static let home = """
    import SwiftUI

    struct HomeView: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Overview")
            .font(.largeTitle.bold())

          HStack {
            Image(systemName: "bolt")
              .font(.title2)
            Text("Fast charging is on")
          }

          Button {
            refresh()
          } label: {
            Image(systemName: "arrow.clockwise")
          }

          Image("chart")
        }
      }

      private func refresh() {}
    }
    #Preview { HomeView() }

    """

  private func run(_ files: [String: String]) throws -> (folder: TemporaryFolder, before: AuditOutcome, run: FixRun) {
    let folder = try TemporaryFolder(files)
    var overrides = ConfigurationOverrides()
    overrides.sizes = [.large]
    overrides.devices = ["standard"]
    let pipeline = AuditPipeline(AuditRequest(paths: [folder.path], workingFolder: folder.path, overrides: overrides))
    let before = try pipeline.run()
    return (folder, before, try FixRun(pipeline, before))
  }

  private func rules(_ outcome: AuditOutcome) -> [String] { outcome.report.findings.map(\.rule.rawValue).sorted() }

  @Test("Each edit takes its finding away and brings none; the rest is said with the reason")
  func wholeWay() throws {
    let (folder, before, fixed) = try run(["Home.swift": Self.home])
    #expect(rules(before).contains("control-name") && rules(before).contains("image-name"))
    let diff = fixed.proposed.diff
    for line in [
      "+        .accessibilityAddTraits(.isHeader)", "+          .accessibilityHidden(true)",
      "+      .accessibilityLabel(\"Refresh\")",
    ] { #expect(diff.contains(line), "\(diff)") }
    #expect(!diff.contains("\n-  "), "nothing else changes: \(diff)")
    #expect(
      fixed.proposed.left.contains {
        $0.contains("not offered for image-name") && $0.contains("no words") || $0.contains("chart")
      })
    let left = rules(fixed.after)
    #expect(!left.contains("control-name") && !left.contains("heading"))
    #expect(left.filter { $0 == "image-name" }.count == 1)
    #expect(Set(left).isSubset(of: rules(before)))
    // Nothing was written yet.
    #expect(try String(contentsOfFile: folder.path + "/" + "Home.swift", encoding: .utf8) == Self.home)
    try fixed.proposed.apply()
    #expect(
      try String(contentsOfFile: folder.path + "/" + "Home.swift", encoding: .utf8).contains(
        ".accessibilityLabel(\"Refresh\")"))
    // What changed in between is not overwritten.
    #expect(throws: UnusableInput.self) { try fixed.proposed.apply() }
  }

  @Test("patch -p1 makes of the sources what --fix writes")
  func patchApplies() throws {
    let (folder, _, fixed) = try run(["App/Home.swift": Self.home])
    try folder.write(fixed.proposed.diff, to: "fixes.patch")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["patch", "-p1", "--quiet", "-d", folder.path, "-i", folder.path + "/fixes.patch"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let patched = try String(contentsOfFile: folder.path + "/" + "App/Home.swift", encoding: .utf8)
    try folder.write(Self.home, to: "App/Home.swift")
    try fixed.proposed.apply()
    #expect(try String(contentsOfFile: folder.path + "/" + "App/Home.swift", encoding: .utf8) == patched)
  }

  @Test("An edit that brings another finding is not offered, and the others are")
  func whatBringsSomethingNew() throws {
    // Both would be called “Settings”: name-unique.
    let source = """
      import SwiftUI
      struct HomeView: View {
        @State private var showSettings = false
        var body: some View {
          VStack {
            Text("Overview").font(.largeTitle.bold())
            Button { showSettings = true } label: { Image(systemName: "person") }
            Button("Settings") { open() }
          }
        }
        private func open() {}
      }
      #Preview { HomeView() }

      """
    let (_, before, fixed) = try run(["Home.swift": source])
    #expect(rules(before).contains("control-name"))
    #expect(!fixed.proposed.diff.contains("accessibilityLabel"), "\(fixed.proposed.diff)")
    #expect(fixed.proposed.diff.contains(".isHeader"), "\(fixed.proposed.diff)")
    #expect(
      fixed.proposed.left.contains { $0.contains("control-name") && $0.contains("name-unique") },
      "\(fixed.proposed.left)")
  }
}
