import AuditEngine
import Foundation
import Testing

@testable import sightline

/// Defects made on purpose, in the program as built: each takes only itself away.
@Suite(.serialized) struct ContainedRunTests {
  private static let trap = "SIGILL (illegal instruction) ended the audit"

  /// What is left of the report is the report of the project without the culprit, whatever happened to it.
  @Test(arguments: [
    ("trap", trap), ("segv", "SIGSEGV (invalid memory, or a stack too deep) ended the audit"),
    ("stack", "SIGSEGV (invalid memory, or a stack too deep) ended the audit"),
    ("bus", "SIGBUS (invalid memory) ended the audit"), ("fpe", "SIGFPE (arithmetic) ended the audit"),
    ("abort", "SIGABRT (aborted) ended the audit"),
    ("kill", "SIGKILL (killed, as where the machine is out of memory) ended the audit"),
    ("memory", "the audit used more memory than it may (budgets: memory)"),
    ("hang", "the audit did not get on for longer than it may (budgets: seconds)"),
    ("wait", "the audit waited longer than it may (budgets: seconds)"),
  ])
  func aScreenIsLeftOut(fault: String, why: String) throws {
    // A debug build with its fonts takes some 200 MB.
    let budgets = "{memory: 600, seconds: \(["hang", "wait"].contains(fault) ? 1 : 30)}"
    let project = try ContainedProgram(budgets: budgets)
    let without = try ReadReport(ContainedProgram(with: [:], budgets: budgets).audit().output)
    let outputs = try [1, 2].map { threads in
      let result = try project.audit("\(fault):screen:Lonely", threads: threads)
      #expect(result.status == RunStatus.findings.rawValue && !result.isSignal, "\(result.errors)")
      #expect(result.errors.contains("starting again without it"))
      return result.output
    }
    #expect(outputs[0] == outputs[1], "the same bytes with any number of threads")
    let report = try ReadReport(outputs[0])
    #expect(report.findings == without.findings && !report.findings.isEmpty)
    #expect(report.screens == without.screens && report.screens.count == 2)
    #expect(report.flow == without.flow)
    #expect(
      report.notAudited == [
        .init(what: "screen Lonely", why: why + " while its code ran", place: "App/Lonely.swift:2")
      ])
    #expect(report.gaps == ["not audited: screen Lonely: \(why) while its code ran"])
  }

  /// Wherever it happens, what has nothing to do with it is reported.
  @Test(
    arguments: [
      ("judging:Lonely", "screen Lonely", " while it was laid out and judged", "App/Lonely.swift:2"),
      ("view:preview Lonely", "preview Lonely", " while it was looked at", "App/Lonely.swift:6"),
      ("file:App/Lonely.swift", "file App/Lonely.swift", " while it was read", "App/Lonely.swift:1"),
      ("branches:Lonely", "branches of Lonely that no state shows", " while they were presumed", "App/Lonely.swift:2"),
      (
        "file:App/Localizable.strings", "file App/Localizable.strings", " while it was read",
        "App/Localizable.strings:1"
      ),
      ("walk:the app", "the walk through the app", " while it was walked through", nil),
      ("control:tap Done", "what follows “tap Done”", " when the walk used it", "App/Settings.swift:5"),
      ("rule:flow-exit", "rule flow-exit", " while it was asked", nil),
      ("part:design tokens", "design tokens", " while it was worked out", nil),
      (
        "part:what the app puts around its screens", "what the app puts around its screens",
        " while it was worked out", nil
      ),
    ] as [(String, String, String, String?)])
  func allElseIsReported(fault: String, what: String, activity: String, place: String?) throws {
    let project = try ContainedProgram()
    let whole = try ReadReport(project.audit().output)
    #expect(whole.gaps.isEmpty)
    let outputs = try [1, 2].map { try project.audit("trap:" + fault, threads: $0).output }
    #expect(outputs[0] == outputs[1])
    let report = try ReadReport(outputs[0])
    #expect(
      report.notAudited.contains(.init(what: what, why: Self.trap + activity, place: place)), "\(report.notAudited)")
    #expect(report.gaps == ["not audited: \(what): \(Self.trap + activity)"])
    // The flow's rules say less without the walk.
    func contrasts(_ report: ReadReport) -> Set<Substring> {
      Set(report.messages.filter { $0.contains("needs 4.5:1") }.map { $0.prefix { $0 != ":" } })
    }
    let others = contrasts(whole).filter { !$0.contains("Lonely") }
    #expect(others.count >= 3 && others.isSubset(of: contrasts(report)))
  }

  @Test func severalCulpritsAreLeftOutWhoeverComesFirst() throws {
    let project = try ContainedProgram(with: [
      "App/Lonely.swift": ContainedProgram.lonely,
      "App/Alone.swift": ContainedProgram.lonely.replacing("Lonely", with: "Alone"),
    ])
    let outputs = try [1, 2, 3].map { threads in
      try project.audit("trap:screen:Lonely,abort:judging:Alone,segv:screen:Settings", threads: threads).output
    }
    #expect(Set(outputs).count == 1)
    #expect(try ReadReport(outputs[0]).notAudited.map(\.what) == ["screen Alone", "screen Lonely", "screen Settings"])
  }

  @Test func newStartsAreBounded() throws {
    let names = (10..<30).map { "Screen\($0)" }
    let text = names.map { ContainedProgram.lonely.replacing("Lonely", with: $0) }.joined()
    let project = try ContainedProgram(with: ["App/Many.swift": text])
    let result = try project.audit(names.map { "trap:screen:\($0)" }.joined(separator: ","))
    #expect(result.status == RunStatus.unusable.rawValue)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("17 times; there is no report"), "\(result.errors)")
  }

  @Test func whatNothingGoesOnWithoutEndsWithAMessage() throws {
    let result = try ContainedProgram().audit("trap:step:folding the findings")
    #expect(result.status == RunStatus.unusable.rawValue && result.output.isEmpty)
    #expect(result.errors.contains("ended the audit while folding the findings; there is no report"))
  }

  @Test func aReportThatCannotBeMadeTakesNoOtherAway() throws {
    let project = try ContainedProgram()
    try project.write("the old page", to: "out/page.html")
    let words = ["--report", "html=out/page.html", "--report", "sarif=out/a.sarif"]
    let result = try project.audit("trap:report:html", words)
    #expect(result.status == RunStatus.unusable.rawValue)
    #expect(result.errors.contains("not written: html: SIGILL"))
    #expect(try ReadReport(result.output).notAudited.map(\.what) == ["report html"])
    #expect(try String(contentsOfFile: project.folder + "/out/page.html", encoding: .utf8) == "the old page")
    #expect(FileManager.default.fileExists(atPath: project.folder + "/out/a.sarif"))
    // The same file, and nothing beside it.
    #expect(try project.audit(nil, words).status == RunStatus.findings.rawValue)
    #expect(try String(contentsOfFile: project.folder + "/out/page.html", encoding: .utf8).contains("<html"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.folder + "/out").count == 2)
  }

  /// It is in every format: by its finding where a format has findings only.
  @Test(arguments: ReportFormat.names.filter { $0 != "flow" })
  func everyFormatNamesIt(format: String) throws {
    let result = try ContainedProgram().run(
      ["audit", "--no-cache", "--format", format], fault: "trap:screen:Lonely")
    #expect(result.status == RunStatus.findings.rawValue)
    #expect(result.output.contains("screen Lonely"), "\(result.output.prefix(2000))")
    #expect(result.output.contains("SIGILL"))
  }

  @Test func aRunWithAGapIsNotKept() throws {
    let project = try ContainedProgram()
    let words = ["audit", "--format", "json"]
    let broken = try project.run(words, fault: "trap:screen:Lonely")
    let sound = try project.run(words)
    #expect(!sound.errors.contains("from the cache"), "\(sound.errors)")
    #expect(try ReadReport(sound.output).notAudited.isEmpty)
    #expect(try project.run(words).errors.contains("from the cache"))
    #expect(try !ReadReport(broken.output).notAudited.isEmpty)
  }

  @Test func theGateFailsAndNothingIsTakenForFixed() throws {
    let project = try ContainedProgram()
    #expect(try project.run(["baseline", "update", "-q"]).status == RunStatus.clean.rawValue)
    #expect(try project.run(["gate", "--no-cache"]).status == RunStatus.clean.rawValue)
    let gate = try project.run(["gate", "--no-cache"], fault: "trap:screen:Lonely")
    #expect(gate.status == RunStatus.findings.rawValue)
    #expect(!gate.errors.contains("no longer found"), "\(gate.errors)")
  }

  /// It reads nothing of the screen that fails.
  @Test func aLookAtAnotherScreenGoesOn() throws {
    let project = try ContainedProgram()
    let tree = try project.run(["tree", "--screen", "Settings"], fault: "trap:screen:Lonely")
    #expect(tree.status == RunStatus.clean.rawValue && tree.output.contains("Done"))
    #expect(!tree.errors.contains("Lonely"), "\(tree.errors)")
    let whole = try project.run(["render", "--all", "-o", "all.screen.json"], fault: "trap:screen:Lonely")
    #expect(whole.errors.contains("not audited: screen Lonely: SIGILL"), "\(whole.errors)")
    let lost = try project.run(["tree", "--screen", "Lonely"], fault: "trap:screen:Lonely")
    #expect(lost.status == RunStatus.unusable.rawValue && lost.output.isEmpty)
    #expect(lost.errors.contains("error: not audited: screen Lonely"), "\(lost.errors)")
  }

  @Test(arguments: ["spawn", "off"]) func theEnvironmentSaysHow(containment: String) throws {
    let project = try ContainedProgram()
    let environment = ["SIGHTLINE_CONTAINMENT": containment]
    #expect(try project.audit(environment: environment).output == project.audit().output)
    let result = try project.audit("trap:screen:Lonely", environment: environment)
    // Faults are for what is contained.
    #expect(try ReadReport(result.output).notAudited.map(\.what) == (containment == "spawn" ? ["screen Lonely"] : []))
  }

  @Test func withoutContainmentNothingIsMade() throws {
    let result = try ContainedProgram().audit("trap:screen:Lonely", ["--no-containment"])
    #expect(try ReadReport(result.output).notAudited.isEmpty)
  }

  #if os(Linux)
    /// A signal to either ends both, and the status says by which.
    @Test(arguments: [SIGTERM, SIGHUP]) func whoEndsItEndsAllOfIt(signal: Int32) throws {
      let project = try ContainedProgram()
      let (process, output, errors) = try project.start(
        ["audit", "--no-cache", "-q"], environment: ["SIGHTLINE_FAULT": "wait:screen:Lonely"])
      func children() -> [Int32] {
        let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { Int32($0) }
      }
      let limit = Date().addingTimeInterval(20)
      while children().isEmpty, Date() < limit { usleep(10_000) }
      let child = try #require(children().first)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
      while kill(child, 0) == 0, Date() < limit { usleep(10_000) }
      #expect(kill(child, 0) != 0, "no process is left")
      withExtendedLifetime((output, errors)) {}
    }

    /// Whoever presses Ctrl-C gets a report of what was found so far, which says that it is none of the whole.
    @Test func anInterruptedAuditReports() throws {
      let slow = (0..<40).map { number in
        "struct Slow\(number): View { let sum = (0..<60_000).reduce(0) { ($0 * 31 + $1) % 9973 }\n"
          + "  var body: some View { Text(\"\\(sum)\").foregroundStyle(\(ContainedProgram.faint)) } }\n"
          + "#Preview { Slow\(number)() }\n"
      }
      let project = try ContainedProgram(with: ["App/Slow.swift": "import SwiftUI\n" + slow.joined()])
      let (process, output, errors) = try project.start(
        ["audit", "--no-cache", "--format", "json", "--threads", "1"])
      // The first finding is said as soon as there is one.
      var said = ""
      while !said.contains("the first finding"), let more = errors.fileHandleForReading.readSome() { said += more }
      #expect(said.contains("the first finding, while the audit goes on: App/Start.swift:9:"), "\(said)")
      kill(process.processIdentifier, SIGINT)
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 128 + SIGINT && process.terminationReason == .exit)
      let report = try ReadReport(text)
      #expect(report.messages.contains { $0.contains("needs 4.5:1") })
      #expect(report.endedEarly == "the run was interrupted")
      #expect(report.notAudited.contains { $0.why.hasPrefix("the run was interrupted") })
    }

    /// So little that threads with deep stacks cannot all be started.
    @Test(arguments: [1_000_000, 500_000]) func littleAddressSpaceIsEnough(kilobytes: Int) throws {
      let project = try ContainedProgram()
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c", "ulimit -v \(kilobytes); exec \"$0\" audit --no-cache --threads 8 --format json",
        try ContainedProgram.executable().path,
      ]
      shell.currentDirectoryURL = URL(fileURLWithPath: project.folder)
      let output = Pipe()
      shell.standardOutput = output
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      #expect(shell.terminationReason == .exit && shell.terminationStatus <= 2)
      #expect(try text.isEmpty || ReadReport(text).screens.count <= 3)
    }
  #endif
}
