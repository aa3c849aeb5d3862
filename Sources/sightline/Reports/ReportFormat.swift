import Reporting
import SightlineModel

/// The output formats by name.
enum ReportFormat {
  struct Entry: Sendable {
    let name: String
    let summary: String
    /// Takes the terminal's style (plain in files), and whether warnings weigh as much as errors.
    let make: @Sendable (TerminalStyle, _ isStrict: Bool) -> any Reporter
    /// Drawings of the failing screens are worth making.
    var needsPictures = false
    /// Paths and columns are those of the source files.
    var readsSources = false
  }

  static let entries: [Entry] = [
    Entry(name: "text", summary: "for people", make: { style, _ in TextReporter(style: style) }),
    Entry(name: "json", summary: "everything, with a schema", make: { _, _ in JSONReporter() }),
    Entry(name: "html", summary: "a page with pictures", make: { _, _ in HTMLReporter() }, needsPictures: true),
    Entry(
      name: "flow", summary: "a drawing of the flow (SVG)", make: { _, _ in FlowPictureReporter() },
      needsPictures: true),
    Entry(name: "sarif", summary: "code scanning", make: { _, _ in SARIFReporter() }, readsSources: true),
    Entry(name: "xcode", summary: "lines that Xcode links", make: { _, _ in XcodeReporter() }),
    Entry(name: "junit", summary: "test results", make: { _, isStrict in JUnitReporter(isStrict: isStrict) }),
    Entry(name: "github", summary: "annotations", make: { _, _ in GitHubAnnotationReporter() }, readsSources: true),
    Entry(name: "gitlab", summary: "code quality", make: { _, _ in GitLabReporter() }),
    Entry(name: "checkstyle", summary: "for many tools", make: { _, _ in CheckstyleReporter() }),
    Entry(name: "markdown", summary: "a pull request's comment", make: { _, _ in MarkdownReporter() }),
    Entry(name: "summary", summary: "a job's summary", make: { _, _ in MarkdownReporter(place: .summary) }),
  ]

  static let names = entries.map(\.name)
  static func named(_ name: String) -> Entry? { entries.first { $0.name == name } }
}

/// `--report NAME=PATH`.
struct ReportFile: Equatable {
  let format: String
  let path: String

  init(_ text: String, command: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError("--report takes NAME=PATH, such as html=report.html, not '\(text)'", command: command)
    }
    guard ReportFormat.named(parts[0]) != nil else {
      throw UsageError(
        "no report format is named '\(parts[0])'; known are \(ReportFormat.names.joined(separator: ", "))",
        command: command)
    }
    (format, path) = (parts[0], parts[1])
  }
}
