import AuditEngine
import SightlineModel
import SwiftUIReader
import Testing
import WorkJournal

@testable import AuditPipeline

/// An audit ends when its time is over, with what it has, and says what is missing.
struct TimeLimitTests {
  private static let source = """
    import SwiftUI
    struct Home: View {
      var body: some View { Text("Pale").foregroundStyle(Color(white: 0.7)) }
    }
    struct Other: View {
      var body: some View { Text("Paler").foregroundStyle(Color(white: 0.8)) }
    }
    @main struct ExampleApp: App {
      var body: some Scene { WindowGroup { Home() } }
    }
    #Preview { Other() }
    """

  private func outcome(time: Int, since beginning: TimeLimit.Beginning = .now) throws -> AuditOutcome {
    let folder = try TemporaryFolder([
      "Example.swift": Self.source,
      ".sightline.yml": "devices: [SE]\nsizes: [large]\nlocales: [en]\nbudgets: {time: \(time)}\n",
    ])
    var request = AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)
    request.began = beginning
    return try AuditPipeline(request).run()
  }

  @Test func withEnoughTimeNothingIsLeftOut() throws {
    let report = try outcome(time: 0).report
    #expect(report.coverage.endedEarly == nil && report.coverage.screens.count == 2)
  }

  @Test func whenItIsOverTheReportIsWrittenAndNamesWhatIsMissing() throws {
    let outcome = try outcome(time: 1, since: .now.earlier(bySeconds: 2))
    let why = "the time limit of 1 s was reached"
    #expect(outcome.report.coverage.endedEarly == why)
    let missing = outcome.report.coverage.notAudited.filter { $0.why.hasPrefix(why) }.compactMap(\.missingScreen)
    #expect(missing.contains("Other") || missing.contains("Home"), "\(outcome.report.coverage.notAudited)")
    #expect(outcome.found == nil, "what the time left out is not kept")
  }
}

/// Expectations are walked after reading, when the walk's own part of the time may be over: an app that shows nothing
/// would break them all.
struct ExpectationTimeTests {
  @Test(arguments: [(TimeLimit.Part.walking, true), (.judging, false)])
  func partOfTheTime(part: TimeLimit.Part, isOver: Bool) throws {
    let folder = try TemporaryFolder([
      "Example.swift": """
      import SwiftUI
      @main struct ExampleApp: App { var body: some Scene { WindowGroup { Text("Hello") } } }
      """
    ])
    let project = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path)).project()
    let inputs = ProjectInputs(project)
    let matrix = try VariantMatrix(project.configuration, languages: inputs.languages, declared: nil)
    let auditor = ScreenAuditor(typesetter: inputs.typesetter, rules: [], settings: [:], threads: 1)
    var sources = SourceReading(inputs, project.configuration, threads: 1)
    // 400 of 1000 s: walking has ended at 300.
    sources.options.timeLimit = TimeLimit(seconds: 1000, since: .now.earlier(bySeconds: 400))
    let (reading, standard) = (sources, matrix.standardVariant(language: "en"))
    let isRunOver = Parallel.onDeepStack {
      FlowRun(reading, auditor, standard, budget: 1, endsWith: part)?.isTimeOver
    }
    #expect(isRunOver == isOver)
  }
}

/// Where the time does not suffice, what tells most is judged first.
struct JudgingPaceTests {
  @Test func partsEndOneAfterTheOther() {
    let limit = TimeLimit(seconds: 1000)
    let parts: [TimeLimit.Part] = [.walking, .reading, .presuming, .samples, .judging]
    let left = parts.map { limit.part($0).secondsLeft }
    #expect(left == left.sorted() && left.last! < limit.secondsLeft)
    #expect(!limit.isOver && TimeLimit.none.part(.reading).secondsLeft == .infinity)
  }
}
