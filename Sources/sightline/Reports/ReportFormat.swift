import Reporting
import SightlineModel

/// The output formats by name.
enum ReportFormat {
  struct Entry: Sendable {
    let name: String
    let summary: String
    /// - Parameter style: For a terminal; plain in files.
    let make: @Sendable (TerminalStyle) -> any Reporter
    /// Drawings of the failing screens are worth making.
    var needsPictures = false
    /// Paths and columns are those of the source files.
    var readsSources = false
  }

  static let entries: [Entry] = [
    Entry(name: "text", summary: "for people", make: { TextReporter(style: $0) }),
    Entry(name: "json", summary: "everything, with a schema", make: { _ in JSONReporter() }),
    Entry(name: "sarif", summary: "code scanning", make: { _ in SARIFReporter() }, readsSources: true),
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
