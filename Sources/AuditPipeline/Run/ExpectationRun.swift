import AuditEngine
import Flows
import Foundation
import Rules
import SightlineModel
import SourceDocuments

/// Decides a project's `sightline.expect.yml`.
struct ExpectationRun: Sendable {
  private let set: ExpectationSet
  private let reading: ScreenReading
  private let auditor: ScreenAuditor
  private let matrix: VariantMatrix
  private let rules: RuleSet
  private let standard: Variant

  init(
    _ set: ExpectationSet, _ inputs: ProjectInputs, _ reading: ScreenReading, _ auditor: ScreenAuditor,
    _ matrix: VariantMatrix, _ rules: RuleSet
  ) {
    self.set = set
    self.reading = reading
    self.auditor = auditor
    self.matrix = matrix
    self.rules = rules
    standard = matrix.standardVariant(language: inputs.languages.first ?? "en")
  }

  /// - Throws: When an expectation file is of no use: it is part of the configuration.
  static func expectations(of project: Project) throws(UnusableInput) -> ExpectationSet {
    var set = ExpectationSet()
    var problems: [InputProblem] = []
    for file in project.discovery.files(.expectations) {
      do throws(InputProblem) {
        let parsed = YAMLDocument.parse(bytes: try file.bytes(), file: file.path)
        problems += parsed.problems
        guard let value = parsed.value else { continue }
        let (read, readProblems) = ExpectationReader.read(value)
        problems += readProblems
        set.assumes += read.assumes
        set.expectations += read.expectations
      } catch {
        problems.append(error)
      }
    }
    for expectation in set.expectations {
      for case .rule(let rule) in expectation.demands where !RuleRegistry.ids.contains(rule) {
        let nearest = nearestName(to: rule.rawValue, in: RuleRegistry.ids.map(\.rawValue))
        problems.append(
          InputProblem(
            .configuration, "'\(rule)' is no rule\(nearest.map { "; did you mean '\($0)'?" } ?? "")",
            at: expectation.location))
      }
    }
    guard problems.isEmpty else { throw UnusableInput(problems) }
    return set
  }

  struct Result: Sendable {
    var claims: [AuditReport.Claim] = []
    var findings: [Finding] = []
  }

  var isEmpty: Bool { self.set.expectations.isEmpty }

  /// - Parameters:
  ///   - walks: Whoever can take the steps of a walk; `nil` when the app can't be launched.
  ///   - isPartial: Some screens are no part of this run.
  ///   - isWanted: By its position in the set.
  func drafts(
    walks: (any WalkRunning)?, values: (any SourceValues)?, isPartial: Bool,
    _ isWanted: (_ index: Int, _ asksRules: Bool) -> Bool
  ) -> [DecisionDraft] {
    guard !isEmpty else { return [] }
    var decider = ExpectationDecider(
      set, views: views, variantNames: matrix.variants.map(\.description), scenes: scene, findings: [],
      rules: .init(judged: Set(rules.settings.keys), aboutColors: aboutColors), walks: walks, values: values
    )
    decider.leftOut = reading.leftOut.works
    decider.isPartial = isPartial
    return decider.drafts { index in
      let demands = set.expectations[index].demands
      return isWanted(index, demands.contains { if case .rule = $0 { true } else { false } })
    }
  }

  /// - Parameters:
  ///   - drafts: One of each expectation, in any order.
  ///   - findings: Of all screens.
  static func result(_ drafts: [DecisionDraft], _ set: ExpectationSet, _ findings: [Finding]) -> Result {
    let known = drafts.filter { set.expectations.indices.contains($0.index) }.sorted { $0.index < $1.index }
    let decisions = known.map { $0.decided(set, by: findings) }
    return Result(claims: claims(decisions), findings: decisions.compactMap(finding))
  }

  private var aboutColors: Set<RuleID> {
    Set(rules.rules.filter { $0.ruleDependencies.contains(.appearance) }.map(\.ruleID))
  }

  /// Every state in the default variant; what is only presumed is no evidence.
  private var views: [ExpectationDecider.View] {
    reading.screens.flatMap { screen in
      screen.states.filter { $0.presumption == nil }.compactMap { state in
        auditor.scene(screen, state, standard).map { ExpectationDecider.View(screen: screen, state: state, scene: $0) }
      }
    }
  }

  private func scene(_ view: ExpectationDecider.View, _ variant: String) -> Scene? {
    matrix.variants.first { $0.description == variant }.flatMap { auditor.scene(view.screen, view.state, $0) }
  }

  /// A claim fails with any of its expectations, and holds only when all of them hold.
  private static func claims(_ decisions: [Decision]) -> [AuditReport.Claim] {
    let byID = Dictionary(grouping: decisions.filter { $0.expectation.claim != nil }) { $0.expectation.claim! }
    return byID.keys.sorted { $0.compare($1, options: .numeric) == .orderedAscending }.map { id in
      let own = byID[id]!
      let decisive = [AuditReport.Claim.Decision.fails, .undecided, .needsPerson, .holds].first { decision in
        own.contains { $0.decision == decision }
      }!
      let of = own.filter { $0.decision == decisive }
      let evidence = of.prefix(2).map { "\($0.location.file):\($0.location.line): \($0.evidence)" }.joined(
        separator: " · ")
      return AuditReport.Claim(
        id: id, decision: decisive, evidence: of.count > 2 ? "\(evidence) · and \(of.count - 2) more" : evidence,
        onAssumedValues: own.contains(where: \.rests))
    }
  }

  /// A failed expectation is a finding of error severity.
  private static func finding(_ decision: Decision) -> Finding? {
    guard decision.decision == .fails,
      !decision.expectation.demands.contains(where: { if case .rule = $0 { true } else { false } })
    else { return nil }
    let claim = decision.expectation.claim.map { "\($0): " } ?? ""
    return Finding(
      rule: "expectation", severity: .error, verdict: .fail, message: claim + decision.evidence,
      location: decision.location, screen: decision.expectation.selector?.screen,
      fingerprint: Fingerprint.of(
        rule: "expectation", symbol: decision.expectation.claim,
        path: decision.expectation.selector?.description ?? decision.expectation.walk?.map(\.description).joined(
          separator: ", ") ?? "",
        text: nil))
  }
}
