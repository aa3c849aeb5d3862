import AuditEngine
import Foundation
import SightlineModel

/// Judges what is shown first in one variant, while everything else is still to be read, so that a person sees the first
/// finding within seconds. Nothing of it goes into the report, which finds it again.
final class EarlyFinding: @unchecked Sendable {
  private let auditor: ScreenAuditor
  private let variant: Variant
  private let project: Project
  private let report: @Sendable (String) -> Void
  private let lock = NSLock()
  /// Looks that may still be taken: in an app without findings nothing is to be lost.
  private var left = 6
  private var isReported = false

  /// - Parameters:
  ///   - variant: One that is audited.
  ///   - report: Called once, with the finding in a line.
  init(_ auditor: ScreenAuditor, _ variant: Variant, _ project: Project, report: @escaping @Sendable (String) -> Void) {
    var auditor = auditor
    auditor.threads = 1
    auditor.sizeRules = []
    self.auditor = auditor
    self.variant = variant
    self.project = project
    self.report = report
    // What is known already is no news, and only the whole report says what is known.
    if FileManager.default.fileExists(atPath: project.baselinePath) { left = 0 }
  }

  /// Whether a look is worth it.
  private var isOpen: Bool { lock.withLock { left > 0 } }

  /// A state that a walk met.
  func look(at screen: String, _ root: ViewNode) {
    guard isOpen else { return }
    look(
      at: Screen(
        name: screen, symbol: screen, source: root.source,
        states: [ScreenState(id: "launch", trees: [TreeCase(root: root)])]))
  }

  /// A screen that was read.
  func look(at screen: Screen) {
    let isTaken = lock.withLock {
      left -= 1
      return left >= 0
    }
    guard isTaken, screen.presumed == nil, let state = screen.states.first(where: { $0.presumption == nil }) else {
      return
    }
    // An interpreter belongs to one thread, and what it runs for a look counts for nothing.
    guard !state.trees.contains(where: \.root.runsCode) else { return }
    var screen = screen
    screen.states = [state]
    var findings = auditor.audit([screen], matrix: VariantMatrix(of: variant)).findings
    project.configuration.weigh(&findings)
    findings.removeAll { $0.severity == .review || !project.isInFocus($0.location.file) || mayBeSuppressed($0) }
    guard let finding = findings.min(by: { ($1.severity, $0.location) < ($0.severity, $1.location) }) else { return }
    let isFirst = lock.withLock {
      defer { (left, isReported) = (0, true) }
      return !isReported
    }
    guard isFirst else { return }
    report("\(finding.location): \(finding.severity): \(finding.message) [\(finding.rule)]")
  }

  /// Which comments count is decided with the whole report.
  private func mayBeSuppressed(_ finding: Finding) -> Bool {
    guard let file = project.discovery.files.first(where: { $0.path == finding.location.file }),
      let bytes = try? file.bytes()
    else { return true }
    return !SuppressionDirective.all(in: bytes, file: file.path).directives.isEmpty
  }
}

extension ViewNode {
  /// Layout asks code of the project's own: a `Layout`, the outline of a shape.
  fileprivate var runsCode: Bool {
    switch payload {
    case .customLayout: return true
    case .shape(let shape) where shape.procedure.value != nil: return true
    default: break
    }
    return children.contains(where: \.runsCode)
      || (payload.views + modifiers.flatMap(\.payload.views)).contains { $0.views.contains(where: \.runsCode) }
  }
}
