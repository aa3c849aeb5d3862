package import AuditEngine
package import Rendering
import Rules
package import SightlineModel
import SwiftUIReader
import WorkJournal

/// Lays out what was read, one scene at a time: for whoever shows screens in any variant.
package struct SceneSource: Sendable {
  package var screens: [Screen]
  package var matrix: VariantMatrix
  package var drawing: DrawingSources
  /// By a walk's state: the screen's own that shows the same.
  package var ownStates: [String: String]
  let auditor: ScreenAuditor
  let dependencies: [String: Dependencies]
  /// Of what only a walk met.
  let walkDependencies: Dependencies?

  /// Screens that show something else, or may, when these files change.
  func touched(by paths: Set<String>) -> Set<String> {
    Set(
      screens.map(\.name).filter { name in
        guard let own = dependencies[name] ?? walkDependencies else { return true }
        return paths.contains(where: own.isTouched)
      })
  }

  /// - Parameters: Positions in `screens`, in the screen's states and in the matrix's variants.
  /// - Returns: `nil` where the state was not read in the variant.
  package func scene(_ screen: Int, _ state: Int, _ variant: Variant) -> Scene? {
    guard screens.indices.contains(screen), screens[screen].states.indices.contains(state) else { return nil }
    let shown = screens[screen]
    let work = Work(.judging, shown.name, file: shown.source?.file, line: shown.source?.line ?? 0)
    return WorkJournal.during(work) { auditor.scene(shown, shown.states[state], variant) }
  }

  /// A finding of a report as it is in one scene: its own words, and the places that are wrong there.
  package struct Seen: Sendable {
    /// As given.
    package var number: Int
    package var finding: Finding
  }

  /// Asks the rules again, of one scene alone.
  ///
  /// - Parameters:
  ///   - reported: Findings that fail on the screen in the variant, each with a number.
  ///   - screen: Its position; as are `state`'s and the variant's.
  /// - Returns: Those that are there, in the order given. What no rule says of one scene is there as it was reported.
  package func seen(
    _ reported: [Seen], _ screen: Int, _ state: Int, _ variant: Variant
  ) -> [Seen] {
    guard !reported.isEmpty, screens.indices.contains(screen), screens[screen].states.indices.contains(state) else {
      return []
    }
    var one = screens[screen]
    one.states = [one.states[state]]
    let wanted = Set(reported.map(\.finding.rule))
    var auditor = auditor
    auditor.rules = auditor.rules.filter { wanted.contains($0.ruleID) }
    (auditor.sizeRules, auditor.threads) = ([], 1)
    let asked = Set(auditor.rules.map(\.ruleID))
    let work = Work(.judging, one.name, file: one.source?.file, line: one.source?.line ?? 0)
    let own = WorkJournal.during(work) { auditor.audit([one], matrix: VariantMatrix(of: variant)).findings }
    return reported.compactMap { reported in
      let finding = reported.finding
      guard asked.contains(finding.rule) else {
        return finding.state.map { $0.id == one.states[0].id } ?? true ? reported : nil
      }
      let candidates = own.filter {
        $0.rule == finding.rule && $0.location == finding.location && $0.verdict == finding.verdict
      }
      let names = Set([finding.fingerprint] + (finding.elementFingerprints ?? []))
      func isNamed(_ other: Finding) -> Bool {
        names.contains(other.fingerprint) || (other.elementFingerprints ?? []).contains(where: names.contains)
      }
      return (candidates.first(where: isNamed) ?? candidates.first).map { Seen(number: reported.number, finding: $0) }
    }
  }
}

extension SceneSource.Seen {
  package init(_ number: Int, _ finding: Finding) { (self.number, self.finding) = (number, finding) }
}
