import AuditPipeline
import Foundation
package import SightlineModel

/// Audits a project from its files and says which findings were asked for.
package struct MutationAudit: Sendable {
  package struct Result: Sendable {
    package var mutant: Mutant
    package var isFound: Bool
    /// Findings that no defect explains.
    package var others: [Finding]
    package var findings: Int
    /// What stopped the audit, or what it left out.
    package var trouble: String?
  }
  /// What is laid out: by default the smallest, the usual and the largest text size, two phones, all appearances.
  var sizes: [DynamicTypeSize] = [.xSmall, .large, .ax5]
  var devices = ["SE", "standard"]
  var appearances = Appearance.allCases
  package init() {}

  /// The least in which every kind of defect shows: for tests, which have little time.
  static var least: MutationAudit {
    var audit = MutationAudit()
    (audit.sizes, audit.devices, audit.appearances) = ([.large, .ax5], ["SE"], [.light])
    return audit
  }

  /// Profile `strict`, in English, German and a mirrored language.
  package func report(_ files: [String: String]) throws -> AuditReport {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mutant-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    var overrides = ConfigurationOverrides()
    overrides.profile = "strict"
    // Many run beside each other, and every one of them to its end.
    overrides.time = 0
    overrides.sizes = sizes
    overrides.devices = devices
    overrides.appearances = appearances
    overrides.locales = ["en", "de", "ar-XB"]
    return try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).run().report
  }

  package func audit(_ mutant: Mutant) -> Result {
    do {
      let report = try report(mutant.files)
      let wanted = report.findings.filter { mutant.defect.rules.contains($0.rule) && mutant.explains($0) }
      let others = report.findings.filter { finding in
        !(mutant.defect.rules.union(mutant.defect.consequences).contains(finding.rule) && mutant.explains(finding))
      }
      let gaps = report.coverage.unresolved.map(\.what) + report.coverage.notAudited.map(\.what)
      return Result(
        mutant: mutant, isFound: !wanted.isEmpty, others: others, findings: report.findings.count,
        trouble: gaps.isEmpty ? nil : "not understood: " + gaps.joined(separator: ", "))
    } catch {
      return Result(mutant: mutant, isFound: false, others: [], findings: 0, trouble: "\(error)")
    }
  }
}

extension Mutant {
  /// The finding stands where the defect is.
  func explains(_ finding: Finding) -> Bool {
    switch defect.place {
    case .screen: true
    case .statement: finding.location.file.hasSuffix(path) && statement.contains(finding.location.line)
    }
  }
}
