import AuditEngine
import Foundation
import Reporting
import SightlineModel
import SwiftUIReader
import Testing

@testable import AuditPipeline

/// A project that is looked at while it is worked on.
struct LiveProjectTests {
  private static let home = """
    import SwiftUI
    @main struct Example: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Counted \\(count)")
          Button("More") { count += 1 }
          OtherView()
        }
      }
    }
    """
  private static let other = """
    import SwiftUI
    struct OtherView: View { var body: some View { Text("Beside") } }
    """
  private static let alone = """
    import SwiftUI
    struct AloneView: View { var body: some View { Text("Alone") } }
    #Preview { AloneView() }
    """

  private func makeFolder() throws -> TemporaryFolder {
    try TemporaryFolder(["Home.swift": Self.home, "Other.swift": Self.other, "Alone.swift": Self.alone])
  }
  private func open(_ folder: TemporaryFolder) throws -> LiveProject {
    try LiveProject(AuditRequest(paths: [folder.path], workingFolder: folder.path))
  }
  private func texts(_ shown: LiveProject.Shown?) -> [String] {
    shown?.scene.nodes.compactMap { $0.text?.content.string } ?? []
  }
  private func name(of type: String, in live: LiveProject) throws -> String {
    try #require(live.screens.first { $0.name.contains(type) || $0.symbol.contains(type) }?.name)
  }

  @Test("A screen is read in the variant that is asked for")
  func onDemand() throws {
    let folder = try makeFolder()
    let live = try open(folder)
    let screen = try name(of: "Home", in: live)
    let large = try #require(live.scene(screen, nil, live.standard))
    #expect(texts(large).contains("Counted 0"))
    var variant = live.standard
    variant.size = .ax5
    let larger = try #require(live.scene(screen, nil, variant))
    func size(_ shown: LiveProject.Shown) -> Double {
      shown.scene.nodes.lazy.compactMap { $0.text?.measured.fontSize }.first ?? 0
    }
    #expect(size(larger) > size(large))
    #expect(live.scene("Nowhere", nil, live.standard) == nil)
  }

  @Test("After a save only previews are looked at again that the change touches")
  func glances() throws {
    let folder = try makeFolder()
    let second = Self.alone.replacingOccurrences(of: "Alone", with: "Further")
    try folder.write(second, to: "Further.swift")
    let live = try open(folder)
    let before = live.screens.map(\.name)
    #expect(live.reader?.glances?.count == 2)
    try folder.write(second.replacingOccurrences(of: "\"Further\"", with: "\"Farther\""), to: "Further.swift")
    #expect(live.reload(["Further.swift"]).problems.isEmpty)
    #expect(live.reader?.glances?.count == 1)
    #expect(live.screens.map(\.name) == before)
    #expect(texts(live.scene(try name(of: "Further", in: live), nil, live.standard)) == ["Farther"])
    // What was saved with an error counts as changed once it is taken over, whatever was saved last.
    try folder.write(second + "}", to: "Further.swift")
    #expect(!live.reload(["Further.swift"]).problems.isEmpty)
    try folder.write(second.replacingOccurrences(of: "FurtherView", with: "NearerView"), to: "Further.swift")
    try folder.write(Self.other + "\n", to: "Other.swift")
    #expect(live.reload(["Other.swift"]).problems.isEmpty)
    #expect(live.reader?.glances?.count == 1)
  }

  @Test("A save is taken over, and names the screens that depend on it")
  func saving() throws {
    let folder = try makeFolder()
    let live = try open(folder)
    let home = try name(of: "Home", in: live), alone = try name(of: "Alone", in: live)
    var watch = live.watch()
    _ = live.scene(home, nil, live.standard)
    _ = live.scene(alone, nil, live.standard)
    #expect(watch.changes().isEmpty)
    try folder.write(Self.other.replacingOccurrences(of: "Beside", with: "Besides"), to: "Other.swift")
    let files = watch.changes().filter { $0.hasSuffix(".swift") }
    #expect(files == ["Other.swift"])
    let change = live.reload(files)
    #expect(change.problems.isEmpty)
    #expect(change.screens == [home])
    #expect(texts(live.scene(home, nil, live.standard)).contains("Besides"))
    #expect(texts(live.scene(alone, nil, live.standard)) == ["Alone"])
  }

  @Test("While a source has an error the last good picture stays, and the error has its place")
  func error() throws {
    let folder = try makeFolder()
    let live = try open(folder)
    let home = try name(of: "Home", in: live)
    _ = live.scene(home, nil, live.standard)
    try folder.write(Self.other + "\nstruct {", to: "Other.swift")
    let change = live.reload(["Other.swift"])
    #expect(change.problems.first?.location.file == "Other.swift")
    #expect(texts(live.scene(home, nil, live.standard)).contains("Beside"))
    try folder.write(Self.other.replacingOccurrences(of: "Beside", with: "Fixed"), to: "Other.swift")
    #expect(live.reload(["Other.swift"]).problems.isEmpty)
    #expect(texts(live.scene(home, nil, live.standard)).contains("Fixed"))
  }

  @Test("What is tapped runs; back and reset; the same steps are taken again after a save")
  func using() throws {
    let folder = try makeFolder()
    let live = try open(folder)
    func words(_ use: LiveProject.InUse?) -> [String] { use?.scene.nodes.compactMap { $0.text?.content.string } ?? [] }
    let begun = try #require(live.use(.start(screen: nil, live.standard)))
    let more = try #require(begun.offers.firstIndex { $0.label == "More" })
    #expect(begun.offers[more].frame != nil)
    _ = live.use(.use(more, text: ""))
    let twice = live.use(.use(more, text: ""))
    #expect(words(twice).contains("Counted 2"))
    #expect(twice?.steps == ["tap More", "tap More"])
    #expect(words(live.use(.back)).contains("Counted 1"))
    try folder.write(Self.home.replacingOccurrences(of: "Counted", with: "Seen"), to: "Home.swift")
    _ = live.reload(["Home.swift"])
    #expect(words(live.use(.look)).contains("Seen 1"))
    #expect(words(live.use(.reset)).contains("Seen 0"))
    #expect(live.use(.use(99, text: ""))?.steps == [])
  }

  @Test("The audit beside it brings what the rules say of the whole app")
  func audit() throws {
    let folder = try makeFolder()
    let live = try open(folder)
    guard case .success(let report) = live.audit() else {
      Issue.record("nothing was audited")
      return
    }
    #expect(report.summary.screens >= 2)
    let home = try name(of: "Home", in: live)
    #expect(texts(live.scene(home, nil, live.standard)).contains("Counted 0"))
    #expect(live.excerpt("Home.swift", line: 7)?.contains("› 7") == true)
    #expect(live.excerpt("../secret", line: 1) == nil)
  }

  @Test("The transcript has a text for each screen, and names what is spoken in order")
  func transcript() throws {
    let folder = try makeFolder()
    let request = AuditRequest(paths: [folder.path], workingFolder: folder.path)
    let transcripts = try AuditPipeline(request).transcript()
    let home = try #require(transcripts.first { $0.text.contains("Counted 0") })
    #expect(home.text.contains("1. Counted 0\n2. More, button\n3. Beside\n"))
    // A walk meets what a tap leads to.
    #expect(transcripts.contains { $0.text.contains("Alone") })
    #expect(try AuditPipeline(request).transcript() == transcripts)
  }
}
