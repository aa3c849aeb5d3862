import SightlineModel
import Testing

@testable import AuditPipeline

/// A finding on a view of the project's own names the calls that make it, where a name or a colour is handed in.
struct UsesOfViewsTests {
  private static let row = """
    struct IconButton: View {
      let symbol: String
      let action: () -> Void
      var body: some View { Button(action: action) { Image(systemName: symbol) } } // element
    }

    """

  /// The lines marked `// use` are among the places of the control that has no name.
  @Test(arguments: [
    (
      "a call",
      """
      struct Bay: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("Bay \\(count)")
            IconButton(symbol: "sailboat") { count += 1 } // use

            Text("Harbour")

            IconButton(symbol: "ferry") { count += 2 } // use
          }
        }
      }
      """
    ),
    (
      "a wrapper that shows nothing else",
      """
      struct Bay: View {
        @State private var count = 0
        var body: some View { VStack { Text("Bay \\(count)"); Boat { count += 1 } } } // use
      }


      struct Boat: View {
        let action: () -> Void

        var body: some View { IconButton(symbol: "sailboat", action: action) } // use
      }
      """
    ),
    (
      "an initialiser of its own, in a loop and a branch",
      """
      struct Bay: View {
        @State private var count = 0
        @State private var isOpen = true
        var body: some View {
          VStack {
            Text("Bay \\(count)")
            ForEach(0..<2) { index in
              if isOpen {
                Boat(index) { count += index } // use
              }
            }
          }
        }
      }
      struct Boat: View {
        let name: String
        let action: () -> Void
        init(_ index: Int, action: @escaping () -> Void) {
          name = index == 0 ? "sailboat" : "ferry"
          self.action = action
        }
        var body: some View {
          IconButton(symbol: name, action: action) // use
        }
      }
      """
    ),
  ])
  func areNamed(what: String, source: String) throws {
    let text = "@main struct BayApp: App { var body: some Scene { WindowGroup { Bay() } } }\n" + Self.row + source
    let report = try ReachCase(what, text).report()
    let lines = ("import SwiftUI\n" + text).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.indices.filter { lines[$0].hasSuffix("// use") }.map { $0 + 1 }
    let finding = try #require(report.findings.first { $0.rule == "control-name" })
    let element = try #require(lines.firstIndex { $0.hasSuffix("// element") }) + 1
    #expect(finding.location.line == element)
    let named = Set((finding.places ?? []).map(\.location.line)).subtracting([element])
    #expect(named.sorted() == expected)
  }

  /// What a function of an extension sets is named where it is asked for, and a small picture that a helper makes where it is
  /// shown.
  @Test(
    arguments: [
      ("screen-title", 15, 15), ("icon-scaling", 3, 21),
    ] as [(RuleID, Int, Int)])
  func helpersAreNamedWhereTheyAreAskedFor(rule: RuleID, own: Int, line: Int) throws {
    let source = """
      extension View { func inBar() -> some View { navigationBarTitleDisplayMode(.inline) } }
      extension Image { static var boat: Image { Image(systemName: "sailboat") } }
      @main struct BayApp: App { var body: some Scene { WindowGroup { NavigationStack { Bay() } } } }




      struct Bay: View {
        var body: some View {
          VStack {
            Text("Bay")
            rows
          }
          .inBar()
        }

        private var rows: some View {
          HStack {
            Text("Harbour")
            Image.boat.resizable().frame(width: 16, height: 16)
          }
        }
      }
      """
    let report = try ReachCase("helpers", source).report()
    let finding = try #require(report.findings.first { $0.rule == rule })
    #expect(finding.location.line == own)
    #expect(own == line || (finding.places ?? []).contains { $0.location.line == line })
  }

  /// A picture that is passed is named where it is made and where it is shown: its label may stand at either.
  @Test func picturesAreNamedWhereTheyAreShown() throws {
    let source = """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Bay() } } }
      struct Bay: View { var body: some View { VStack { Text("Bay"); Tile(icon: Image("boat")); Text("Ferry") } } }




      struct Tile: View {
        let icon: Image
        var body: some View {
          HStack {
            Text("Harbour")



            icon
              .resizable()
              .frame(width: 40, height: 40)
          }
        }
      }
      """
    let report = try ReachCase("a picture", source).report()
    let finding = try #require(report.findings.first { $0.rule == "image-name" })
    #expect(finding.location.line == 3)
    #expect((finding.places ?? []).contains { $0.location.line == 17 })
  }

  /// What fills the screen is the screen: who leads to it has nothing to do with what is in it.
  @Test func screensAreNoParts() throws {
    let source = """
      @main struct BayApp: App { var body: some Scene { WindowGroup { Bay() } } }





      struct Bay: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("Bay \\(count)")
            Spacer()
            Button { count += 1 } label: { Image(systemName: "sailboat") }
          }
        }
      }
      """
    let report = try ReachCase("a screen", source).report()
    let finding = try #require(report.findings.first { $0.rule == "control-name" })
    #expect((finding.places ?? []).allSatisfy { $0.location.line != 2 })
  }
}
