import Foundation
import SightlineModel

/// What the project demands of itself, and how it was decided.
struct ClaimSection {
  private static let head = ["Claim", "Decision", "What is demanded, and what was found"]
  let facts: ReportFacts

  /// What the decisive entries of the claim demand, as the project's file has it.
  private func demand(_ claim: AuditReport.Claim) -> Markup {
    let texts = claim.evidence.components(separatedBy: " · ").compactMap { evidence in
      evidence.firstMatch(of: #/^(.+?\.ya?ml):([0-9]+): /#).flatMap { match in
        Int(match.2).flatMap { ClaimText(file: String(match.1), line: $0, in: facts.context) }
      }
    }
    guard let first = texts.first else { return .empty }
    let remark = first.remark.map { Markup.element("strong", class: "note", text: $0) } ?? Markup.empty
    return remark + texts.map { Markup.element("code", class: "note", text: $0.code) }.joined()
  }

  /// What was found at each entry, one below the other.
  private func found(_ claim: AuditReport.Claim) -> Markup {
    let items = claim.evidence.components(separatedBy: " · ").filter { !$0.isEmpty }.map { evidence -> Markup in
      guard let match = evidence.firstMatch(of: #/^(.+?\.ya?ml:[0-9]+): /#) else {
        return .element("li", text: evidence)
      }
      return .element(
        "li", class: nil, .element("code", class: "place", text: String(match.1)),
        .text(" " + String(evidence[match.range.upperBound...])))
    }
    return items.isEmpty ? .empty : .element("ul", [("class", "effects")], items)
  }

  var markup: Markup {
    let claims = facts.report.claims
    guard !claims.isEmpty else { return .empty }
    let rows = claims.map { claim -> Markup in
      let (icon, style, word): (PageIcon, String, String) =
        switch claim.decision {
        case .holds: (.passes, "passes", "holds")
        case .fails: (.error, "error", "fails")
        case .undecided: (.missing, "soft", "undecided")
        case .needsPerson: (.review, "review", "for a person")
        }
      return .element(
        "tr", [],
        [
          .element("th", [("scope", "row"), ("class", "name")], [.text(claim.id)]),
          .cell(nil, .element("span", class: "severity \(style)", icon.markup, .text(word))),
          .cell(
            nil, demand(claim), found(claim),
            claim.onAssumedValues ? .element("span", class: "small note", text: "rests on assumed values") : .empty),
        ])
    }
    return .element(
      "section", [("id", "claims"), ("aria-labelledby", "claims-title")],
      [
        .element("h2", [("id", "claims-title")], [.text("Claims")]),
        .element("p", text: String((facts.claims ?? "").dropFirst("claims: ".count)) + "."),
        .scrolledTable("Claims", Self.head, rows),
      ])
  }
}

/// An entry of an expectation file, with the remark above it.
struct ClaimText {
  private static let widest = 240
  /// The comment before the entry, or before those that stand with it; `nil` where there is none.
  let remark: String?
  /// The entry on one line, without its claim.
  let code: String

  /// - Parameter line: The entry's first.
  /// - Returns: `nil` where the file is not at hand.
  init?(file: String, line: Int, in context: ReportContext) {
    guard let text = context.sourceText?(file) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed }
    guard line >= 1, line <= lines.count else { return nil }
    // 1. The entry ends where the next begins.
    let rest = lines[line...].prefix { !$0.hasPrefix("- ") && !$0.hasPrefix("#") && !$0.isEmpty }
    let entry = ([lines[line - 1]] + rest).map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : $0 }
    code = Visible.line(
      entry.filter { !$0.hasPrefix("claim:") }.joined(separator: " "), limit: Self.widest)
    // 2. A remark holds for all that follows without an empty line.
    let above = lines[..<(line - 1)].reversed().prefix { !$0.isEmpty }
    let remarks = above.drop { !$0.hasPrefix("#") }.prefix { $0.hasPrefix("#") }
    let words = remarks.reversed().map { String($0.drop { $0 == "#" || $0 == " " }) }.joined(separator: " ")
    remark = words.isEmpty ? nil : Visible.line(words, limit: Self.widest)
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
