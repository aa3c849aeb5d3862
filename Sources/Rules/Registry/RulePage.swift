public import SightlineModel

/// A rule's page: the one description that `explain`, SARIF, the site and the tests read.
public struct RulePage: Sendable, Hashable {
  public var id: RuleID
  public var title: String
  /// One sentence.
  public var summary: String
  /// `Text`, `Color`, `Pointer`, `Names`, …: the folder of the rule.
  public var group: String
  /// In profile `default`; `nil`: off.
  public var severity: Severity?
  /// `WCAG 1.4.3`, `HIG Accessibility`.
  public var sources: [String]
  /// What a finding measures, if anything.
  public var unit: Measurement.Unit?
  public var numbers: [String: Double]
  /// Markdown below the front matter.
  public var body: String

  public struct Example: Sendable, Hashable {
    public var source: String
    /// 1-based lines of `source` that end in `// expect: fails`; reviews are marked `// expect: review`.
    public var failingLines: [Int]
    public var reviewLines: [Int]
  }
  /// SwiftUI sources under `## Bad`: each gives exactly the marked findings of this rule.
  public var badExamples: [Example] { examples(under: "Bad") }
  /// SwiftUI sources under `## Good`: none gives a finding of any rule.
  public var goodExamples: [Example] { examples(under: "Good") }

  private func examples(under heading: String) -> [Example] {
    var (result, isInSection, block): ([Example], Bool, [Substring]?) = ([], false, nil)
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        guard line == "```" else {
          block = lines + [line]
          continue
        }
        block = nil
        if isInSection { result.append(Self.example(lines)) }
      } else if line == "```swift" {
        block = []
      } else if line.hasPrefix("## ") {
        isInSection = line == "## \(heading)"
      }
    }
    return result
  }

  private static func example(_ lines: [Substring]) -> Example {
    func marked(_ mark: String) -> [Int] {
      lines.indices.filter { lines[$0].contains("// expect: \(mark)") }.map { $0 + 1 }
    }
    return Example(
      source: lines.joined(separator: "\n") + "\n", failingLines: marked("fails"), reviewLines: marked("review"))
  }
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
    body = String(parts[2])
  }
}
