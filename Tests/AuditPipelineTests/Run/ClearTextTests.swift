import SightlineModel
import Testing

@testable import AuditPipeline

/// Words in `.clear` take their room and are seen by nobody: no contrast is asked of them.
struct ClearTextTests {
  @Test(arguments: [
    (#"Text("Alone").foregroundStyle(.clear)"#, 0),
    (#"Text("Hello ").foregroundColor(.primary) + Text("world").foregroundColor(.clear)"#, 0),
    (#"Text("Hello ").foregroundColor(.clear) + Text("world").foregroundColor(.yellow)"#, 1),
    (#"Text("Alone").foregroundStyle(.yellow)"#, 1),
  ])
  func needsNoContrast(view: String, failures: Int) throws {
    let source = """
      @main struct LampApp: App { var body: some Scene { WindowGroup { Lamp() } } }
      struct Lamp: View { var body: some View { VStack { Text("Lamp"); \(view) } } }
      """
    let report = try ReachCase("clear", source).report()
    #expect(report.findings.count { $0.rule == "contrast-text" } == failures)
  }
}
