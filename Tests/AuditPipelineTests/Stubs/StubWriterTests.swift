import SightlineModel
import SwiftInterpreter
import Testing

@testable import AuditPipeline

/// What stands for a missing module is written from how the project uses it.
struct StubWriterTests {
  private static let source = """
    import Flux
    import SwiftUI
    struct Detail: ConnectedView { func body(props: Props) -> some View { Text("Detail") } }
    final class Log: Middleware { }
    struct Root: View {
      @Setting(.theme) var theme: String
      let box: Box<Int, [String: Int]>
      var body: some View {
        StoreProvider(store: store) { Text("Root").tinted(by: theme) }
        let value = with(theme, count: 3)
      }
    }
    let store = Store<AppState>(state: 1)
    func go() { Analytics.shared; Analytics.send("x", now: true) }
    """
  private static func unresolved(_ what: String) -> AuditReport.Unresolved {
    AuditReport.Unresolved(file: "App.swift", line: 1, what: what, why: "", isUndeclared: true)
  }
  private static func text() throws -> String {
    let used = UsedNames(
      [ParsedFile(path: "App.swift", text: source)],
      unresolved: [
        "StoreProvider(store:)", "@Setting", ".tinted(by:)", "with(_:count:)", "Box", "Store", "Analytics",
        "NSSomething",
        "URLSession.tasks", "Elsewhere",
      ].map(unresolved), conformances: ["ConnectedView", "Middleware"], isKnown: { $0 == "URLSession" })
    return try #require(StubWriter(used, imports: ["Flux": ["App.swift"]]).files.first).text
  }

  @Test(arguments: [
    "public protocol ConnectedView: View {}", "open class Middleware {", "public struct StoreProvider: View {",
    "public init(store: Any, _ value2: Any) {}", "@propertyWrapper public struct Setting<Value> {",
    "public func tinted(by: Any) -> some View { self }", "public func with(_ value1: Any, count: Any) -> Any",
    "public struct Box<T1, T2> {", "public static var shared: Analytics",
    "public static func send(_ value1: Any, now: Any) -> Any",
  ])
  func isWritten(_ line: String) throws { #expect(try Self.text().contains(line)) }

  @Test(arguments: ["NSSomething", "URLSession", "Elsewhere"])
  func isNobodys(_ name: String) throws { #expect(try !Self.text().contains(name)) }

  /// What is written is Swift, and is read in the module's place.
  @Test func standsForTheModule() throws {
    let files = ["App.swift": Self.source.replacing("let value = with(theme, count: 3)", with: "")]
    let folder = try TemporaryFolder(files)
    let request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)
    let stubs = try AuditPipeline(request).stubs()
    #expect(stubs.map(\.module) == ["Flux"])
    try folder.write(stubs[0].text, to: "SightlineStubs/Flux.swift")
    try folder.write("stubs: [SightlineStubs]\n", to: ".sightline.yml")
    let report = try AuditPipeline(request).run().report
    #expect(report.coverage.missingModules == nil)
    #expect(!report.findings.contains { $0.rule == "unreadable" })
  }
}
