import Foundation
package import SightlineModel

/// What judging some of a project's screens gives. Those of all screens, added up in any order, give what judging them
/// together gives: a screen is judged in one place, and what is kept of it says where it was met.
package struct JudgedScreens: Sendable, Codable {
  var causes = FoldedCauses([])
  /// Of rules that compare sizes.
  var comparing = FoldedCauses([])
  /// By the rule's id: elements it judged.
  var judged: [String: Int] = [:]
  /// By the screen's name.
  var labels: [String: [AuditReport.ScreenCoverage.Labels]] = [:]
  var fonts: Set<FontUse> = []
  var unsupported: Set<AuditReport.Unresolved> = []
  var colorPairs = ColorPairFold()
  var variantsLaidOut = 0
  package var notAudited: [AuditReport.NotAudited] = []
  /// What judging took, by the screen's name, added up over the threads.
  package var seconds: [String: Double] = [:]

  package init() {}

  /// - Parameter all: No screen in two of them.
  /// - Returns: `nil` where one is not as it was written.
  package static func result(
    of all: [JudgedScreens], by auditor: ScreenAuditor, _ matrix: VariantMatrix,
    coverage: [AuditReport.ScreenCoverage]
  ) -> ScreenAuditor.Result? {
    var folder = auditor.folder(matrix.variants)
    var comparing = folder
    var result = ScreenAuditor.Result()
    var fonts: Set<FontUse> = [], unsupported: Set<AuditReport.Unresolved> = []
    var pairs = ColorPairFold()
    var labels: [String: [AuditReport.ScreenCoverage.Labels]] = [:]
    for part in all {
      guard let causes = part.causes.groups, let others = part.comparing.groups,
        (causes + others).allSatisfy({ $0.isWithin(matrix.variants.count) })
      else { return nil }
      folder.add(causes)
      comparing.add(others)
      for (rule, count) in part.judged { result.judged[RuleID(rawValue: rule), default: 0] += count }
      fonts.formUnion(part.fonts)
      unsupported.formUnion(part.unsupported)
      pairs.formUnion(part.colorPairs)
      labels.merge(part.labels) { own, _ in own }
      result.variantsLaidOut += part.variantsLaidOut
      result.notAudited += part.notAudited
    }
    result.findings = folder.findings + comparing.findings
    result.fonts = FontUse.merged(fonts)
    result.unsupported = unsupported.sorted()
    result.colorPairs = pairs.pairs
    result.coverage = coverage.map { screen in
      var screen = screen
      screen.labels = labels[screen.name] ?? matrix.locales.map { .init(locale: $0, named: 0, needed: 0) }
      return screen
    }
    return result
  }

  /// A scene that a finding may point at.
  package struct Place: Hashable, Sendable {
    package var screen: String
    package var state: String
    /// Its index in the matrix.
    package var variant: Int
  }

  /// The scenes of the worst places of each cause: a finding of all screens points at one of these.
  package var worstPlaces: Set<Place> {
    Set(
      ((causes.groups ?? []) + (comparing.groups ?? [])).compactMap(\.decisive.worst).map {
        Place(screen: $0.screen, state: $0.state.id, variant: $0.variants[0])
      })
  }
}

extension CauseGroup {
  /// Whether all numbers of variants are those of a matrix.
  fileprivate func isWithin(_ count: Int) -> Bool {
    [failing, reviewing].allSatisfy { side in
      side.variants.indices.allSatisfy { $0 < count } && (side.worst?.variants.allSatisfy { 0..<count ~= $0 } ?? true)
        && (side.furthest.map { 0..<count ~= $0.variant } ?? true)
    } && judged.indices.allSatisfy { $0 < count } && judgedPresumed.indices.allSatisfy { $0 < count }
  }
}
