import AuditEngine
import Rules
import SightlineModel
import Testing

@testable import AuditPipeline

/// What is said of a task never goes beyond what was looked at.
struct EvidenceMakerTests {
  private static func edge(_ from: String, _ to: String, _ action: FlowAction) -> FlowGraph.Edge {
    .init(from: from, to: to, action: action, location: nil, effects: [])
  }
  private static func state(_ id: String, _ screen: String) -> FlowGraph.State {
    .init(id: id, screen: screen, path: [])
  }

  /// Welcome leads to Home, from there to Detail and Settings; Help is shown over Welcome.
  static let graph = FlowGraph(
    start: "Welcome",
    states: [
      state("Welcome", "Welcome"), state("Home", "Home"), state("Home-2", "Home"), state("Detail", "Detail"),
      state("Settings", "Settings"), state("Help", "Help"),
    ],
    edges: [
      edge("Welcome", "Home", .tap("Continue")), edge("Welcome", "Help", .tap("Help")),
      edge("Help", "Welcome", .tap("Close")), edge("Home", "Home-2", .tap("More")),
      edge("Home-2", "Detail", .tap("Open")), edge("Home", "Settings", .tap("Settings")),
      edge("Settings", "Detail", .relaunch),
    ])

  @Test func theEndsOfAFlowAreScreensThatLeadNowhereNew() {
    #expect(FlowWays(Self.graph).ends == ["Help", "Settings", "Detail"])
  }

  @Test func waysAreTheShortestAndDoNotLeaveTheApp() throws {
    let ways = FlowWays(Self.graph)
    let way = try #require(ways.way(from: "Welcome") { $0 == "Detail" })
    #expect(way.map(\.action.words) == ["tap Continue", "tap More", "tap Open"])
    #expect(ways.way(from: "Settings") { $0 == "Detail" } == nil)
    #expect(ways.way(from: "Home") { $0 == "Home" } == [])
  }

  private static func finding(
    _ rule: RuleID, _ severity: Severity = .error, on screen: String? = "Home", failing: [String] = [],
    _ verdict: Finding.Outcome = .fail, status: Finding.Status = .new
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, verdict: verdict, message: "Something.",
      location: SourceLocation(file: "Home.swift", line: 3, column: 1), screen: screen,
      variants: failing.isEmpty ? nil : .init(failing: failing, first: nil, total: 4), fingerprint: "\(rule)",
      status: status)
  }

  private static func report(_ findings: [Finding] = [], change: (inout AuditReport) -> Void = { _ in }) -> AuditReport
  {
    var report = AuditReport(
      tool: .init(version: "0"), profile: "default", platform: .ios26, findings: findings,
      matrix: .init(
        sizes: [.large, .ax3], locales: ["en"], devices: ["SE"], appearances: [.light, .dark]), flow: graph)
    report.coverage.screens = ["Welcome", "Home", "Detail", "Settings", "Help"].map {
      .init(name: $0, file: "\($0).swift", line: 1, states: 1, branches: .init(laidOut: 1, total: 1), labels: [])
    }
    change(&report)
    return report
  }

  /// A screen with one text on a ground.
  private static func scene(_ ground: RGBA) -> Scene {
    let variant = Variant(device: EvidenceMakerTests.device)
    var node = SceneNode(
      id: 0, parent: nil, kind: .text, isModifier: false, frame: Rect(x: 0, y: 0, width: 100, height: 20), path: "text")
    node.visibleFrame = node.frame
    node.opacity = 1
    node.backdrop = .color(ground)
    let measured = MeasuredText(size: Size(width: 100, height: 20), lines: [], fontSize: 17)
    node.text = SceneText(
      content: TextContent("Hello"), measured: measured, font: .body, scales: true, lineLimit: nil)
    return Scene(screen: "Home", state: "Home", variant: variant, nodes: [node])
  }
  private static let device = Device(
    id: "x", alias: "SE", size: Size(width: 320, height: 568), scale: 2, safeArea: EdgeInsets(all: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  private static func task(
    _ report: AuditReport, screens: [String] = ["Home"], off: Set<RuleID> = [], dark: RGBA? = .black, light: Bool = true
  ) throws -> TaskEvidence {
    let maker = EvidenceMaker(report: report, runs: { !off.contains($0) }) { _, _, isDark in
      isDark ? dark.map(scene) : light ? scene(.white) : nil
    }
    return try #require(maker.tasks(named: [("Task", screens)])?.first)
  }

  private static func verdict(_ label: NutritionLabel, _ task: TaskEvidence) -> TaskEvidence.Verdict? {
    task.labels.first { $0.label == label }?.verdict
  }

  static let decidable: [NutritionLabel] = [
    .largerText, .darkInterface, .differentiateWithoutColor, .sufficientContrast, .reducedMotion,
  ]

  @Test func whatWasLookedAtWithoutAFindingIsSupported() throws {
    let task = try Self.task(Self.report())
    for label in Self.decidable { #expect(Self.verdict(label, task) == .supported, "\(label)") }
    // Apple asks for these to be tried by somebody.
    for label in [NutritionLabel.voiceOver, .voiceControl, .captions, .audioDescriptions] {
      #expect(Self.verdict(label, task) == .person, "\(label)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var label: NutritionLabel
    var verdict: TaskEvidence.Verdict
    var report: AuditReport
    var off: Set<RuleID> = []
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "an error fails its label", label: .largerText, verdict: .notSupported,
      report: report([finding("text-truncated")])),
    Case(
      name: "an error on another screen is none of the task's", label: .largerText, verdict: .supported,
      report: report([finding("text-truncated", on: "Settings")])),
    Case(
      name: "whether a warning keeps people from the task is for a person", label: .voiceOver, verdict: .person,
      report: report([finding("heading", .warning)])),
    Case(
      name: "an error that VoiceOver meets", label: .voiceOver, verdict: .notSupported,
      report: report([finding("control-name")])),
    Case(
      name: "a review is for a person", label: .sufficientContrast, verdict: .person,
      report: report([finding("contrast-text", .error, .review)])),
    Case(
      name: "what is known from the baseline still fails", label: .sufficientContrast, verdict: .notSupported,
      report: report([finding("contrast-text", status: .baseline)])),
    Case(
      name: "what was suppressed a person answers for", label: .sufficientContrast, verdict: .person,
      report: report([finding("contrast-text", status: .suppressed)])),
    Case(
      name: "contrast in Dark Mode speaks of Dark Interface", label: .darkInterface, verdict: .person,
      report: report([finding("contrast-text", failing: ["large/en/SE/dark"])])),
    Case(
      name: "contrast in light appearance does not", label: .darkInterface, verdict: .supported,
      report: report([finding("contrast-text", failing: ["large/en/SE/light"])])),
    Case(
      name: "an animation on no screen", label: .reducedMotion, verdict: .person,
      report: report([finding("motion-gated", .warning, on: nil)])),
    Case(
      name: "no size of 200 %", label: .largerText, verdict: .person,
      report: report { $0.matrix?.sizes = [.large, .ax2] }),
    Case(
      name: "no Dark Mode", label: .darkInterface, verdict: .person,
      report: report { $0.matrix?.appearances = [.light] }),
    Case(
      name: "a rule that is off", label: .differentiateWithoutColor, verdict: .person, report: report(),
      off: ["color-only-state"]),
    Case(
      name: "branches that were not laid out", label: .reducedMotion, verdict: .person,
      report: report { $0.coverage.screens[1].branches.total = 3 }),
    Case(
      name: "branches of another screen", label: .reducedMotion, verdict: .supported,
      report: report { $0.coverage.screens[3].branches.total = 3 }),
    Case(
      name: "a screen that was not audited", label: .reducedMotion, verdict: .person,
      report: report { $0.coverage.screens.remove(at: 1) }),
    Case(
      name: "something that could not be worked out", label: .reducedMotion, verdict: .person,
      report: report { $0.coverage.unresolved = [.init(file: "Home.swift", line: 1, what: "x", why: "y")] }),
    Case(
      name: "a state that was left out", label: .reducedMotion, verdict: .person,
      report: report { $0.coverage.notAudited = [.init(.controls(ofState: "Home"), why: "budget")] }),
    Case(
      name: "an audit that ended early", label: .reducedMotion, verdict: .person,
      report: report { $0.coverage.endedEarly = "time" }),
  ]

  @Test(arguments: cases)
  func verdicts(_ example: Case) throws {
    let task = try Self.task(example.report, off: example.off)
    let label = try #require(task.labels.first { $0.label == example.label })
    #expect(label.verdict == example.verdict)
    #expect(label.verdict == .supported || !label.reasons.isEmpty)
  }

  @Test func whatWasNotLaidOutIsNeverSupported() throws {
    for task in [
      try Self.task(Self.report(), light: false), try Self.task(Self.report(), screens: ["Nowhere"]),
    ] {
      #expect(task.labels.allSatisfy { $0.verdict == .person })
    }
    #expect(Self.verdict(.darkInterface, try Self.task(Self.report(), dark: nil)) == .person)
  }

  @Test func aScreenThatStaysBrightHasNoDarkInterface() throws {
    #expect(Self.verdict(.darkInterface, try Self.task(Self.report(), dark: .white)) == .notSupported)
  }

  @Test func aTaskOfSeveralScreensPassesThemInOrder() throws {
    let task = try Self.task(Self.report(), screens: ["Help", "Home", "Detail", "Nowhere"])
    #expect(task.steps.map(\.action) == ["tap Help", "tap Close", "tap Continue", "tap More", "tap Open", nil])
    #expect(task.screens == ["Welcome", "Help", "Home", "Detail"])
    #expect(task.missing == ["Nowhere"])
  }
}

/// From sources to evidence.
struct EvidenceTests {
  private static let source = """
    import SwiftUI
    struct Start: View {
      var body: some View {
        NavigationStack {
          VStack {
            Text("Welcome")
            Button("Edit") { }
            Button("Edit") { print("other") }
            NavigationLink("Next") { Text("The end").font(.system(size: 9)) }
          }
        }
      }
    }
    @main struct ExampleApp: App {
      var body: some Scene { WindowGroup { Start() } }
    }
    """

  @Test func swipesStopsAndSharedNames() throws {
    let folder = try TemporaryFolder([
      "Example.swift": Self.source, ".sightline.yml": "tasks:\n  Begin: [Start]\n",
    ])
    var request = AuditRequest(paths: ["."], workingFolder: folder.path)
    request.overrides.sizes = [.large, .ax3]
    request.overrides.devices = ["standard"]
    let evidence = try AuditPipeline(request).evidence()
    #expect(evidence.isConfigured)
    let task = try #require(evidence.tasks.first)
    #expect(task.name == "Begin")
    let step = try #require(task.steps.first)
    #expect((step.elements, step.controls, step.swipes, step.stops) == (4, 3, 3, 3))
    #expect(step.ambiguous == [.init(name: "Edit", count: 2)])
    #expect(task.labels.first { $0.label == .voiceControl }?.verdict != .supported)
  }
}
