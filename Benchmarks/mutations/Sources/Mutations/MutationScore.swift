import SightlineModel

/// What a run over many mutants comes to.
package struct MutationScore: Sendable {
  package let results: [MutationAudit.Result]
  package init(_ results: [MutationAudit.Result]) { self.results = results }

  package var recall: Double { share(results.filter(\.isFound).count, results.count) }
  /// Of all findings, those that no defect explains.
  package var falseFindings: Double {
    share(results.reduce(0) { $0 + $1.others.count }, results.reduce(0) { $0 + $1.findings })
  }
  /// The bar: 98 % found, 2 % false.
  package var isEnough: Bool { recall >= 0.98 && falseFindings <= 0.02 }

  private func share(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 0 : Double(part) / Double(whole) }

  /// A line for each kind, then each miss, each false finding, and the sums.
  package var text: String {
    var lines: [String] = []
    var order: [String] = []
    var kinds: [String: [MutationAudit.Result]] = [:]
    for result in results {
      if kinds[result.mutant.defect.name] == nil { order.append(result.mutant.defect.name) }
      kinds[result.mutant.defect.name, default: []].append(result)
    }
    for name in order {
      let own = kinds[name]!
      let found = own.filter(\.isFound).count
      let false_ = own.reduce(0) { $0 + $1.others.count }
      lines.append("\(found == own.count ? "  " : "! ")\(name): \(found) of \(own.count) found, \(false_) false")
    }
    for result in results where !result.isFound || result.trouble != nil {
      lines.append(
        "\(result.isFound ? "trouble" : "missed"): \(result.mutant.title)\(result.trouble.map { ": " + $0 } ?? "")")
    }
    for result in results {
      for finding in result.others {
        lines.append("false: \(result.mutant.title): \(finding.location.line): \(finding.message) [\(finding.rule)]")
      }
    }
    let few = kinds.filter { $0.value.count < 10 }.keys.sorted()
    lines.append(
      "\(results.count) defects of \(kinds.count) kinds (\(kinds.count - few.count) at 10 places or more): "
        + "\(percent(recall)) found, \(percent(falseFindings)) of the findings false")
    return lines.joined(separator: "\n")
  }

  private func percent(_ value: Double) -> String { "\((value * 1000).rounded() / 10) %" }
}
