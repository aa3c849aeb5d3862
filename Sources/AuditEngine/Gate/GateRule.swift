package import SightlineModel

/// Rules about the audit itself rather than the app.
package enum GateRule: String, CaseIterable, Sendable {
  case unreadableInput = "unreadable-input"
  case suppressionReason = "suppression-reason"
  case suppressionUnused = "suppression-unused"
  case coverageFloor = "coverage-floor"

  package var id: RuleID { RuleID(rawValue: rawValue) }
  static let ids = Set(allCases.map(\.id))

  package var title: String {
    switch self {
    case .unreadableInput: "A file or screen could not be read"
    case .suppressionReason: "A suppression gives no reason"
    case .suppressionUnused: "A suppression hides nothing"
    case .coverageFloor: "Less was audited than the project demands"
    }
  }

  /// Why it matters, and the way out.
  package var summary: String {
    switch self {
    case .unreadableInput:
      "What is in the file was not audited. Fix or exclude the file; a gap must not look like a clean result. What ended the audit itself is a defect of Sightline: please report it."
    case .suppressionReason:
      "Write the reason behind a dash: // sightline:disable:next RULE - reason. The next reader has to know why."
    case .suppressionUnused: "The finding is gone, or the rule or the line is another. Remove the comment or fix it."
    case .coverageFloor:
      "The configuration demands a share of screens, labels, branches or views; of the views a quarter unless it says otherwise. See the report's coverage section for what is missing."
    }
  }

  package var severity: Severity { self == .suppressionUnused ? .warning : .error }

  func finding(_ message: String, at location: SourceLocation, identity: String) -> Finding {
    Finding(
      rule: id, severity: severity, verdict: .fail, message: message, location: location,
      fingerprint: Fingerprint.of(rule: id, symbol: nil, path: identity, text: nil))
  }
}

extension Finding {
  /// Files that could not be read, or parts of them. What is wrong again and again in one file is one finding.
  package static func unreadable(_ problems: [InputProblem]) -> [Finding] {
    struct Family: Hashable {
      let file: String
      let kind: InputProblem.Kind
      let words: String
    }
    var order: [Family] = []
    var families: [Family: [InputProblem]] = [:]
    for problem in problems {
      // Without what is quoted; of syntax errors only what is done about them.
      let words = problem.message.split(separator: ";").last.map(String.init) ?? problem.message
      let family = Family(
        file: problem.location.file, kind: problem.kind, words: words.replacing(/'[^']*'/, with: "''"))
      if families[family] == nil { order.append(family) }
      families[family, default: []].append(problem)
    }
    return order.flatMap { family -> [Finding] in
      let own = families[family] ?? []
      guard own.count > Self.mostAlike else { return own.map(Finding.init(unreadable:)) }
      var first = own[0]
      first.message += "; so in \(own.count - 1) more places of the file"
      return [Finding(unreadable: first)]
    }
  }
  /// So many of a kind are told one by one.
  private static let mostAlike = 3

  /// A file that could not be read, or a part of it, as a finding of its own.
  package init(unreadable problem: InputProblem) {
    self = GateRule.unreadableInput.finding(
      problem.message, at: problem.location, identity: "\(problem.location.file)\u{1F}\(problem.message)")
    if problem.kind == .warning { severity = .warning }
  }
}
