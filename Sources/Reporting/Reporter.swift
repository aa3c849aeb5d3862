package import SightlineModel

/// One output format. Given the same report and context it writes the same bytes.
package protocol Reporter: Sendable {
  func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream)
}

extension Reporter {
  /// - Returns: The whole output.
  package func string(for report: AuditReport, in context: ReportContext) -> String {
    var text = ""
    write(report, in: context, to: &text)
    return text
  }
}

/// What a reporter says of a rule; comes from the rule's page.
package struct RuleInfo: Hashable, Sendable {
  package var id: RuleID
  /// A few words: "Text is cut off".
  package var title: String
  /// One or two sentences.
  package var summary: String
  /// The page's body: why it matters, how to fix it.
  package var helpMarkdown: String
  /// `WCAG 1.4.4`, `HIG Typography`.
  package var sources: [String]
  package var severity: Severity
  /// Address of the page on the web, where there is one.
  package var address: String?
  package init(
    id: RuleID, title: String, summary: String, helpMarkdown: String = "", sources: [String] = [],
    severity: Severity = .error, address: String? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.helpMarkdown = helpMarkdown
    self.sources = sources
    self.severity = severity
    self.address = address
  }
}

/// What reporters need besides the report itself.
package struct ReportContext: Sendable {
  /// The audited folder's name, for headlines.
  package var project: String
  /// The audited folder's absolute path; Xcode turns only absolute paths into links.
  package var root: String?
  /// From the repository's root to the audited folder, `/` between parts, empty when they are the same.
  package var pathPrefix: String
  package var rules: [RuleInfo]
  /// Text of a file of the audited folder, for columns in UTF-16 and for line hashes.
  package var sourceText: (@Sendable (_ file: String) -> String?)?
  package var pictures: [ScenePicture]
  package init(
    project: String, root: String? = nil, pathPrefix: String = "", rules: [RuleInfo] = [],
    pictures: [ScenePicture] = [], sourceText: (@Sendable (_ file: String) -> String?)? = nil
  ) {
    self.project = project
    self.root = root
    self.pathPrefix = pathPrefix
    self.rules = rules
    self.pictures = pictures
    self.sourceText = sourceText
  }

  package func rule(_ id: RuleID) -> RuleInfo? { rules.first { $0.id == id } }

  /// - Returns: A path relative to the repository's root.
  func repositoryPath(_ file: String) -> String {
    let parts = (pathPrefix.isEmpty ? file : pathPrefix + "/" + file).split(separator: "/").filter { $0 != "." }
    return parts.joined(separator: "/")
  }

  /// The same, safe to be shown.
  func visiblePath(_ file: String) -> String { Visible.line(repositoryPath(file)) }
}

/// A screen drawn in one state and variant. Findings are marked on it by the page, so that many can share one drawing.
package struct ScenePicture: Sendable {
  package enum Content: Sendable {
    case vector(VectorPicture)
    case png([UInt8])
  }
  package var screen: String
  package var state: String
  /// As in `Variant.description`.
  package var variant: String
  /// The screen, in points.
  package var size: Size
  package var content: Content
  package init(screen: String, state: String, variant: String, size: Size, content: Content) {
    self.screen = screen
    self.state = state
    self.variant = variant
    self.size = size
    self.content = content
  }
}
