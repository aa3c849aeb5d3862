import SightlineModel
import Testing

@testable import AuditPipeline
@testable import Rules

/// What bars are filled with, and the colour scheme that goes with it.
struct BarBackgroundTests {
  private static func file(_ modifiers: String) -> RulePage.Example.File {
    RulePage.Example.File(
      path: "Example.swift",
      text: """
        import SwiftUI

        struct Example: View {
          var body: some View {
            NavigationStack {
              Text("Ferns like shade.")
                .navigationTitle("Ferns")
                .navigationBarTitleDisplayMode(.inline)
                \(modifiers)
                .toolbar {
                  ToolbarItem(placement: .topBarLeading) {
                    Button {} label: { Text("Done").foregroundStyle(.white) }
                  }
                }
            }
          }
        }
        """)
  }

  /// - Source: Apple, `toolbarBackground(_:for:)`: at the top of its content a bar shows its background where it is visible; without
  ///   bars the automatic one is meant.
  @Test(arguments: [
    ("", ["Done"]),
    (".toolbarBackground(.visible).toolbarBackground(Color(red: 0, green: 0.1, blue: 0.4))", ["Ferns"]),
    (
      ".toolbarBackground(Color(red: 0, green: 0.1, blue: 0.4), for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)",
      ["Ferns"]
    ),
    (
      ".toolbarBackground(.visible).toolbarBackground(Color(red: 0, green: 0.1, blue: 0.4)).toolbarColorScheme(.dark, for: .navigationBar)",
      []
    ),
    (".toolbarBackground(Color(red: 0, green: 0.1, blue: 0.4))", ["Done"]),
    (".toolbarBackground(.visible, for: .tabBar).toolbarBackground(Color.black, for: .tabBar)", ["Done"]),
    (".toolbarBackgroundVisibility(.visible, for: .navigationBar).toolbarBackground(Color.black)", ["Ferns"]),
  ])
  func isWhatTextsInTheBarAreHeldAgainst(_ modifiers: String, _ failing: [String]) throws {
    let report = try AuditedSources(
      [Self.file(modifiers)], sizes: [.large], devices: ["standard"], appearances: [.light]
    ).report
    let found = report.findings.filter { $0.rule == "contrast-text" && $0.verdict == .fail }
    let names = ["Done", "Ferns"].filter { name in found.contains { $0.message.contains("“\(name)”") } }
    #expect(names == failing)
  }
}
