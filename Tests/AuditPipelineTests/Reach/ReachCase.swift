import Foundation
import SightlineModel
import Testing

@testable import AuditPipeline

/// A small app with defects in views that take some way to reach: `// fails RULE` marks the lines that must be found.
struct ReachCase: Sendable, CustomTestStringConvertible {
  let what: String
  let source: String
  /// Rules that must find nothing at all.
  let never: [RuleID]
  /// Views by what became of them.
  let views: [String: ViewAccount.Status]

  init(
    _ what: String, never: [RuleID] = [], views: [String: ViewAccount.Status] = [:], _ source: String
  ) {
    (self.what, self.source, self.never, self.views) = (what, "import SwiftUI\n" + source + "\n", never, views)
  }

  var testDescription: String { what }

  struct Marked: Hashable, CustomStringConvertible {
    var rule: String
    var line: Int
    var description: String { "\(rule) in line \(line)" }
  }

  /// What is marked to fail.
  var marked: Set<Marked> {
    var result: Set<Marked> = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let mark = line.range(of: "// fails ") else { continue }
      result.insert(Marked(rule: String(line[mark.upperBound...]), line: index + 1))
    }
    return result
  }

  func report() throws -> AuditReport {
    let folder = try TemporaryFolder(["App.swift": source])
    var overrides = ConfigurationOverrides()
    (overrides.sizes, overrides.devices, overrides.locales) = ([.large, .ax5], ["SE"], ["en"])
    overrides.appearances = [.light]
    return try AuditPipeline(
      AuditRequest(kind: .audit, paths: ["."], workingFolder: folder.path, overrides: overrides)
    ).run().report
  }
}
