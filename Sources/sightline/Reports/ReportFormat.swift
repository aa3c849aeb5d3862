import AuditPipeline
import Reporting
import SightlineModel

/// The output formats by name.
enum ReportFormat {
  struct Entry: Sendable {
    let name: String
    let summary: String
    let make: @Sendable (Dress) -> any Reporter
    /// Drawings of the failing screens are worth making.
    var needsPictures = false
    /// Paths and columns are those of the source files.
    var readsSources = false
  }

  /// How the command line wants it.
  struct Dress: Sendable {
    /// Plain in files.
    var style = TerminalStyle()
    /// Warnings weigh as much as errors.
    var isStrict = false
    var extent = TextReporter.Extent.all
  }

  static let entries: [Entry] = [
    Entry(
      name: "text", summary: "for people", make: { TextReporter(style: $0.style, extent: $0.extent) }),
    Entry(name: "json", summary: "everything, with a schema", make: { _ in JSONReporter() }),
    Entry(
      name: "html", summary: "a page with pictures", make: { _ in HTMLReporter() }, needsPictures: true,
      readsSources: true),
    Entry(
      name: "flow", summary: "a drawing of the flow (SVG)", make: { _ in FlowPictureReporter() },
      needsPictures: true),
    Entry(name: "sarif", summary: "code scanning", make: { _ in SARIFReporter() }, readsSources: true),
    Entry(name: "xcode", summary: "lines that Xcode links", make: { _ in XcodeReporter() }),
    Entry(name: "junit", summary: "test results", make: { JUnitReporter(isStrict: $0.isStrict) }),
    Entry(name: "github", summary: "annotations", make: { _ in GitHubAnnotationReporter() }, readsSources: true),
    Entry(name: "gitlab", summary: "code quality", make: { _ in GitLabReporter() }),
    Entry(name: "checkstyle", summary: "for many tools", make: { _ in CheckstyleReporter() }),
    Entry(name: "markdown", summary: "a pull request's comment", make: { _ in MarkdownReporter() }),
    Entry(name: "summary", summary: "a job's summary", make: { _ in MarkdownReporter(place: .summary) }),
  ]

  static let names = entries.map(\.name)
  /// A folder of its own, written by `PlayerReport`.
  static let player = "player"
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
    guard ReportFormat.named(parts[0]) != nil || parts[0] == ReportFormat.player else {
      throw UsageError(
        "no report format is named '\(parts[0])'; known are \((ReportFormat.names + [ReportFormat.player]).joined(separator: ", "))",
        command: command)
    }
    guard !Discovery.reads(fileNamed: parts[1]) else {
      throw UsageError(
        "--report \(text): audits read files of this name, so that no report is written there", command: command)
    }
    (format, path) = (parts[0], parts[1])
  }
}
