import SightlineModel

/// The line of a finding with its neighbours, without the indentation they share.
struct SourceExcerpt {
  private static let around = 2
  private static let widest = 160
  let lines: [(number: Int, text: String)]

  /// - Returns: `nil` where the file is not at hand, or shorter.
  init?(_ location: SourceLocation, in context: ReportContext) {
    guard let text = context.sourceText?(location.file) else { return nil }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard location.line >= 1, location.line <= all.count else { return nil }
    let range = max(1, location.line - Self.around)...min(all.count, location.line + Self.around)
    let shown = range.map { (number: $0, text: all[$0 - 1].last == "\r" ? all[$0 - 1].dropLast() : all[$0 - 1]) }
    let indent =
      shown.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    lines = shown.map { ($0.number, Visible.line(String($0.text.dropFirst(indent)), limit: Self.widest)) }
  }
}
