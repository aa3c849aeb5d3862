import SightlineModel

extension ReportFacts {
  /// `WCAG 2.2 A and AA: 3 fail, 2 pass, 1 not applicable, 49 for a person`; `nil` where no criterion was judged.
  var criteria: String? {
    guard let criteria = report.criteria else { return nil }
    let words: [(AuditReport.Criterion.Verdict, String)] = [
      (.fails, "fail"), (.passes, "pass"), (.notApplicable, "not applicable"), (.person, "for a person"),
    ]
    let parts = words.compactMap { verdict, word -> String? in
      let count = criteria.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(word)"
    }
    return "WCAG 2.2 A and AA: " + parts.joined(separator: ", ")
  }
  /// Ids of the criteria that fail, in the standard's order.
  var failedCriteria: [AuditReport.Criterion] { report.criteria?.filter { $0.verdict == .fails } ?? [] }
}

extension AuditReport.Criterion.Verdict {
  var words: String {
    switch self {
    case .fails: "fails"
    case .passes: "passes"
    case .notApplicable: "not applicable"
    case .person: "for a person"
    }
  }
}
