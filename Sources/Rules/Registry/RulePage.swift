package import SightlineModel

/// A rule's page: the one description that `explain`, SARIF, the site and the tests read.
package struct RulePage: Sendable, Hashable {
  package var id: RuleID
  package var title: String
  /// One sentence.
  package var summary: String
  /// `Text`, `Color`, `Pointer`, `Names`, …: the folder of the rule.
  package var group: String
  /// In profile `default`; `nil`: off.
  package var severity: Severity?
  /// `WCAG 1.4.3`, `HIG Accessibility`.
  package var sources: [String]
  /// What a finding measures, if anything.
  package var unit: Measurement.Unit?
  package var numbers: [String: Double]
  /// The version of the rules that brought it, see `RuleEdition`.
  package var since: Int
  /// New: asked only where previews are wanted, until a later version of the rules takes it in.
  package var isPreview: Bool
  /// Markdown below the front matter.
  package var body: String
}

extension RulePage {
  /// Reads a page with its front matter.
  /// - Throws: `RuleDataError` with the line.
  init(text: String, file: String) throws(RuleDataError) {
    let parts = text.split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty else { throw RuleDataError(file: file, line: 1, "no front matter") }
    let data = try RuleData(text: String(parts[1]), file: file, firstLine: 2)
    func required(_ key: String) throws(RuleDataError) -> String {
      guard let value = data[key] else { throw RuleDataError(file: file, line: 1, "'\(key)' is missing") }
      return value
    }
    id = RuleID(rawValue: try required("id"))
    title = try required("title")
    summary = try required("summary")
    group = try required("group")
    severity = Severity(rawValue: try required("severity"))
    sources = try required("sources").split(separator: ",").map { $0.trimmed }
    unit = data["unit"].flatMap(Measurement.Unit.init(rawValue:))
    numbers = data.section("numbers").compactMapValues(Double.init)
    since = data["since"].flatMap(Int.init) ?? 1
    switch data["stage"] {
    case nil: isPreview = false
    case "preview": isPreview = true
    default: throw RuleDataError(file: file, line: data.lines["stage"] ?? 1, "'stage' is 'preview', or absent")
    }
    body = String(parts[2])
  }
}
