import AuditEngine
import Foundation
import SightlineModel
import Testing
import Typesetting

@testable import AuditPipeline
@testable import Flows

/// Mistakes as they slip into a flow, one in a copy of an example each: the walk meets every one where it happens.
struct FlowRegressionTests {
  struct Regression: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let example: String
    let file: String
    let code: String
    let replacement: String
    let steps: [String]
    let demand: Demand
    /// What is said of the broken flow.
    let message: String
    init(
      _ name: String, _ example: String, _ file: String, replace code: String, by replacement: String,
      _ steps: [String], _ demand: Demand, message: String
    ) {
      testDescription = name
      (self.example, self.file, self.code, self.replacement) = (example, file, code, replacement)
      (self.steps, self.demand, self.message) = (steps, demand, message)
    }
  }

  private static let toCamera = ["launch", "wait 6s", "tap Get Started", "tap Allow Camera Access"]
  private static let toPaywall = toCamera + ["answer allow", "tap Allow Photo Access", "answer allow"]
  private static let fivePiles =
    ["launch", "tap Get Started", "tap Family", "tap Friends", "tap Fun"]
    + ["Zoo", "Beach"].flatMap { ["type \"\($0)\" into Pile name", "tap Add Pile"] }

  @Test(arguments: [
    Regression(
      "Skip is gone from one page", "aiq", "AIQ/Views/Onboarding/Pages/OnboardingPage2View.swift",
      replace: "Button(\"Skip\", action: viewModel.skipOnboarding)", by: "EmptyView()",
      ["launch", "tap Continue"], .offered(["Skip"]), message: "does not offer “Skip”"),
    Regression(
      "the flag is not stored", "open-medtracker", "OpenMedTracker/Views/Onboarding/OnboardingView.swift",
      replace: "    private func completeOnboarding() {\n        isOnboardingComplete = true",
      by: "    private func completeOnboarding() {", ["launch", "tap Skip", "relaunch"],
      .stored(["hasCompletedOnboarding": .bool(true)]),
      message: "hasCompletedOnboarding is not stored, true demanded"),
    Regression(
      "who denies is held", "florafriend", "FloraFriend/Onboarding/Pages/CameraPermissionPage.swift",
      replace: "_ = await AVCaptureDevice.requestAccess(for: .video)",
      by: "guard await AVCaptureDevice.requestAccess(for: .video) else { return }", toCamera + ["answer deny"],
      .screen("Photos"), message: "ends at Camera, not Photos"),
    Regression(
      "a sixth pile is accepted", "smilepile", "SmilePile/Onboarding/OnboardingCoordinator.swift",
      replace: "static let maximumPiles = 5", by: "static let maximumPiles = 6",
      fivePiles + ["type \"Winter\" into Pile name", "tap Add Pile"], .neverSays(["6/5"]), message: "says “6/5”"),
    Regression(
      "page 3 of 4 is announced on page 2", "aiq", "AIQ/Views/Onboarding/Components/PageIndicator.swift",
      replace: "Page \\(currentPage + 1) of", by: "Page \\(currentPage + 2) of", ["launch", "tap Continue"],
      .page(2, of: 4), message: "page 3 of 4, not 2 of 4"),
    Regression(
      "the paywall has no way out but a purchase", "florafriend", "FloraFriend/Onboarding/Pages/PaywallPage.swift",
      replace: "Button(\"Skip\", action: onContinue)", by: "Text(\"\")", toPaywall, .offered(["Skip"]),
      message: "does not offer “Skip”"),
    Regression(
      "an event comes without its property", "aiq", "AIQ/Views/Onboarding/OnboardingViewModel.swift",
      replace: "            \"page_number\": page.number,\n", by: "", ["launch", "tap Continue"],
      .events([.init(name: "onboarding_page_viewed", properties: ["page_number": .number(2)])]),
      message: "no event onboarding_page_viewed with page_number=2"),
    Regression(
      "Continue goes on without a pile", "smilepile", "SmilePile/Onboarding/OnboardingCoordinator.swift",
      replace: "                return false\n            }\n            return true\n        case .pinSetup",
      by: "            }\n            return true\n        case .pinSetup",
      ["launch", "tap Get Started", "tap Continue"], .screen("Piles"), message: "ends at PIN, not Piles"),
  ])
  func theWalkMeetsIt(_ regression: Regression) throws {
    guard case .holds(let evidence) = try answer(regression, isBroken: false) else {
      Issue.record("the flow as it is does not do what is demanded")
      return
    }
    guard case .fails(let message) = try answer(regression, isBroken: true) else {
      Issue.record("the broken flow goes unnoticed: \(evidence)")
      return
    }
    #expect(message.hasPrefix(regression.message))
  }

  private func answer(_ regression: Regression, isBroken: Bool) throws -> DemandCheck.Answer {
    let folder = try TemporaryFolder([:])
    let copy = folder.path + "/" + regression.example
    try FileManager.default.copyItem(atPath: Self.examples + "/" + regression.example, toPath: copy)
    if isBroken {
      let path = copy + "/" + regression.file
      let source = try String(contentsOfFile: path, encoding: .utf8)
      try #require(source.contains(regression.code), "the example has changed: \(regression.code)")
      try source.replacing(regression.code, with: regression.replacement).write(
        toFile: path, atomically: true, encoding: .utf8)
    }
    let steps = try regression.steps.map { try #require(WalkStep($0)) }
    let outcome = try AuditPipeline(AuditRequest(kind: .audit, paths: ["."], workingFolder: copy)).outcome(of: steps)
    if let failure = outcome.failure { return .undecided(failure) }
    return WalkDemandCheck(outcome: outcome).answer(to: regression.demand)
  }

  private static let examples: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("examples").path
  }()
}

extension AuditPipeline {
  /// Takes the steps of one walk from launch.
  fileprivate func outcome(of steps: [WalkStep]) throws -> WalkOutcome {
    let project = try self.project()
    let inputs = ProjectInputs(project)
    let matrix = try VariantMatrix(project.configuration, languages: inputs.languages, declared: nil)
    let standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
    let auditor = ScreenAuditor(typesetter: Typesetter(fonts: inputs.fonts), rules: [], settings: [:], threads: 1)
    let sources = SourceReading(inputs, project.configuration, threads: 1)
    let outcome = Parallel.onDeepStack {
      FlowRun(sources, auditor, standard, budget: 1).map {
        $0.walks(FlowGraph(start: "", states: [], edges: [])).run(steps)
      }
    }
    return try #require(outcome, "there is no app to launch")
  }
}
