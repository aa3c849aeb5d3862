import AuditEngine
import SightlineModel
import Testing
import WorkJournal

@testable import AuditPipeline

/// What ended earlier processes is left out and named, in a library as well.
struct LeftOutTests {
  private static let files = [
    "App/Home.swift": """
    import SwiftUI
    struct Home: View { var body: some View { Text("Home").foregroundStyle(Color(white: 0.7)) } }
    #Preview { Home() }
    """,
    "App/Detail.swift": """
    import SwiftUI
    struct Detail: View { var body: some View { Text("Detail").foregroundStyle(Color(white: 0.7)) } }
    #Preview { Detail() }
    """,
    ".sightline.yml": "devices: [SE]\nsizes: [large]\nlocales: [en]\ncoverage: {screens: 100}\n",
  ]

  private static func audit(_ project: TemporaryFolder, _ leftOut: [LeftOutWork]) throws -> AuditOutcome {
    var request = AuditRequest(paths: ["."], workingFolder: project.path)
    request.leftOut = leftOut
    return try AuditPipeline(request).run()
  }

  @Test func aScreenIsAnErrorAndCountsAsNotAudited() throws {
    let project = try TemporaryFolder(Self.files)
    let screen = Work(.screen, "Detail", file: "App/Detail.swift", line: 2)
    let outcome = try Self.audit(project, [LeftOutWork(screen, .memory)])
    let report = outcome.report
    #expect(report.coverage.screens.map(\.name) == ["Home"])
    #expect(
      report.coverage.notAudited == [
        .init(
          .missingScreen("Detail"), why: "the audit used more memory than it may (budgets: memory) while its code ran",
          location: SourceLocation(file: "App/Detail.swift", line: 2, column: 1))
      ])
    #expect(report.findings.map(\.rule).sorted() == ["contrast-text", "coverage-floor", "unreadable-input"])
    #expect(report.findings.first { $0.rule == "unreadable-input" }?.severity == .error)
    #expect(report.findings.contains { $0.rule == "coverage-floor" && $0.message.contains("50") })
    #expect(RunStatus(report) == .findings)
  }

  /// Paths may be those of the file system: fonts are known by them.
  @Test(arguments: [false, true]) func aFileIsNotRead(isAbsolute: Bool) throws {
    let project = try TemporaryFolder(Self.files)
    let path = "App/Detail.swift"
    let file = Work.file(isAbsolute ? project.path + "/" + path : path)
    let report = try Self.audit(project, [LeftOutWork(file, .signal(11))]).report
    #expect(report.coverage.files == 1 && report.coverage.screens.map(\.name) == ["Home"])
    #expect(report.coverage.notAudited.map(\.what) == ["file App/Detail.swift"])
    #expect(report.coverage.notAudited[0].location == SourceLocation(file: path, line: 1, column: 1))
  }

  @Test func whereAllIsLeftOutThereIsAReportOfThat() throws {
    let project = try TemporaryFolder(Self.files)
    let report = try Self.audit(
      project, ["App/Home.swift", "App/Detail.swift"].map { LeftOutWork(.file($0), .stalled) }
    ).report
    #expect(report.findings.count { $0.rule == "unreadable-input" } == 2)
    #expect(RunStatus(report) == .findings)
  }

  @Test(
    arguments: [
      (.standard(4096), nil, 4096), (.standard(4096), 16_000, 4096), (.standard(4096), 1000, 750),
      (.set(4096), 1000, 4096), (.set(0), 1000, 0),
    ] as [(Memory, Int?, Int)])
  func memoryIsThreeQuartersOfWhatThereIs(memory: Memory, available: Int?, expected: Int) {
    var budgets = Configuration.Budgets()
    switch memory {
    case .standard(let value): budgets.memory = Setting(value)
    case .set(let value):
      budgets.memory = Setting(value, .file(SourceLocation(file: ".sightline.yml", line: 1, column: 1)))
    }
    #expect(budgets.memoryLimit(available: available) == expected)
  }

  enum Memory: Sendable {
    case standard(Int)
    case set(Int)
  }
}
