package import SightlineModel

/// The flow as an SVG file with a thumbnail for each state; of an app that was not walked a line that says so.
package struct FlowPictureReporter: Reporter {
  package init() {}

  package func write(_ report: AuditReport, in context: ReportContext, to output: inout some TextOutputStream) {
    guard let flow = report.flow, !flow.states.isEmpty else {
      output.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"40\"><text x=\"8\" y=\"25\" "
          + "font-family=\"sans-serif\">No flow was walked.</text></svg>\n")
      return
    }
    output.write(FlowPicture(flow.outline, sheet: PictureSheet(context.pictures)).file)
  }
}
